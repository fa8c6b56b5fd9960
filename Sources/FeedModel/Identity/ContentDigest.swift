import FeedDigests

/// Digests by which the content of an entry is known again in another file.
package enum ContentDigest {
  /// Half of the SHA-256 of title and body in hexadecimal digits; nil where both are empty.
  package static func make(title: String?, body: String) -> String? {
    let title = title ?? ""
    guard !title.isEmpty || body.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else { return nil }
    var digest = MessageDigest.sha256
    digest.update(title.utf8)
    // No title holds it, so that title and body cannot run into each other.
    digest.update(CollectionOfOne(0))
    digest.update(body.utf8)
    return digest.finished().prefix(16).hexadecimal
  }
}
