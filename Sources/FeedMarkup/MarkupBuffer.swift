/// Bytes of markup in UTF-8, written front to back.
///
/// Nothing is escaped here: what is appended is markup already. ``HTMLEscaping``, ``XMLEscaping`` and
/// ``URLEscaping`` append text.
///
/// What is called for every few bytes is public, as the compiler inlines nothing of package access in another module.
public struct MarkupBuffer: Sendable, Hashable {
  /// The markup written so far, valid UTF-8.
  @usableFromInline
  package var bytes: [UInt8] = []
  /// What in it wants a script; told by those who write it.
  package var features: PageFeatures = []

  /// Creates an empty buffer.
  package init() {}

  /// The number of bytes written so far.
  @inlinable
  public var count: Int { bytes.count }

  /// Whether nothing was written yet.
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

  /// Appends markup as it stands; lent, like arrays.
  @_disfavoredOverload
  package mutating func append(_ markup: String) {
    let isDone: Void? = unsafe markup.utf8.withContiguousStorageIfAvailable { unsafe bytes.append(contentsOf: $0) }
    if isDone == nil { bytes.append(contentsOf: markup.utf8) }
  }

  /// Appends markup that stands in the program as it stands; most of what is written is.
  @inlinable
  public mutating func append(_ markup: StaticString) {
    markup.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Appends a piece of another buffer's bytes as it stands.
  package mutating func append(_ markup: ArraySlice<UInt8>) {
    bytes.append(contentsOf: markup)
  }

  /// Appends markup in UTF-8 as it stands.
  ///
  /// They are lent: handing over an array counts it as in use, and threads that write the same markup would wait for
  /// each other.
  package mutating func append(_ markup: [UInt8]) {
    unsafe markup.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Appends what another buffer holds.
  package mutating func append(_ other: MarkupBuffer) {
    append(other.bytes)
    features.formUnion(other.features)
  }

  /// Appends one ASCII character, or one byte of a longer one, as it stands.
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

  /// Takes back the last `count` bytes.
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

  /// What the markup of a template in UTF-8 asks for, as far as it stands between two tags of the template.
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
