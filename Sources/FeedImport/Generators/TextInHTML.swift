import FeedContent
import FeedModel

/// A post or a page in HTML with front matter, as Jekyll and Hugo read it.
struct TextInHTML {
  private let head: Substring
  private let html: String

  /// Reads a file; nil where it has no front matter or cannot be read, or has another ending.
  init?(_ path: String, in folder: SourceFolder, endings: Set<String> = ["html", "htm"]) {
    guard endings.contains(path.fileExtension),
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

  /// Whether it makes one page of its own words, where generators make files of all sorts of templates.
  var makesPage: Bool {
    let address = head.firstMatch(of: /(?m)^permalink:[ \t]*["']?([^"'\n]*?)["']?[ \t]*$/)?.1 ?? ""
    return !isTemplate && !html.contains(/\{%-?\s*(set|block|extends|macro|import|from)\b/)
      && !head.contains(/(?m)^["']?pagination["']?:/) && address != "false"
      && (address.isEmpty || address.hasSuffix("/") || ["html", "htm"].contains(String(address).fileExtension))
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

  /// The file with Markdown in place of HTML; tags of templates stay as they are.
  var markdown: String {
    // Code between tags would lose its lines.
    let coded = html.replacing(
      from: /\{%-?\s*highlight\s+(\S+?)(?:\s[^%]*)?-?%\}\n?/, upTo: /\{%-?\s*endhighlight\s*-?%\}/
    ) { language, code in
      "<pre><code class=\"language-\(language)\">"
        + code.replacing("&", with: "&amp;").replacing("<", with: "&lt;") + "</code></pre>"
    }
    let tags = HiddenTags(in: coded)
    let markdown = tags.shown(in: MarkdownConverter().markdown(tags.text))
    let body = markdown.isEmpty ? "" : "\n\(markdown)\n"
    return head + body
  }
}

/// A text with words in place of the tags of a template, which are no HTML.
private struct HiddenTags {
  /// The text without the tags.
  private(set) var text = ""
  private var tags: [Substring] = []
  /// What the words begin with, which nothing else in the text does; a number and a letter follow.
  private let mark: String

  init(in written: String) {
    let known = Set(written.matches(of: /templatetag([0-9]+)x/).map { $0.output.1 })
    let number = (0...known.count).first { !known.contains("\($0)") } ?? 0
    mark = "templatetag\(number)x"
    let opening = /\{[%\{]/
    // A tag without an end is text, and its end is not searched again.
    var ends: [Substring: String] = ["{%": "%}", "{{": "}}"]
    var rest = written[...]
    while let start = rest.firstRange(of: opening) {
      let following = rest[start.upperBound...]
      guard let end = ends[rest[start]], let close = following.firstRange(of: end) else {
        ends[rest[start]] = nil
        text += rest[..<start.upperBound]
        rest = following
        continue
      }
      tags.append(rest[start.lowerBound..<close.upperBound])
      text += rest[..<start.lowerBound]
      text += "\(mark)\(tags.count)z"
      rest = rest[close.upperBound...]
    }
    text += rest
  }

  /// A text that was made of this one, with the tags where they were.
  func shown(in text: String) -> String {
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { shown, part in
      let end = part.firstIndex(of: "z") ?? part.startIndex
      guard let number = Int(part[..<end]), tags.indices.contains(number - 1) else { return shown += mark + part }
      shown += tags[number - 1] + part[end...].dropFirst()
    }
  }
}
