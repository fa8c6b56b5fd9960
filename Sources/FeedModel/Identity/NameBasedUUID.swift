import FeedDigests

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
    var digest = MessageDigest.sha1
    digest.update(namespace)
    digest.update(name.utf8)
    var bytes = digest.finished()
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { bytes[$0].hexadecimal }.joined(separator: "-")
  }

  /// The namespace of a site: its id where that is a UUID, else the UUID of the id.
  package static func namespace(ofSiteID id: String) -> String {
    if bytes(of: id) != nil { return id.lowercased() }
    return make(name: id, namespace: siteNamespace) ?? siteNamespace
  }

  private static func bytes(of uuid: String) -> [UInt8]? {
    let groups = uuid.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.map(\.count) == [8, 4, 4, 4, 12] else { return nil }
    let digits = groups.joined().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == 32 else { return nil }
    return stride(from: 0, to: 32, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
