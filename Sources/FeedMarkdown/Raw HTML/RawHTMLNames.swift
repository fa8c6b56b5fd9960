/// The ids that stand in attributes of raw HTML, where several bodies on one page would have the same.
enum RawHTMLNames {
  /// Attributes whose values are ids, with spaces between several (WHATWG HTML; WAI-ARIA 1.2).
  private static let lists: Set<String> = [
    "aria-activedescendant", "aria-controls", "aria-describedby", "aria-details", "aria-errormessage", "aria-flowto",
    "aria-labelledby", "aria-owns", "commandfor", "for", "form", "headers", "id", "itemref", "list", "popovertarget",
  ]

  /// Where the ids stand in an attribute: the ids of a list, and those behind `#` in drawings, as in `href="#a"` of a
  /// `<use>` and in `fill="url(#a)"`. The addresses of links are none of them.
  static func ranges(in attribute: RawHTMLAttribute, of html: [UInt8]) -> [Range<Int>] {
    let value = html[attribute.value]
    if lists.contains(attribute.name) {
      return value.split { $0 <= UInt8(ascii: " ") }.map(\.indices)
    }
    var ranges: [Range<Int>] = []
    var index = value.startIndex
    while let hash = value[index...].firstIndex(of: UInt8(ascii: "#")) {
      index = hash + 1
      let before = value[..<hash]
      let isReference = attribute.name.hasSuffix("href") && before.allSatisfy { $0 <= UInt8(ascii: " ") }
      guard isReference || Self.endsWithFunction(before) else { continue }
      let name = value[index...].prefix { $0 > UInt8(ascii: " ") && !"\"')".utf8.contains($0) }
      if !name.isEmpty { ranges.append(name.indices) }
    }
    return ranges
  }

  /// Whether text ends with `url(` and perhaps a quotation mark.
  private static func endsWithFunction(_ text: ArraySlice<UInt8>) -> Bool {
    let quoted = text.last == UInt8(ascii: "'") || text.last == UInt8(ascii: "\"")
    let function = (quoted ? text.dropLast() : text).suffix(4)
    return function.count == 4 && zip(function, "url(".utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
  }
}
