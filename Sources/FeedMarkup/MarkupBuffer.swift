/// Bytes of markup in UTF-8, written front to back.
///
/// Nothing is escaped here: what is appended is markup already. ``HTMLEscaping``, ``XMLEscaping`` and
/// ``URLEscaping`` append text.
package struct MarkupBuffer: Sendable, Hashable {
  /// The markup written so far, valid UTF-8.
  package var bytes: [UInt8] = []

  /// Creates an empty buffer.
  package init() {}

  /// The number of bytes written so far.
  package var count: Int { bytes.count }

  /// Whether nothing was written yet.
  package var isEmpty: Bool { bytes.isEmpty }

  /// The markup written so far, as a string.
  package var markup: String { String(decoding: bytes, as: UTF8.self) }

  /// Makes room for `count` bytes in all; worth calling once, where the size is nearly known.
  package mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Appends markup as it stands.
  @_disfavoredOverload
  package mutating func append(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Appends markup that stands in the program as it stands; most of what is written is.
  @inlinable
  package mutating func append(_ markup: StaticString) {
    markup.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Appends a piece of another buffer's bytes as it stands.
  package mutating func append(_ markup: ArraySlice<UInt8>) {
    bytes.append(contentsOf: markup)
  }

  /// Appends markup in UTF-8 as it stands.
  package mutating func append(_ markup: [UInt8]) {
    bytes.append(contentsOf: markup)
  }

  /// Appends what another buffer holds.
  package mutating func append(_ other: MarkupBuffer) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Appends one ASCII character, or one byte of a longer one, as it stands.
  @inlinable
  package mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Takes back the last `count` bytes.
  package mutating func removeLast(_ count: Int) {
    bytes.removeLast(count)
  }
}
