import FeedDiagnostics

/// Overwrites those comments of Ogg files (RFC 3533) that do not name the music, in the packets where Vorbis, Opus, Speex,
/// Theora and FLAC have them.
///
/// The packets keep their lengths, with zeros at their ends, so that no page changes but those that hold them.
struct OggMetadata {
  /// The comments of one stream, as far as its pages were read.
  private struct Comments {
    /// How many bytes stand before the comments, and whether a bit follows them that is set (Vorbis I, section 5.2.1).
    let prefix: Int
    let isFramed: Bool
    /// Where the parts of the packet stand in the file.
    var ranges: [Range<Int>] = []
    var isWhole = false
  }

  private var streams: [Int: Comments] = [:]
  /// The pages that hold comments, in the order of the file.
  private var pages: [Range<Int>] = []

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    var metadata = OggMetadata()
    try metadata.find(source)
    var changes: [Int: UInt8] = [:]
    for comments in metadata.streams.values where comments.isWhole {
      var packet: [UInt8] = []
      for range in comments.ranges { packet += try source.bytes(at: range.lowerBound, count: range.count) }
      let kept = Self.cleaned(packet, comments)
      var place = 0
      for offset in comments.ranges.joined() {
        if kept[place] != packet[place] { changes[offset] = kept[place] }
        place += 1
      }
    }
    guard !changes.isEmpty else { return }
    for page in metadata.pages {
      let old = Array(try source.bytes(at: page.lowerBound, count: page.count))
      var bytes = old
      for offset in page { if let byte = changes[offset] { bytes[offset - page.lowerBound] = byte } }
      guard bytes != old else { continue }
      bytes.replaceSubrange(22..<26, with: [0, 0, 0, 0])
      bytes.replaceSubrange(22..<26, with: [UInt8](littleEndian: Self.checkSum(bytes), count: 4))
      edits.replace(page, with: bytes)
    }
  }

  /// Reads pages until the comments of all streams are there; they stand in the second packet of each.
  private mutating func find(_ source: ByteSource) throws(MediaError) {
    var position = 0
    while let page = try OggPage(source, at: position) {
      if page.isFirst {
        streams[page.serial] = try Self.comments(source, page)
      } else if let comments = streams[page.serial], !comments.isWhole {
        pages.append(position..<min(page.end, source.byteCount))
        streams[page.serial] = Self.adding(page, to: comments)
      } else if streams.values.allSatisfy(\.isWhole) {
        return
      }
      position = page.end
    }
  }

  /// What a stream's first packet promises of its second; nil where its codec is unknown.
  private static func comments(_ source: ByteSource, _ page: OggPage) throws(MediaError) -> Comments? {
    if try source.holds("\u{01}vorbis", at: page.start) { return Comments(prefix: 7, isFramed: true) }
    if try source.holds("OpusHead", at: page.start) { return Comments(prefix: 8, isFramed: false) }
    if try source.holds("Speex   ", at: page.start) { return Comments(prefix: 0, isFramed: false) }
    if try source.holds("\u{7F}FLAC", at: page.start) { return Comments(prefix: 4, isFramed: false) }
    if try source.holds("theora", at: page.start + 1) { return Comments(prefix: 7, isFramed: false) }
    return nil
  }

  private static func adding(_ page: OggPage, to comments: Comments) -> Comments {
    var comments = comments
    var length = 0
    // A packet ends with the first segment that is not full (section 5).
    for segment in page.segments {
      length += Int(segment)
      if segment < 255 {
        comments.isWhole = true
        break
      }
    }
    comments.ranges.append(page.start..<page.start + length)
    return comments
  }

  private static func cleaned(_ packet: [UInt8], _ comments: Comments) -> [UInt8] {
    guard packet.count > comments.prefix else { return packet }
    let kept =
      packet[..<comments.prefix] + VorbisComments(Array(packet[comments.prefix...])).onlyMusic
      + (comments.isFramed ? [1] : [])
    return kept.count > packet.count ? packet : kept + [UInt8](repeating: 0, count: packet.count - kept.count)
  }

  /// The check sum of a page (section 6): a remainder of the polynomial 0x04C11DB7, the highest bit first.
  private static func checkSum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0
    for byte in bytes {
      sum ^= UInt32(byte) << 24
      for _ in 0..<8 { sum = sum << 1 ^ (sum >> 31 == 0 ? 0 : 0x04C1_1DB7) }
    }
    return Int(sum)
  }
}
