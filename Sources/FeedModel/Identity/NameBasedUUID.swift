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
    let digits = bytes[..<16].hexadecimal
    var text = ""
    text.reserveCapacity(length)
    for (place, digit) in digits.unicodeScalars.enumerated() {
      if [8, 12, 16, 20].contains(place) { text.append("-") }
      text.unicodeScalars.append(digit)
    }
    return text
  }

  /// The namespace of a site: its id where that is a UUID, else the UUID of the id.
  package static func namespace(ofSiteID id: String) -> String {
    if bytes(of: id) != nil { return id.lowercased() }
    return make(name: id, namespace: siteNamespace) ?? siteNamespace
  }

  /// How many characters a UUID has.
  private static let length = 36

  private static func bytes(of uuid: String) -> [UInt8]? {
    guard uuid.utf8.count == length else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16)
    var high: UInt8?
    for (place, byte) in uuid.utf8.enumerated() {
      switch (place, byte) {
      case (8, UInt8(ascii: "-")), (13, UInt8(ascii: "-")), (18, UInt8(ascii: "-")), (23, UInt8(ascii: "-")): continue
      case (8, _), (13, _), (18, _), (23, _): return nil
      default:
        guard let digit = PercentEncoding.value(byte) else { return nil }
        if let first = high { bytes.append(first << 4 | digit) }
        high = high == nil ? digit : nil
      }
    }
    return bytes
  }
}
