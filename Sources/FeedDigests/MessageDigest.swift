import CNettle

/// A digest of bytes that come in one piece or in several (FIPS 180-4).
package struct MessageDigest {
  private enum State {
    case sha1(sha1_ctx)
    case sha256(sha256_ctx)
  }

  private var state: State

  private init(_ state: State) { self.state = state }

  /// SHA-1 (section 6.1), whose digests have 20 bytes; for names only, since collisions are known.
  package static var sha1: MessageDigest {
    var context = sha1_ctx()
    unsafe nettle_sha1_init(&context)
    return MessageDigest(.sha1(context))
  }

  /// SHA-256 (section 6.2), whose digests have 32 bytes.
  package static var sha256: MessageDigest {
    var context = sha256_ctx()
    unsafe nettle_sha256_init(&context)
    return MessageDigest(.sha256(context))
  }

  /// Takes further bytes, which are not copied where they lie in one piece, as those of texts and arrays do.
  package mutating func update(_ bytes: some Collection<UInt8>) {
    let isTaken: Void? = bytes.withContiguousStorageIfAvailable { unsafe update($0) }
    if isTaken == nil { unsafe Array(bytes).withUnsafeBufferPointer { unsafe update($0) } }
  }

  private mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    switch state {
    case .sha1(var context):
      unsafe nettle_sha1_update(&context, bytes.count, start)
      state = .sha1(context)
    case .sha256(var context):
      unsafe nettle_sha256_update(&context, bytes.count, start)
      state = .sha256(context)
    }
  }

  /// The digest of all bytes that were taken.
  package func finished() -> [UInt8] {
    switch state {
    case .sha1(var context):
      unsafe [UInt8](unsafeUninitializedCapacity: Int(SHA1_DIGEST_SIZE)) { digest, count in
        count = Int(SHA1_DIGEST_SIZE)
        if let start = digest.baseAddress { unsafe feedsite_sha1_digest(&context, start) }
      }
    case .sha256(var context):
      unsafe [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { digest, count in
        count = Int(SHA256_DIGEST_SIZE)
        if let start = digest.baseAddress { unsafe feedsite_sha256_digest(&context, start) }
      }
    }
  }
}

extension Collection<UInt8> {
  /// The bytes as hexadecimal digits in lower case, two each.
  package var hexadecimal: String {
    let digits: StaticString = "0123456789abcdef"
    return unsafe String(unsafeUninitializedCapacity: 2 * count) { text in
      var index = 0
      for byte in self {
        unsafe text[index] = digits.utf8Start[Int(byte >> 4)]
        unsafe text[index + 1] = digits.utf8Start[Int(byte & 15)]
        index += 2
      }
      return index
    }
  }
}
