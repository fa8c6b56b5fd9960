import FeedDiagnostics

/// What a source may hold beyond CommonMark: of the extensions that are wanted those that its bytes show in one look,
/// so that a body without a construct pays nothing for the pass that reads it.
///
/// It may say too much, as it does not know what is in code, and never too little.
typealias SourceFeatures = MarkdownExtensions

extension SourceFeatures {
  /// Bare addresses that begin with `www.`: only where there are some, each `w` of a text is looked at.
  static let webNames = Self(rawValue: 1 << 27)
  /// Marks after a backslash that only the passes over the tree read.
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

  /// What may begin, or end, with each byte; within text only what changes the tree does.
  static let beginnings: [Self] = {
    let marks: [(mark: Unicode.Scalar, features: Self)] = [
      ("\r", .carriageReturns), ("<", .tags), ("\\", .escapes), ("|", .tables), ("~", [.strikethrough, .subscripts]),
      ("=", .marks), ("^", .superscripts), ("{", .attributeLists), ("[", .footnotes), ("]", .spacedAddresses),
      ("#", .hashtags), ("w", .webNames), (":", [.autolinks, .emoji]), ("@", [.autolinks, .mentions]),
    ]
    var beginnings = Array(repeating: Self(), count: 256)
    for (mark, features) in marks { beginnings[Int(UInt8(ascii: mark))] = features }
    return beginnings
  }()

  init(of bytes: borrowing [UInt8], wanted extensions: MarkdownExtensions) {
    let all = Self(rawValue: .max)
    var found: Self = []
    var start = 0
    while let index = unsafe bytes.withUnsafeBufferPointer({ unsafe all.firstBeginning(from: start, in: $0) }) {
      found.formUnion(Self.feature(at: index, in: bytes))
      start = index + 1
    }
    self = found.intersection(extensions.union([.webNames, .escapes, .tags, .carriageReturns, .spacedAddresses]))
  }

  /// The index of the first byte from `start` on that is among the ``beginnings`` of these; nil where there is none.
  func firstBeginning(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    unsafe Self.beginnings.withUnsafeBufferPointer { beginnings in
      var index = start
      // Most are not, so that four are asked about at once.
      while index + 4 <= bytes.count {
        let first = unsafe beginnings[Int(bytes[index])].union(beginnings[Int(bytes[index + 1])])
        let second = unsafe beginnings[Int(bytes[index + 2])].union(beginnings[Int(bytes[index + 3])])
        if !isDisjoint(with: first.union(second)) { break }
        index += 4
      }
      while index < bytes.count, unsafe isDisjoint(with: beginnings[Int(bytes[index])]) { index += 1 }
      return index < bytes.count ? index : nil
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
    case UInt8(ascii: "]"): return SpacedAddress(after: index, in: bytes) == nil ? [] : .spacedAddresses
    case UInt8(ascii: ":"): return colon(at: index, in: bytes, next: next)
    case UInt8(ascii: "@"): return index > 0 && bytes[index - 1].isASCIIWord ? .autolinks : .mentions
    case UInt8(ascii: "#"): return next.isASCIIWord || next >= 0x80 ? .hashtags : []
    case UInt8(ascii: "w"):
      guard next == UInt8(ascii: "w") else { return [] }
      // The first of the three may be before the bytes that are looked at.
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
      return before?.isLineEnd ?? true ? .definitionLists : []
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
