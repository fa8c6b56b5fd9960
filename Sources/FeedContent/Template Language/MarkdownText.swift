import FeedDiagnostics
import FeedMarkdown
import FeedMedia
import FeedModel

/// Writes Markdown for what a tag means.
enum MarkdownText {
  /// An image, or a player where the file is sound or film.
  static func image(_ address: String, alt: String, title: String, width: String?, link: String?) -> String {
    var text = "![\(label(alt))](\(destination(address))"
    if !title.isEmpty { text += " \"\(quoted(title))\"" }
    text += ")"
    if let width, !width.isEmpty, width.utf8.count < 5,
      width.utf8.allSatisfy(\.isASCIIDigit)
    {
      text += "{: width=\(width)}"
    }
    guard let link, !link.isEmpty, link != address else { return text }
    return "[\(text)](\(destination(link)))"
  }

  static func link(_ address: String, text: String) -> String { "[\(label(text))](\(destination(address)))" }

  /// An address that shows itself; alone in a paragraph, it is embedded where it can be.
  static func address(_ address: String) -> String { "<\(destination(address))>" }

  /// The name of a place within the site that is looked up when all files are known.
  static func named(_ name: String) -> String {
    let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return "[[\(parts[0])]]" + (parts.count > 1 ? "#\(parts[1])" : "")
  }

  /// An address as it may be between parentheses, quotation marks or angle brackets.
  static func destination(_ address: String) -> String {
    var text = ""
    for scalar in address.unicodeScalars {
      switch scalar {
      case "\u{0}"..."\u{20}", "(", ")", "<", ">", "\"", "'", "\\", "|", "`", "*":
        text += "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Text between the brackets of a link or an image.
  static func label(_ text: String) -> String { escaped(plain(text), "\\[]`*_<&!") }

  private static func quoted(_ text: String) -> String { escaped(plain(text), "\\\"<&") }

  private static func escaped(_ text: String, _ signs: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if signs.unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
    }
    return result
  }

  /// The words of a caption: without tags and the addresses of links.
  private static func plain(_ text: String) -> String {
    guard text.contains(where: { "[<*`".contains($0) }) else { return text }
    var result = text.replacing(/\[([^\[\]]*)\]\([^()\s]*\)/) { String($0.output.1) }
    result = result.replacing(/<\/?[A-Za-z][^<>]*>/, with: "")
    return result.replacing(/\*+|`/, with: "")
  }
}

/// Writes HTML for what a tag means where it is within raw HTML, of the Markdown that ``MarkdownText`` writes.
struct MarkupText {
  /// Whether a frame around a page with a player becomes an embed; else hosts may refuse to show the page in it.
  let framesPlayers: Bool

  // Compiled once for all tags of a body.
  private let picture = /!\[((?:\\.|[^\]\\])*)\]\(([^\s()]*)(?: "((?:\\.|[^"\\])*)")?\)(?:\{: width=([0-9]+)\})?/
  private let link = /\[((?:\\.|[^\[\]\\])*)\]\((\[\[[^\]]*\]\][^\s()]*|[^\s()]*)\)/
  private let address = /<(https?:[^<>\s]*)>/
  private let escape = /\\(.)/

  /// The same in HTML; what is neither picture, player, link nor address stays text.
  func html(of markdown: String) -> String {
    guard markdown.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "<") }) else { return markdown }
    var html = markdown.replacing(picture) { match in
      let address = Self.escaped(String(match.output.2))
      let type = MediaTypes.type(ofFile: String(match.output.2.withoutQuery))
      for name in ["audio", "video"] where type.hasPrefix(name + "/") {
        return "<\(name) controls src=\"\(address)\"></\(name)>"
      }
      let title = match.output.3.map { " title=\"\(Self.escaped(plain(String($0))))\"" } ?? ""
      let width = match.output.4.map { " width=\"\($0)\"" } ?? ""
      return "<img src=\"\(address)\" alt=\"\(Self.escaped(plain(String(match.output.1))))\"\(title)\(width)>"
    }
    html.replace(link) { match in
      let words =
        match.output.1.contains("<img ") ? String(match.output.1) : Self.escaped(plain(String(match.output.1)))
      // Names are looked up in Markdown only.
      return match.output.2.hasPrefix("[[") ? words : "<a href=\"\(Self.escaped(String(match.output.2)))\">\(words)</a>"
    }
    html.replace(address) { match in
      let address = Self.escaped(String(match.output.1))
      return framesPlayers && EmbeddedPage(address: String(match.output.1)) != nil
        ? "<iframe src=\"\(address)\"></iframe>" : "<a href=\"\(address)\">\(address)</a>"
    }
    return html
  }

  /// A text without the backslashes of Markdown.
  private func plain(_ text: String) -> String { text.replacing(escape) { String($0.output.1) } }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
