import FeedDiagnostics

/// Reads Ogg files with Opus, Vorbis, FLAC, Speex or Theora (RFC 3533; RFC 7845 for Opus).
enum OggReader: MediaFormatReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaFault) {
    facts.mimeType = "audio/ogg"
    var sound: OggStream?
    var film: OggStream?
    var position = 0
    // Section 4: the first pages of all streams stand before everything else.
    while let page = try OggPage(source, at: position), page.isFirst {
      if let stream = try OggStream(source, page) {
        if stream.pixelSize == nil { sound = sound ?? stream } else { film = film ?? stream }
      }
      position = page.end
    }
    guard position > 0 else { throw .damaged(part: "first page") }
    if let size = film?.pixelSize {
      facts.mimeType = "video/ogg"
      facts.pixelSize = size
    }
    guard let stream = sound ?? film else { return }
    guard position < source.byteCount else { throw .truncated }
    if let units = try lastPosition(of: stream, source) {
      facts.setDuration(stream.length(atPosition: units), scale: stream.unitsPerSecond)
    }
  }

  /// Where the last page of a stream ends in time; nil where the end of the file belongs to other streams.
  private static func lastPosition(of stream: OggStream, _ source: ByteSource) throws(MediaFault) -> Int? {
    // A page has at most 65,307 bytes, and one of another stream may follow.
    let start = max(0, source.byteCount - 2 * OggPage.largest)
    let tail = Array(try source.prefix(at: start, count: 2 * OggPage.largest))
    var index = tail.count - OggPage.headerLength
    var hasPage = false
    while index >= 0 {
      if tail[index] == UInt8(ascii: "O"), let page = OggPage(tail, at: index) {
        hasPage = true
        if page.serial == stream.serial, let position = page.position { return position }
      }
      index -= 1
    }
    guard hasPage else { throw .damaged(part: "last page") }
    return nil
  }
}
