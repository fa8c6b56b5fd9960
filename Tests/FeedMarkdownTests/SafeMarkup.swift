/// Looks at HTML for feeds with a reader of its own, much stricter than browsers: every tag must be complete, known, and
/// closed where it ought to be.
enum SafeMarkup {
  /// What is wrong; nothing where the HTML is safe.
  static func faults(in html: String) -> [String] {
    var faults: [String] = []
    var open: [Substring] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      guard let tag = rest.prefixMatch(of: /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)( \/)?>/) else {
        return faults + ["no tag: \(rest.prefix(40))"]
      }
      rest = rest[tag.range.upperBound...]
      let name = tag.output.2
      if !names.contains(name) { faults.append("element \(name)") }
      faults += attributes(tag.output.3)
      if tag.output.1 == "/" {
        if open.popLast() != name { faults.append("</\(name)> closes something else") }
      } else if void.contains(name) {
        if tag.output.4 == nil { faults.append("<\(name)> is not closed") }
      } else {
        open.append(name)
      }
    }
    return faults + open.map { "<\($0)> is never closed" }
  }

  private static func attributes(_ text: Substring) -> [String] {
    text.matches(of: /\ ([a-z]+)="([^"<>]*)"/).compactMap { match in
      let (name, value) = (match.output.1, match.output.2)
      guard attributeNames.contains(name) else { return "attribute \(name)" }
      guard ["href", "src", "srcset", "poster"].contains(name) else { return nil }
      let isUnsafe = value.lowercased().split(separator: ", ").contains { address in
        let address = address.filter { $0 > " " }
        return ["javascript", "vbscript", "data:text", "data:image/svg", "data:,"].contains { address.hasPrefix($0) }
      }
      return isUnsafe ? "address \(value)" : nil
    }
  }

  private static let void: Set<Substring> = ["br", "col", "hr", "img", "source", "track", "wbr"]
  private static let names: Set<Substring> = void.union([
    "a", "abbr", "audio", "b", "blockquote", "code", "dd", "del", "details", "div", "dl", "dt", "em", "figure", "font",
    "h1", "h2", "i", "li", "ol", "p", "picture", "pre", "span", "strong", "summary", "table", "tbody", "td", "th", "tr",
    "u", "ul", "video",
  ])
  private static let attributeNames: Set<Substring> = [
    "alt", "colspan", "controls", "height", "href", "lang", "open", "poster", "src", "srcset", "start", "title", "type",
    "width",
  ]
}
