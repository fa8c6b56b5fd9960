internal import FeedMarkup

/// Which attributes of raw HTML are addresses that follow the links of the site.
struct RawHTMLAddresses {
  /// What the sources of the player are that was opened last.
  private var sources = MarkdownLink.Kind.video

  /// Notes the players that tags open and close.
  mutating func pass(_ tag: HTMLTag) {
    if tag.name == "audio" || tag.name == "video" { sources = tag.name == "audio" && !tag.isEnd ? .audio : .video }
  }

  /// What the address in an attribute is used for; nil where it is no address.
  ///
  /// The image that an element shows is its `src`. Others are links, lest one picture count twice: the sizes in a
  /// `srcset`, the `poster` of a film.
  func kind(of attribute: String, in element: String) -> MarkdownLink.Kind? {
    switch (attribute, element) {
    case ("href", "a"), ("href", "area"), ("href", "link"): .link
    case ("src", "img"), ("src", "input"): .image
    case ("src", "audio"): .audio
    case ("src", "video"): .video
    case ("src", "source"): sources
    case ("src", "embed"), ("src", "iframe"), ("src", "script"), ("src", "track"), ("poster", "video"): .link
    case ("srcset", "img"), ("srcset", "source"): .link
    default: nil
    }
  }
}

/// The ids that stand in attributes of raw HTML, where several bodies on one page would have the same.
enum RawHTMLNames {
  /// Attributes whose values are ids, with spaces between several (WHATWG HTML; WAI-ARIA 1.2).
  private static let lists: Set<String> = [
    "aria-activedescendant", "aria-controls", "aria-describedby", "aria-details", "aria-errormessage", "aria-flowto",
    "aria-labelledby", "aria-owns", "commandfor", "for", "form", "headers", "id", "itemref", "list", "popovertarget",
  ]

  /// Where the ids stand in an attribute: the ids of a list, and those behind `#` in drawings, as in `href="#a"` of a
  /// `<use>` and in `fill="url(#a)"`. The addresses of links are none of them.
  static func ranges(in attribute: HTMLAttribute, of html: [UInt8]) -> [Range<Int>] {
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
