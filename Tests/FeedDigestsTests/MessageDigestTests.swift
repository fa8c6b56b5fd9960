import FeedDigests
import Testing

struct MessageDigestTests {
  /// Examples of RFC 3174 (section 7.3), of FIPS 180-2 (appendix B), and the empty message.
  static let examples: [(message: String, times: Int, sha1: String, sha256: String)] = [
    (
      "", 1, "da39a3ee5e6b4b0d3255bfef95601890afd80709",
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    ),
    (
      "abc", 1, "a9993e364706816aba3e25717850c26c9cd0d89d",
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    ),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1, "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "a", 1_000_000, "34aa973cd4c4daa4f61eeb2bdbad27316534016f",
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: examples)
  func `Matches the examples of its specification`(message: String, times: Int, sha1: String, sha256: String) {
    let whole = String(repeating: message, count: times)
    for (empty, expected) in [(MessageDigest.sha1, sha1), (.sha256, sha256)] {
      var digest = empty
      digest.update(whole.utf8)
      #expect(digest.finished().hexadecimal == expected)
    }
  }

  @Test
  func `Is the same however its bytes arrive`() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for empty in [MessageDigest.sha1, .sha256] {
      var whole = empty
      whole.update(bytes)
      for size in [1, 63, 64, 65, 127] {
        var pieces = empty
        for start in stride(from: 0, to: bytes.count, by: size) {
          pieces.update(bytes[start..<min(start + size, bytes.count)])
        }
        // What lies in no one piece is taken as well, and so is nothing.
        pieces.update(EmptyCollection())
        #expect(pieces.finished() == whole.finished())
      }
      var lazily = empty
      lazily.update(bytes.lazy.map { $0 })
      #expect(lazily.finished() == whole.finished())
    }
  }

  @Test
  func `Words bytes in two digits each`() {
    #expect([0, 9, 10, 15, 16, 0xAB, 0xFF].hexadecimal == "00090a0f10abff")
    #expect([UInt8]().hexadecimal == "")
  }
}
