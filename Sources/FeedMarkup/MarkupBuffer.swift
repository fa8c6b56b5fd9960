/// Bytes of markup in UTF-8, written front to back.
///
/// Nothing is escaped here: what is appended is markup already. ``HTMLEscaping``, ``XMLWriter`` and ``URLEscaping``
/// append text.
///
/// Functions that are called for every few bytes are public, since the compiler does not inline package declarations
/// into other modules.
public struct MarkupBuffer: Sendable, Hashable {
  /// The markup written so far, valid UTF-8.
  @usableFromInline
  package var bytes: [UInt8] = []
  /// The features in it that need a script, as set by the writers.
  package var features: PageFeatures = []

  package init() {}

  /// Takes over a piece of another buffer's bytes.
  init(_ markup: ArraySlice<UInt8>) { bytes = Array(markup) }

  /// The number of bytes written so far.
  @inlinable
  public var count: Int { bytes.count }

  package var isEmpty: Bool { bytes.isEmpty }

  /// The markup written so far, as a string.
  package var markup: String { String(decoding: bytes, as: UTF8.self) }

  /// The same markup without room for more: for what is kept.
  package var compact: MarkupBuffer {
    var copy = MarkupBuffer()
    copy.reserve(count)
    copy.append(self)
    return copy
  }

  /// Makes room for `count` bytes in all; worth calling once, where the size is nearly known.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Appends markup unchanged; lent, like arrays.
  @_disfavoredOverload
  package mutating func append(_ markup: String) {
    let isDone: Void? = unsafe markup.utf8.withContiguousStorageIfAvailable { unsafe bytes.append(contentsOf: $0) }
    if isDone == nil { bytes.append(contentsOf: markup.utf8) }
  }

