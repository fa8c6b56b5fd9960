import Crypto
import Foundation

/// Digests by which the content of an entry is known again in another file.
package enum ContentDigest {
  /// Half of the SHA-256 of title and body in hexadecimal digits; nil where both are empty.
  package static func make(title: String?, body: String) -> String? {
    let title = title ?? ""
    guard !title.isEmpty || body.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else { return nil }
    var hash = SHA256()
    hash.update(data: Array(title.utf8))
    // No title holds it, so that title and body cannot run into each other.
    hash.update(data: [0])
    hash.update(data: Array(body.utf8))
    let digits = Array("0123456789abcdef")
    return String(hash.finalize().prefix(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0x0F)]] })
  }
}
