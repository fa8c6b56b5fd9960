import FeedMarkdown
import FeedMedia

/// Writes HTML for what a tag means where it stands within raw HTML, of the Markdown that ``MarkdownText`` writes.
enum MarkupText {
  /// The same in HTML; what is neither picture, player, link nor address stays text.
  static func html(of markdown: String) -> String {
    var html = markdown.replacing(
      /!\[((?:\\.|[^\]\\])*)\]\(([^\s()]*)(?: "((?:\\.|[^"\\])*)")?\)(?:\{: width=([0-9]+)\})?/
    ) { match in
      let address = escaped(String(match.output.2))
      let type = MediaTypes.type(ofFile: String(match.output.2.prefix { $0 != "?" && $0 != "#" }))
      for name in ["audio", "video"] where type.hasPrefix(name + "/") {
        return "<\(name) controls src=\"\(address)\"></\(name)>"
      }
      let title = match.output.3.map { " title=\"\(escaped(plain(String($0))))\"" } ?? ""
      let width = match.output.4.map { " width=\"\($0)\"" } ?? ""
      return "<img src=\"\(address)\" alt=\"\(escaped(plain(String(match.output.1))))\"\(title)\(width)>"
    }
    html.replace(/\[((?:\\.|[^\[\]\\])*)\]\((\[\[[^\]]*\]\][^\s()]*|[^\s()]*)\)/) { match in
      let words = match.output.1.contains("<img ") ? String(match.output.1) : escaped(plain(String(match.output.1)))
      // Names are looked up in Markdown only.
      return match.output.2.hasPrefix("[[") ? words : "<a href=\"\(escaped(String(match.output.2)))\">\(words)</a>"
    }
    html.replace(/<(https?:[^<>\s]*)>/) { match in
      let address = escaped(String(match.output.1))
      return EmbeddedPage(address: String(match.output.1)) == nil
        ? "<a href=\"\(address)\">\(address)</a>" : "<iframe src=\"\(address)\"></iframe>"
    }
    return html
  }

  /// A text without the backslashes of Markdown.
  private static func plain(_ text: String) -> String { text.replacing(/\\(.)/) { String($0.output.1) } }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
