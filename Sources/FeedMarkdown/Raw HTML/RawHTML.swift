import FeedDiagnostics
internal import FeedMarkup

extension HTMLTokenizer {
  /// Raw HTML for its words and images: what is in a drawing or a script is no text for readers.
  static func words(of bytes: [UInt8]) -> HTMLTokenizer { HTMLTokenizer(bytes, rawText: wordless) }

  private static let wordless = rawText.subtracting(["title"]).union(["svg", "template"])

  /// Raw HTML as browsers read it once the tags that GFM disallows are shown as text; all raw text is among them.
  static func filteredTags(of bytes: [UInt8]) -> HTMLTokenizer {
    HTMLTokenizer(bytes, rawText: []) { TagFilter.applies(to: $0, at: $1) }
  }

  func firstLine(of range: Range<Int>) -> String {
    String(decoding: bytes[range].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Whether a comment is `<!--more-->`, or `<!--truncate-->` of Docusaurus, which ends the excerpt.
  func isMoreMark(_ comment: Range<Int>) -> Bool {
    let words = bytes[comment].dropFirst(4).dropLast(3).split { $0 <= UInt8(ascii: " ") }
    return words.count == 1
      && ["more", "truncate"].contains(String(decoding: words[0].map { $0 | 0x20 }, as: UTF8.self))
  }
}

extension HTMLTag {
  /// Elements whose content is not read out, though tags are in it.
  static let silent: Set<String> = ["audio", "math", "object", "svg", "template", "video"]

  /// Elements of words with their readings, each of which ends the reading before it (HTML, section 4.5.10).
  static let ruby: Set<String> = ["rb", "rp", "rt", "ruby"]

  /// Whether what follows is a reading, or the parentheses around one.
  var isReading: Bool { !isEnd && (name == "rp" || name == "rt") }

  /// Whether words before and after the tag are words of one line, which may even be one word.
  var isWithinWords: Bool { Self.withinWords.contains(name) }

  /// Whether there is something to see where the tag is.
  var isShown: Bool { Self.shown.contains(name) }

  private static let shown: Set<String> = [
    "audio", "canvas", "embed", "hr", "iframe", "img", "input", "math", "object", "svg", "video",
  ]

  private static let withinWords: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i", "img", "ins", "kbd",
    "mark", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u",
    "var", "wbr",
  ]
}

/// The tags that GFM disallows: those that change how the rest of a page is read (GFM 0.29, section 6.11).
enum TagFilter {
  private static let names = HTMLTokenizer.rawText.union(["plaintext"])
  private static let longestName = 9

  /// Whether the `<` at `index` begins a tag that is disallowed; it need not be complete.
  static func applies(to bytes: [UInt8], at index: Int) -> Bool {
    let start = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/") ? index + 2 : index + 1
    let name = bytes[min(start, bytes.count)...].prefix(longestName + 1).prefix { $0.isASCIILetter }
    guard names.contains(String(decoding: name.lazy.map { $0 | 0x20 }, as: UTF8.self)) else { return false }
    // Where the block ends, its last line does.
    guard name.endIndex < bytes.count else { return true }
    switch bytes[name.endIndex] {
    case UInt8(ascii: "\t")...UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: ">"): return true
    default: return false
    }
  }
}

/// A place in raw HTML that is not always written unchanged.
struct RawHTMLEdit: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// A `<` that is shown as text.
    case lessThan
    /// An address, the value of an attribute or one of those in a `srcset`: the index of the link, and the attribute.
    case address(Int, HTMLAttribute)
    /// An id, or a name in a list of ids: what is there.
    case name(String)
    case dropped
  }

  let content: Content
  /// The place in ``RawHTMLFragment/written``.
  let range: Range<Int>
}

/// Raw HTML that stays in a body: a block, or a tag within text.
struct RawHTMLFragment: Hashable, Sendable {
  let written: [UInt8]
  /// Whether it is a block, which may hold text, or a single tag.
  let isBlock: Bool
  /// What may be written otherwise, in order; the ranges do not overlap.
  var edits: [RawHTMLEdit] = []
  /// What in it wants a script.
  var features: PageFeatures = []
}

extension RawHTMLFragment {
  /// Notes each `<` that begins a disallowed tag, wherever it stands (GFM 0.29, section 6.11).
  ///
  /// An address that holds one is no address of the site, and stays as it is.
  mutating func filterTags() {
    let tags = written.indices.filter { written[$0] == UInt8(ascii: "<") && TagFilter.applies(to: written, at: $0) }
    edits.removeAll { edit in
      let next = tags.partitioningIndex { $0 >= edit.range.lowerBound }
      return next < tags.count && edit.range.contains(tags[next])
    }
    edits += tags.map { RawHTMLEdit(content: .lessThan, range: $0..<($0 + 1)) }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
  }
}

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

/// The ids that are in attributes of raw HTML, where several bodies on one page would have the same.
enum RawHTMLNames {
  /// Attributes whose values are ids, with spaces between several (WHATWG HTML; WAI-ARIA 1.2).
  private static let lists: Set<String> = [
    "aria-activedescendant", "aria-controls", "aria-describedby", "aria-details", "aria-errormessage", "aria-flowto",
    "aria-labelledby", "aria-owns", "commandfor", "for", "form", "headers", "id", "itemref", "list", "popovertarget",
  ]

  /// The ranges of ids in an attribute: the ids of a list, and those after `#` in drawings, as in `href="#a"` of a
  /// `<use>` and in `fill="url(#a)"`. The addresses of links are not among them.
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
