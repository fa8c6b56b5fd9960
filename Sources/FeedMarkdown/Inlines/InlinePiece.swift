internal import CCmark

/// A part of a text node that a pass took apart.
enum InlinePiece {
  /// What stays text.
  case text(Range<Int>)
  /// Text that is written otherwise than it is read, such as an emoji.
  case replacement(String, Range<Int>)
  case delimiter(Range<Int>, (kind: InlineMeaning, canOpen: Bool, canClose: Bool))
  /// An address, a tag with its `#` or a person with the `@`, and what is before the text in the destination.
  case link(MarkdownLink.Kind, Range<Int>, prefix: String)
  case footnote(label: String)
  /// A list of attributes, which is left out where it is behind nothing that takes it.
  case attributeList(AttributeList, Range<Int>)

  /// A new node for the piece of `text`.
  func node(of text: [UInt8]) -> CmarkNode? {
    switch self {
    case .text(let range), .delimiter(let range, _): return .text(text[range])
    case .replacement(let replacement, _): return .text(replacement.utf8)
    case .link(let kind, let range, let prefix):
      let words = kind == .link ? SmartText.undone(text[range]) : Array(text[range])
      // The mark before a name is no part of it.
      let destination = prefix + String(decoding: words.dropFirst(kind == .link ? 0 : 1), as: UTF8.self)
      guard let link = CmarkNode.link(to: destination), let text = CmarkNode.text(words) else { return nil }
      link.append(text)
      link.setVariant(kind.rawValue)
      return link
    case .footnote(let label): return .inline(.footnote, label: label)
    case .attributeList: return nil
    }
  }
}

/// The meaning of a node that a pass inserted: the variant of a custom node of cmark.
enum InlineMeaning: Int {
  case strikethrough = 1
  /// The same between single tildes, which no double one ends.
  case singleStrikethrough
  case mark
  case `subscript`
  case superscript
  case task
  case doneTask
  /// A reference to a footnote, whose label the node holds.
  case footnote
  /// An emoji in a heading, the text within; the node holds the name of the short code that was written.
  case emoji

  /// The start tag, without its end, and the end tag of the element around the text within; nil where there is none.
  var tags: (start: StaticString, end: StaticString)? {
    switch self {
    case .strikethrough, .singleStrikethrough: ("<del", "</del>")
    case .mark: ("<mark", "</mark>")
    case .subscript: ("<sub", "</sub>")
    case .superscript: ("<sup", "</sup>")
    case .task, .doneTask, .footnote, .emoji: nil
    }
  }

  /// The meaning of a run of delimiters around text, apart from those of CommonMark; nil where there is none.
  init?(_ byte: UInt8, count: Int, extensions: MarkdownExtensions) {
    switch (byte, count) {
    case (UInt8(ascii: "~"), 2) where extensions.contains(.strikethrough): self = .strikethrough
    case (UInt8(ascii: "~"), 1) where extensions.contains(.subscripts): self = .subscript
    case (UInt8(ascii: "~"), 1) where extensions.contains(.strikethrough): self = .singleStrikethrough
    case (UInt8(ascii: "="), 2) where extensions.contains(.marks): self = .mark
    case (UInt8(ascii: "^"), 1) where extensions.contains(.superscripts): self = .superscript
    default: return nil
    }
  }

  /// Whether the text within holds no space, so that `~5 km, ~6 km` stays what it is.
  var isOneWord: Bool { self == .subscript || self == .superscript }
}

/// Text in which cmark put smart punctuation.
enum SmartText {
  private static let plain: [(smart: [UInt8], written: [UInt8])] = [
    ("“", "\""), ("”", "\""), ("‘", "'"), ("’", "'"), ("–", "--"), ("—", "---"), ("…", "..."),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// The text without smart punctuation, for addresses: cmark replaces it before they are recognised.
  static func undone(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(0xE2) else { return Array(text) }
    var undone: [UInt8] = []
    var rest = text
    while let first = rest.first {
      if first == 0xE2, let (smart, written) = plain.first(where: { rest.starts(with: $0.smart) }) {
        undone += written
        rest = rest.dropFirst(smart.count)
      } else {
        undone.append(first)
        rest = rest.dropFirst()
      }
    }
    return undone
  }

  /// The text with smart punctuation, as cmark writes it in a heading.
  static func made(of text: String) -> String {
    guard text.utf8.contains(where: { "\"'-.".utf8.contains($0) }) else { return text }
    var source = Array("# ".utf8)
    for byte in text.utf8 {
      switch byte {
      case 0..<UInt8(ascii: " "): source.append(UInt8(ascii: " "))
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "."): source.append(byte)
      case UInt8(ascii: "!")...UInt8(ascii: "/"), UInt8(ascii: ":")...UInt8(ascii: "@"),
        UInt8(ascii: "[")...UInt8(ascii: "`"), UInt8(ascii: "{")...UInt8(ascii: "~"):
        source += [UInt8(ascii: "\\"), byte]
      default: source.append(byte)
      }
    }
    var made: [UInt8] = []
    let document = CmarkDocument(parsing: source, isSmart: true)
    document.walk { node, _ in if node.type == CMARK_NODE_TEXT { made += node.literalBytes } }
    return String(decoding: made, as: UTF8.self)
  }
}