  /// Appends markup that is in the program unchanged; most of what is written is.
  @inlinable
  public mutating func append(_ markup: StaticString) {
    markup.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Appends a piece of another buffer's bytes unchanged.
  package mutating func append(_ markup: ArraySlice<UInt8>) {
    bytes.append(contentsOf: markup)
  }

  /// Appends markup in UTF-8 unchanged.
  ///
  /// They are lent: handing over an array counts it as in use, and threads that write the same markup would wait for
  /// each other.
  package mutating func append(_ markup: [UInt8]) {
    unsafe markup.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  package mutating func append(_ other: MarkupBuffer) {
    append(other.bytes)
    features.formUnion(other.features)
  }

  /// Appends one ASCII character, or one byte of a longer one, unchanged.
  @inlinable
  public mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// The offset of the first byte from `start` on that fulfils a condition; nil where none does.
  ///
  /// - Parameter mayHold: Whether one of eight bytes may fulfil it, so that most are not looked at one by one.
  @inline(__always)
  func firstOffset(
    from start: Int, inWords mayHold: (UInt64) -> Bool, where isFound: (UInt8) -> Bool
  ) -> Int? {
    unsafe bytes.withUnsafeBytes { bytes in
      var offset = start
      while offset < bytes.count {
        let end = min(offset + 8, bytes.count)
        let isWord = end == offset + 8
        if !isWord || mayHold(unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) {
          for offset in offset..<end where isFound(unsafe bytes[offset]) { return offset }
        }
        offset = end
      }
      return nil
    }
  }

  package mutating func removeLast(_ count: Int) {
    bytes.removeLast(count)
  }
}

/// What in the markup of a page wants a script.
package struct PageFeatures: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A player from elsewhere that a click loads.
  package static let player = PageFeatures(rawValue: 1 << 0)
  /// A link to a photo that a lightbox shows.
  package static let photo = PageFeatures(rawValue: 1 << 1)
  /// A player for a file of sound, or a button that plays what another page lists.
  package static let recording = PageFeatures(rawValue: 1 << 2)

  /// What an attribute of any element asks for.
  package init(attribute name: String) {
    switch name {
    case "data-player": self = .player
    case "data-photo": self = .photo
    default: self = []
    }
  }

  /// What the markup of a template in UTF-8 asks for, as far as it is between two tags of the template.
  package init(template markup: [UInt8]) {
    self = []
    for (index, byte) in markup.enumerated() {
      switch byte {
      case UInt8(ascii: "<"): if markup[index...].starts(with: "<audio".utf8) { insert(.recording) }
      case UInt8(ascii: "-") where markup[..<index].suffix(4).elementsEqual("data".utf8):
        let rest = markup[index...]
        if rest.starts(with: #"-player=""#.utf8) { insert(.player) }
        if rest.starts(with: #"-photo=""#.utf8) { insert(.photo) }
        if rest.starts(with: #"-play=""#.utf8) { insert(.recording) }
      default: break
      }
    }
  }
}

extension MarkupBuffer {
  /// U+FFFD, which replaces a character that a format forbids.
  ///
  /// Replacing beats dropping: two halves of a word that a filter looked for never join (Unicode TR 36, 3.5).
  private static let replacement = "\u{FFFD}"

  /// Appends text after `rules`; what they forbid comes out as U+FFFD.
  ///
  /// The text is copied first and taken back from the first byte on that must not be there: most text holds none.
  mutating func append(_ text: String, escapedAfter rules: EscapingRules) {
    let start = count
    append(text)
    escape(from: start, after: rules)
  }

  /// Appends text in UTF-8 after `rules`; whole characters, in which what is forbidden comes out as U+FFFD.
  mutating func append(_ text: ArraySlice<UInt8>, escapedAfter rules: EscapingRules) {
    let start = count
    append(text)
    escape(from: start, after: rules)
  }

  /// Escapes what was appended unchanged, from the offset `start` in bytes to the end.
  mutating func escape(from start: Int, after rules: EscapingRules) {
    guard let first = firstEscaping(from: start, after: rules) else { return }
    let rest = MarkupBuffer(bytes[first.character.lowerBound...])
    removeLast(rest.count)
    var copied = 0
    while let (character, reference) = rest.firstEscaping(from: copied, after: rules) {
      append(rest.bytes[copied..<character.lowerBound])
      append(reference)
      copied = character.upperBound
    }
    append(rest.bytes[copied...])
  }

  /// The first character from `start` on that must be escaped, and its replacement; nil where there is none.
  private func firstEscaping(
    from start: Int, after rules: EscapingRules
  ) -> (character: Range<Int>, reference: String)? {
    var start = start
    while let index = firstOffset(from: start, inWords: { rules.mayConcern($0) }, where: { rules.concerns($0) }) {
      let (length, reference) = Self.escaping(at: index, in: bytes, after: rules)
      if let reference { return (index..<index + length, reference) }
      start = index + length
    }
    return nil
  }

  /// The length of the character at `index`, which may need escaping, and its replacement; nil where it needs none.
  private static func escaping(
    at index: Int, in bytes: [UInt8], after rules: EscapingRules
  ) -> (length: Int, reference: String?) {
    let byte = bytes[index]
    if byte < 0x40 { return (1, rules.reference(for: byte) ?? replacement) }
    if byte == 0x7F { return (1, rules.isOfHTML ? replacement : nil) }
    // Strings are valid UTF-8, so that a character is as long as its first byte says.
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard index + length <= bytes.count else { return (1, nil) }
    let isForbidden =
      switch (byte, bytes[index + length - 2], bytes[index + length - 1]) {
      case (0xC2, _, let last): rules.isOfHTML && last < 0xA0
      case (0xEF, 0xBF, 0xBE...0xBF): true
      case (0xEF, 0xB7, 0x90...0xAF): rules.isOfHTML
      // U+1FFFE, U+1FFFF, U+2FFFE and so on: F0…F4, a byte that ends in F, BF, BE or BF.
      case (0xF0..., 0xBF, 0xBE...0xBF): rules.isOfHTML && bytes[index + 1] & 0x0F == 0x0F
      default: false
      }
    return (length, isForbidden ? replacement : nil)
  }
}

/// What text must not hold as it is in one context, such as an attribute's value in XML.
struct EscapingRules: Sendable {
  /// The ASCII characters below U+0040 that may not stand as they are, one bit each.
  let special: UInt64
  /// Whether it is HTML, which forbids U+007F to U+009F and all noncharacters; XML forbids U+FFFE and U+FFFF alone.
  let isOfHTML: Bool
  /// Whether `&` and `<` are escaped by number, where names could be mistaken for those of another language.
  var usesNumbers = false

  /// The control characters that neither HTML nor XML 1.0 allows: C0 except tab, line feed, form feed and carriage
  /// return. XML forbids form feed as well.
  static var forbiddenControls: UInt64 { 0xFFFF_FFFF & ~(1 << 9 | 1 << 10 | 1 << 12 | 1 << 13) }

  /// The markup for a special character; nil for those that are forbidden.
  func reference(for character: UInt8) -> String? {
    switch character {
    case UInt8(ascii: "&"): usesNumbers ? "&#x26;" : "&amp;"
    case UInt8(ascii: "<"): usesNumbers ? "&#x3C;" : "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0x09: "&#9;"
    case 0x0A: "&#10;"
    case 0x0D: "&#13;"
    default: nil
    }
  }

  /// Whether eight bytes may hold one that has to be looked at, which most text does not.
  @inline(__always)
  func mayConcern(_ bytes: UInt64) -> Bool {
    let apostrophe = UInt8(ascii: "'")
    return HTMLEscaping.mayConcern(bytes) || concerns(apostrophe) && HTMLEscaping.holds(apostrophe, in: bytes)
  }

  /// Whether text that holds the byte has to be looked at byte by byte; found without a branch, because no
  /// branch predictor can foresee how letters and spaces take turns.
  @inline(__always)
  func concerns(_ byte: UInt8) -> Bool {
    let ascii = byte & 0x40 == 0 ? special : 1 << (0x7F & 0x3F)
    // U+0080 to U+00BF begin with C2, the noncharacters with EF and more.
    let others: UInt64 = byte & 0x40 == 0 ? 0 : 1 << (0xC2 & 0x3F) | ~0 << (0xEF & 0x3F)
    return (byte & 0x80 == 0 ? ascii : others) >> UInt64(byte & 0x3F) & 1 != 0
  }
}
