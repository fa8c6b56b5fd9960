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

  /// A few digits that differ where some files differ, so that none is put together with one of another state.
  package static func version(of files: some Sequence<[UInt8]>) -> String {
    var digest = MessageDigest.sha256
    for file in files { digest.update(file) }
    return digest.finished().prefix(4).hexadecimal
  }
}
