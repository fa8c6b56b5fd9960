import FeedDiagnostics
internal import FeedHighlighting

/// Reads what is between the braces of an attribute list.
struct AttributeListScanner<Text: Collection<UInt8>> {
  private(set) var position: Text.Index
  private let text: Text
  private let limit: Text.Index

  /// How many bytes a list may have.
  static var longest: Int { 1024 }

  init(_ text: Text) {
    self.text = text
    position = text.startIndex
    limit = text.index(text.startIndex, offsetBy: Self.longest, limitedBy: text.endIndex) ?? text.endIndex
  }

  private var next: UInt8? { position < limit ? text[position] : nil }

  mutating func pass(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    text.formIndex(after: &position)
    return true
  }

  /// kramdown's extensions, `{::name …}` and `{:/name}`, after the first colon: the name with what is before it.
  mutating func marker() -> String? {
    let start = position
    let opens = pass(UInt8(ascii: ":"))
    guard opens || pass(UInt8(ascii: "/")), !opens || next?.isASCIILetter == true else {
      position = start
      return nil
    }
    while let byte = next, byte.isASCIILetter || byte == UInt8(ascii: "-") { text.formIndex(after: &position) }
    let end = position
    while let byte = next, byte >= UInt8(ascii: " ") || byte == UInt8(ascii: "\t"), byte != UInt8(ascii: "{") {
      text.formIndex(after: &position)
      if byte == UInt8(ascii: "}") { return ":" + String(decoding: text[start..<end], as: UTF8.self) }
    }
    position = start
    return nil
  }

  /// The items up to the closing brace, which is passed; nil where there is none, or nothing before it.
  ///
  /// Of a list that no brace closes, those that it begins with: what comes after the last of them is text.
  mutating func items(isClosed: Bool) -> [AttributeListItem]? {
    var items: [AttributeListItem] = []
    var mayFollow = true
    while true {
      let end = position
      while pass(UInt8(ascii: " ")) || pass(UInt8(ascii: "\t")) {}
      let isApart = position > end
      if isClosed, pass(UInt8(ascii: "}")) { return items.isEmpty ? nil : items }
      let isShort = next == UInt8(ascii: ".") || next == UInt8(ascii: "#")
      guard items.isEmpty || isApart || isShort && mayFollow, let item = isClosed ? item() : unclosedItem() else {
        position = end
        return isClosed || items.isEmpty ? nil : items
      }
      items.append(item)
      // `.a.b#c` is three items, `a="b".c` is none.
      mayFollow = isShort
    }
  }

  /// An item that is no word; or, as a word, the name of a pair whose value reaches to the end of the text because
  /// its quote is not closed either.
  private mutating func unclosedItem() -> AttributeListItem? {
    let start = position
    if let item = item() {
      if case .word = item { return nil }
      return item
    }
    position = start
    guard next?.isASCIILetter == true, let name = token(where: \.belongsToAttributeName)?.lowercased(),
      AttributeRules.isKnown(name), pass(UInt8(ascii: "=")), AttributeQuote(prefixOf: text[position..<limit]) != nil
    else { return nil }
    position = text.endIndex
    return .word(name)
  }

  private mutating func item() -> AttributeListItem? {
    if pass(UInt8(ascii: ".")) { return shortName().map { .className($0) } }
    if pass(UInt8(ascii: "#")) { return shortName().map { .id($0) } }
    guard next?.isASCIILetter == true, let name = token(where: \.belongsToAttributeName)?.lowercased() else {
      return nil
    }
    guard pass(UInt8(ascii: "=")) else { return .word(name) }
    return value().map { .pair(name, $0) }
  }

  private mutating func shortName() -> String? {
    token(where: \.belongsToShortName)
  }

  private mutating func value() -> String? {
    guard let quote = AttributeQuote(prefixOf: text[position..<limit]) else {
      return token(where: \.standsWithoutQuotes)
    }
    text.formIndex(&position, offsetBy: quote.length)
    var value: [UInt8] = []
    while let byte = next, byte >= UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
      if AttributeQuote(prefixOf: text[position..<limit]) == quote {
        text.formIndex(&position, offsetBy: quote.length)
        return String(decoding: value, as: UTF8.self)
      }
      text.formIndex(after: &position)
      if byte == UInt8(ascii: "\\"), let escaped = next, "\"'}\\".utf8.contains(escaped) {
        value.append(escaped)
        text.formIndex(after: &position)
      } else {
        value.append(byte)
      }
    }
    return nil
  }

  private mutating func token(where belongs: (UInt8) -> Bool) -> String? {
    let start = position
    while let byte = next, belongs(byte) { text.formIndex(after: &position) }
    return position > start ? String(decoding: text[start..<position], as: UTF8.self) : nil
  }
}

enum AttributeListItem: Hashable, Sendable {
  /// `.name`.
  case className(String)
  /// `#name`.
  case id(String)
  /// `name="value"`, the name in lower case.
  case pair(String, String)
  /// A word alone, such as `reversed` or kramdown's `toc`.
  case word(String)
}

extension UInt8 {
  private static let nameMarks = ByteSet("-_:")
  private static let quoted = ByteSet("{}\"'<>`\u{7F}")
  private static let shortNameEnds = ByteSet(".#=")

  /// Whether the name of an attribute may hold the byte.
  var belongsToAttributeName: Bool { isASCIILetter || isASCIIDigit || Self.nameMarks.contains(self) }

  /// Whether the value of an attribute may hold the byte without being quoted.
  var standsWithoutQuotes: Bool { self > UInt8(ascii: " ") && !Self.quoted.contains(self) }

  /// Whether a class or an id after its mark may hold the byte.
  var belongsToShortName: Bool { standsWithoutQuotes && !Self.shortNameEnds.contains(self) }
}

/// The quotes around a value: straight ones, or curly ones in any mixture of left and right, as smart punctuation
/// leaves them.
enum AttributeQuote: Equatable {
  case straight(UInt8)
  case curlyDouble
  case curlySingle

  init?(prefixOf text: some Collection<UInt8>) {
    switch text.first {
    case let quote? where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"): self = .straight(quote)
    case 0xE2?:
      // U+2018, U+2019, U+201C and U+201D in UTF-8.
      let rest = text.dropFirst().prefix(2)
      guard rest.first == 0x80, rest.count == 2, let last = rest.dropFirst().first else { return nil }
      switch last {
      case 0x98, 0x99: self = .curlySingle
      case 0x9C, 0x9D: self = .curlyDouble
      default: return nil
      }
    default: return nil
    }
  }

  var length: Int {
    if case .straight = self { 1 } else { 3 }
  }
}
