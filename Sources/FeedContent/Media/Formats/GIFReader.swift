import FeedDiagnostics

/// Reads GIF images (GIF89a, section 18: logical screen descriptor).
enum GIFReader: MediaFormatReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaFault) {
    facts.mimeType = "image/gif"
    facts.setSize(width: try source.littleEndian(at: 6, count: 2), height: try source.littleEndian(at: 8, count: 2))
    guard facts.pixelSize != nil else { throw .damaged(part: "header") }
    // The least that can follow is an image descriptor.
    _ = try source.bytes(at: 13, count: 10)
  }
}
