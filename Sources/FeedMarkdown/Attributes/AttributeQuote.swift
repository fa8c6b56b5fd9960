/// The quotes around a value: straight ones, or curly ones in any mixture of left and right, as smart punctuation
/// leaves them.
enum AttributeQuote {
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

  /// The length in bytes.
  var length: Int {
    if case .straight = self { 1 } else { 3 }
  }

  /// Whether the text begins with the quote that closes this one.
  func isClosed(by text: some Collection<UInt8>) -> Bool {
    switch (self, AttributeQuote(prefixOf: text)) {
    case (.straight(let one), .straight(let other)?): one == other
    case (.curlyDouble, .curlyDouble?), (.curlySingle, .curlySingle?): true
    default: false
    }
  }
}
