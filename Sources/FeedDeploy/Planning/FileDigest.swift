/// By what the bytes of a file are told from others.
package struct FileDigest: Hashable, Sendable {
  /// SHA-256, in hexadecimal digits.
  package let sha256: String
  /// The length in bytes.
  package let size: Int

  /// Creates a digest.
  package init(sha256: String, size: Int) {
    self.sha256 = sha256
    self.size = size
  }
}
