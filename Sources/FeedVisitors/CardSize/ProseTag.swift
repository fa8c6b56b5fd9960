/// A tag in the HTML of a note, as far as heights depend on it.
struct ProseTag {
  /// What elements are to the height of a note.
  enum Name: Hashable {
    case paragraph, heading, list, item, terms, term, definition, quote, alert, pre, table, row, cell, figure, group
    case image, rule, lineBreak, inline

    /// Whether blocks within it have room between them.
    var spacesBlocks: Bool {
      switch self {
      case .item, .definition, .quote, .alert: true
      default: false
      }
    }
  }

  /// What the element is.
  let name: Name
  /// Whether the tag ends an element.
  let isClosing: Bool
  /// Where the text goes on.
  let end: Int
  /// The attribute `width`.
  private(set) var pixelWidth: Int?
  /// The attribute `height`.
  private(set) var pixelHeight: Int?

  /// Reads the tag at the beginning of markup; nil where there is none.
  init?(_ markup: ArraySlice<UInt8>) {
    var position = markup.startIndex + 1
    guard position < markup.endIndex else { return nil }
    isClosing = markup[position] == UInt8(ascii: "/")
    if isClosing { position += 1 }
    let nameStart = position
    while position < markup.endIndex, markup[position] | 0x20 >= UInt8(ascii: "a") || Self.isDigit(markup[position]),
      markup[position] != UInt8(ascii: "\"")
    {
      position += 1
    }
    let letters = markup[nameStart..<position]
    // A quoted value may hold what would end a tag.
    var quote: UInt8?
    while position < markup.endIndex, quote != nil || markup[position] != UInt8(ascii: ">") {
      let byte = markup[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      position += 1
    }
    guard position < markup.endIndex else { return nil }
    end = position + 1
    let attributes = markup[letters.endIndex..<position]
    name = Self.name(of: String(decoding: letters, as: UTF8.self), attributes)
    if name == .image {
      pixelWidth = Self.number(of: "width", in: attributes)
      pixelHeight = Self.number(of: "height", in: attributes)
    }
  }

  private static func name(of name: String, _ attributes: ArraySlice<UInt8>) -> Name {
    switch name {
    case "p", "figcaption", "summary": .paragraph
    case "h1", "h2", "h3", "h4", "h5", "h6": .heading
    case "ul", "ol": .list
    case "li": .item
    case "dl": .terms
    case "dt": .term
    case "dd": .definition
    case "blockquote": .quote
    case "div": holds("alert", attributes) ? .alert : .group
    case "pre": .pre
    case "table": .table
    case "tr": .row
    case "td", "th": .cell
    case "figure": .figure
    case "section", "details", "address", "center": .group
    case "img", "video", "iframe": .image
    case "hr": .rule
    case "br": .lineBreak
    default: .inline
    }
  }

  private static func holds(_ word: String, _ attributes: ArraySlice<UInt8>) -> Bool {
    String(decoding: attributes, as: UTF8.self).contains("class=\"\(word)")
  }

  private static func number(of attribute: String, in attributes: ArraySlice<UInt8>) -> Int? {
    let text = String(decoding: attributes, as: UTF8.self)
    guard let start = text.firstRange(of: " \(attribute)=\"")?.upperBound else { return nil }
    return Int(text[start...].prefix { $0 != "\"" })
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
