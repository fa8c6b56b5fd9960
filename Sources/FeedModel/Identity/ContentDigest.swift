import FeedDigests

/// A digest by which the content of an entry is known again in another file: half of a SHA-256.
public struct ContentDigest: Hashable, Sendable {
  private let bits: UInt128

  /// The digest of title and body; nil where both are empty.
  package init?(title: String?, body: String) {
    let title = title ?? ""
    guard !title.isEmpty || body.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else { return nil }
    var digest = MessageDigest.sha256
    digest.update(title.utf8)
    // No title holds it, so that title and body cannot run into each other.
    digest.update([0])
    digest.update(body.utf8)
    bits = UInt128(bytes: digest.finished().prefix(16))
  }

  /// A few digits that differ where some files differ, so that files of different states are never combined.
  package static func version(of files: some Sequence<[UInt8]>) -> String {
    var digest = MessageDigest.sha256
    for file in files { digest.update(file) }
    return digest.finished().prefix(4).hexadecimal
  }
}

extension ContentDigest: CustomStringConvertible {
  /// The hexadecimal digits, in lower case.
  public var description: String { bits.text(hyphens: 0) }
}

extension ContentDigest: Decodable {
  /// Reads the digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let bits = UInt128(try container.decode(String.self).utf8, hyphens: 0) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no digest")
    }
    self.bits = bits
  }
}
