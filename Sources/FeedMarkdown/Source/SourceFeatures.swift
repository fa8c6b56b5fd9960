import FeedDiagnostics

/// What a source may hold beyond CommonMark: of the extensions that are wanted those that its bytes show in one look,
/// so that a body without a construct pays nothing for the pass that reads it.
///
/// It may say too much, as it does not know what stands in code, and never too little.
typealias SourceFeatures = MarkdownExtensions

extension SourceFeatures {
  /// Bare addresses that begin with `www.`: only where there are some, each `w` of a text is looked at.
  static let webNames = Self(rawValue: 1 << 27)
  /// Marks behind a backslash that only the passes over the tree read.
  static let escapes = Self(rawValue: 1 << 28)
  /// Pointed brackets, with which tags begin.
  static let tags = Self(rawValue: 1 << 29)
  /// Line ends other than line feeds.
  static let carriageReturns = Self(rawValue: 1 << 30)
  /// Addresses that a space makes text of.
  static let spacedAddresses = Self(rawValue: 1 << 31)

  /// What changes lines before cmark reads them.
  static let blocks: Self = [.tables, .footnotes, .definitionLists, .attributeLists]
  /// What changes cmark's tree.
  static let tree: Self = [
    .footnotes, .attributeLists, .alerts, .taskLists, .strikethrough, .subscripts, .marks, .superscripts, .emoji,
    .autolinks, .hashtags, .mentions, .spacedAddresses,
  ]

  /// For each byte whether something within text may begin with it.
  var notableBytes: [Bool] {
    var bytes = Array(repeating: false, count: 256)
    for (features, mark) in Self.beginnings where !isDisjoint(with: features) { bytes[Int(UInt8(ascii: mark))] = true }
    return bytes
  }

  private static let beginnings: [(features: Self, mark: Unicode.Scalar)] = [
    ([.strikethrough, .subscripts], "~"), (.marks, "="), (.superscripts, "^"), (.attributeLists, "{"),
    (.footnotes, "["), (.spacedAddresses, "]"), (.hashtags, "#"), (.webNames, "w"), ([.autolinks, .emoji], ":"),
    ([.autolinks, .mentions], "@"),
  ]

  init(of bytes: borrowing [UInt8], wanted extensions: MarkdownExtensions) {
    var found: Self = []
    var start = 0
    while let index = Self.firstNotable(from: start, in: bytes) {
      found.formUnion(Self.feature(at: index, in: bytes))
      start = index + 1
    }
    self = found.intersection(extensions.union([.webNames, .escapes, .tags, .carriageReturns, .spacedAddresses]))
  }

  /// One for each byte with which a feature may begin or end, zero for others: a list, which is asked about each byte of
  /// a body in half the time that a `ByteSet` takes.
  private static let notable: [UInt8] = (0...UInt8.max).map { "\r#:<=@[\\]^w{|~".utf8.contains($0) ? 1 : 0 }

  /// The index of the first byte from `start` on that is ``notable``; nil where there is none.
  private static func firstNotable(from start: Int, in bytes: [UInt8]) -> Int? {
    let count = bytes.count
    return unsafe notable.withUnsafeBufferPointer { notable in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        var index = start
        // Most are not, so that four are asked about at once.
        while index + 4 <= count {
          let first = unsafe notable[Int(bytes[index])] | notable[Int(bytes[index + 1])]
          let second = unsafe notable[Int(bytes[index + 2])] | notable[Int(bytes[index + 3])]
          if first | second != 0 { break }
          index += 4
        }
        while index < count, unsafe notable[Int(bytes[index])] == 0 { index += 1 }
        return index < count ? index : nil
      }
    }
  }

  private static func feature(at index: Int, in bytes: [UInt8]) -> Self {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch bytes[index] {
    case UInt8(ascii: "\r"): return .carriageReturns
    case UInt8(ascii: "<"): return .tags
    case UInt8(ascii: "\\"): return HiddenEscapes.marks.contains(next) ? .escapes : []
    case UInt8(ascii: "|"): return .tables
    case UInt8(ascii: "~"): return [.strikethrough, .subscripts]
    case UInt8(ascii: "="): return next == UInt8(ascii: "=") ? .marks : []
    case UInt8(ascii: "^"): return index > 0 && bytes[index - 1] == UInt8(ascii: "[") ? .footnotes : .superscripts
    case UInt8(ascii: "{"): return next > UInt8(ascii: " ") && next != UInt8(ascii: "{") ? .attributeLists : []
    case UInt8(ascii: "["):
      switch next {
      case UInt8(ascii: "!"): return .alerts
      case UInt8(ascii: " "), UInt8(ascii: "x"), UInt8(ascii: "X"):
        return index + 2 < bytes.count && bytes[index + 2] == UInt8(ascii: "]") ? .taskLists : []
      default: return []
      }
    case UInt8(ascii: "]"): return SpacedAddress(behind: index, in: bytes) == nil ? [] : .spacedAddresses
    case UInt8(ascii: ":"): return colon(at: index, in: bytes, next: next)
    case UInt8(ascii: "@"): return index > 0 && bytes[index - 1].isASCIIWord ? .autolinks : .mentions
    case UInt8(ascii: "#"): return next.isASCIIWord || next >= 0x80 ? .hashtags : []
    case UInt8(ascii: "w"):
      guard next == UInt8(ascii: "w") else { return [] }
      // The first of the three may stand before the bytes that are looked at.
      let start = index > 0 && bytes[index - 1] == UInt8(ascii: "w") ? index - 1 : index
      let isAddress = bytes[start...].starts(with: "www.".utf8)
      return isAddress && !(start > 0 && bytes[start - 1] == UInt8(ascii: "/")) ? [.autolinks, .webNames] : []
    default: return []
    }
  }

  private static func colon(at index: Int, in bytes: [UInt8], next: UInt8) -> Self {
    switch next {
    case UInt8(ascii: "/"): return isDestination(colon: index, in: bytes) ? [] : .autolinks
    case UInt8(ascii: "-"), UInt8(ascii: ":"): return [.tables, .emoji]
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      let before = bytes[..<index].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
      return before == nil || before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r") ? .definitionLists : []
    default:
      guard next.isASCIIWord || next == UInt8(ascii: "+") else { return [] }
      let name = bytes[(index + 1)...].prefix(64).prefix {
        $0.isASCIIWord || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
      }
      return name.endIndex < bytes.count && bytes[name.endIndex] == UInt8(ascii: ":") ? .emoji : []
    }
  }

  /// Whether the scheme that ends at a colon is where CommonMark has a destination: `](…`, `<…` or `]: …`.
  private static func isDestination(colon: Int, in bytes: [UInt8]) -> Bool {
    let scheme = bytes[..<colon].suffix(8).reversed().prefix { $0.isASCIILetter }.count
    let before = bytes[..<(colon - scheme)].suffix(3)
    guard let last = before.last else { return false }
    if last == UInt8(ascii: "<") { return true }
    return before.suffix(2).elementsEqual("](".utf8) || before.elementsEqual("]: ".utf8)
  }
}
