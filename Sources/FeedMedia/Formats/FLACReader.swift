import FeedDiagnostics

/// Reads FLAC recordings (RFC 9639, section 8.2: streaminfo).
enum FLACReader: MediaFormatReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    try read(source, at: 0, into: &facts)
  }

  /// Reads a stream that begins at a place, such as behind a tag.
  static func read(_ source: ByteSource, at start: Int, into facts: inout MediaFacts) throws(MediaError) {
    facts.mimeType = "audio/flac"
    guard try source.byte(at: start + 4) & 0x7F == 0, try source.bigEndian(at: start + 5, count: 3) == 34 else {
      throw .damaged(part: "stream header")
    }
    let bits = try source.bigEndian(at: start + 18, count: 4)
    let rate = bits >> 12
    guard rate > 0 else { throw .damaged(part: "stream header") }
    let samples = (bits & 0xF) << 32 | (try source.bigEndian(at: start + 22, count: 4))
    // Zero samples stand for an unknown number.
    facts.setDuration(samples, scale: rate)
    _ = try source.bytes(at: start + 42, count: 1)
  }
}
