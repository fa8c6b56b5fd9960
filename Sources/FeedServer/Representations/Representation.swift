import FeedDigests
package import NIOCore

/// The response for an address: bytes, and what a client has to know about them.
package struct Representation: Sendable {
  package enum Body: Sendable {
    case bytes(ByteBuffer)
    case file(OpenedFile)
  }

  package let type: String
  /// What tells this state from others.
  package let tag: EntityTag
  /// When it became what it is.
  package let lastModified: HTTPDate
  package let body: Body
}

extension Representation {
  /// Creates one of bytes in memory, whose tag is half of their SHA-256.
  package init(type: String, bytes: [UInt8], lastModified: HTTPDate) {
    var digest = MessageDigest.sha256
    digest.update(bytes)
    self.init(
      type: type, tag: EntityTag(digest.finished().prefix(16).hexadecimal), lastModified: lastModified,
      body: .bytes(ByteBuffer(bytes: bytes)))
  }

  /// Creates one of an open file, whose tag says which file it is, how long and how old.
  package init(type: String, file: OpenedFile) {
    self.init(type: type, tag: EntityTag(file.version), lastModified: file.lastModified, body: .file(file))
  }

  /// The length in bytes.
  package var length: Int {
    switch body {
    case .bytes(let buffer): buffer.readableBytes
    case .file(let file): file.size
    }
  }
}
