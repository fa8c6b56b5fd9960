import Crypto

/// Digests of bytes, by which a client knows that nothing changed.
enum ByteDigest {
  /// Half of the SHA-256 in hexadecimal digits.
  static func make(of bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = SHA256.hash(data: bytes).prefix(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0x0F)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
