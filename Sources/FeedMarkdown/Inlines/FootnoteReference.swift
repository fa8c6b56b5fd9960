/// A reference to a footnote: `[^1]`.
struct FootnoteReference {
  /// The label in lower case.
  let label: String
  /// The index after the bracket that closes it.
  let end: Int

  /// A label longer than this, in bytes, is none.
  private static let longest = 256

  /// Reads bytes from the opening bracket on.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.starts(with: "[^".utf8) else { return nil }
    let name = bytes.dropFirst(2).prefix(Self.longest).prefix {
      $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]")
    }
    guard !name.isEmpty, name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: "]") else { return nil }
    label = String(decoding: name, as: UTF8.self).lowercased()
    end = name.endIndex + 1
  }
}
