import Crypto
import Foundation

/// UUIDs that are computed from names (RFC 9562 section 5.5, version 5).
package enum NameBasedUUID {
  /// The namespace in which feedsite makes the identity of sites whose `id:` is no UUID.
  static let siteNamespace = "d8a1c3f4-52a6-5d0e-9b4b-6f1f2f0c7a11"

  /// The namespace of the guids of podcasts (Podcasting 2.0, `podcast:guid`).
  package static let podcastNamespace = "ead4c236-bf58-58c6-a2c6-a6b28d128cb6"

  /// Whether a text is a UUID.
  package static func isUUID(_ text: String) -> Bool { bytes(of: text) != nil }

  /// The UUID of a name in a namespace, in lower case; nil where the namespace is no UUID.
  package static func make(name: String, namespace: String) -> String? {
    guard let namespace = bytes(of: namespace) else { return nil }
    var digest = Array(Insecure.SHA1.hash(data: namespace + Array(name.utf8)).prefix(16))
    digest[6] = digest[6] & 0x0F | 0x50
    digest[8] = digest[8] & 0x3F | 0x80
    return text(of: digest)
  }

  /// The namespace of a site: its id where that is a UUID, else the UUID of the id.
  package static func namespace(ofSiteID id: String) -> String {
    if bytes(of: id) != nil { return id.lowercased() }
    return make(name: id, namespace: siteNamespace) ?? siteNamespace
  }

  private static func bytes(of uuid: String) -> [UInt8]? {
    let groups = uuid.split(separator: "-", omittingEmptySubsequences: false)
    guard groups.map(\.utf8.count) == [8, 4, 4, 4, 12] else { return nil }
    let digits = groups.joined().compactMap(\.hexDigitValue)
    guard digits.count == 32 else { return nil }
    return stride(from: 0, to: 32, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  private static func text(of bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    var text = ""
    for (index, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(index) { text.append("-") }
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 0x0F)])
    }
    return text
  }
}
