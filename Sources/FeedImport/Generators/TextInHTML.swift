import FeedContent
import FeedModel

/// A post or a page in HTML with front matter, as Jekyll and Hugo read it.
struct TextInHTML {
  private let head: Substring
  private let html: String

  /// Reads a file; nil where it has no front matter or cannot be read, or is another file.
  init?(_ path: String, in folder: SourceFolder) {
    guard ["html", "htm"].contains(path.fileExtension),
      folder.source.head(folder.sourcePath(path)).hasPrefix("---"), let text = folder.text(path),
      let body = try? BodyText(of: Array(text.utf8), file: path, skipsFrontMatter: true),
      body.text.utf8.count < text.utf8.count
    else { return nil }
    html = body.text
    head = text.dropLast(body.text.count)
  }

  /// Whether it lists or computes something, as the template of an archive does.
  var isTemplate: Bool {
    html.contains(
      /\{%-?\s*(for|if|unless|case|assign|capture|tablerow)\b|\{\{-?\s*(content|paginator|range|define|with|if)\b/)
  }

  /// What a template lists, as an address: posts, or those of a category or a tag, which are one here; nil where it
  /// lists neither.
  var list: String? {
    let names = /\b(?:site|paginator)\.(posts|categories|tags)(?!\w)(?:\.([\w\-]+)|\[\s*["']([^"'\]]+)["']\s*\])?/
    guard isTemplate, let match = html.firstMatch(of: names) else { return nil }
    return match.1 == "posts" ? "/posts/" : "/categories/\(match.2 ?? match.3 ?? "")/"
  }

  /// The address that the front matter states.
  var permalink: String? {
    head.firstMatch(of: /(?m)^permalink:[ \t]*["']?([^"'\s]+)/).map { String($0.1) }
  }

  /// The file with Markdown in the place of HTML; tags of templates stay as they are.
  var markdown: String {
    var tags: [Substring] = []
    var mark = "templatetag"
    while html.contains(mark) { mark += "x" }
    // Code between tags would lose its lines.
    let coded = html.replacing(
      /\{%-?\s*highlight\s+(\S+?)(?:\s[^%]*)?-?%\}\s*?\n?((?s:.*?))\{%-?\s*endhighlight\s*-?%\}/
    ) { match in
      "<pre><code class=\"language-\(match.1)\">"
        + match.2.replacing("&", with: "&amp;").replacing("<", with: "&lt;") + "</code></pre>"
    }
    let marked = coded.replacing(/\{%(?s:.*?)%\}|\{\{(?s:.*?)\}\}/) { match in
      tags.append(match.output)
      return "\(mark)\(tags.count)z"
    }
    var markdown = MarkdownConverter().markdown(marked)
    for (number, tag) in tags.enumerated() { markdown = markdown.replacing("\(mark)\(number + 1)z", with: tag) }
    let body = markdown.isEmpty ? "" : "\n\(markdown)\n"
    return head + body
  }
}
