import FeedDiagnostics
import FeedModel

/// Reads Ogg files with Opus, Vorbis, FLAC, Speex or Theora (RFC 3533; RFC 7845 for Opus).
enum OggReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    facts.mimeType = "audio/ogg"
    var sound: OggStream?
    var film: OggStream?
    var position = 0
    // Section 4: the first pages of all streams are before everything else.
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
  private static func lastPosition(of stream: OggStream, _ source: ByteSource) throws(MediaError) -> Int? {
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

/// A stream of an Ogg file by its first packet.
private struct OggStream {
  /// Which pages are its own.
  let serial: Int
  /// How many units of a page's position make a second.
  private(set) var unitsPerSecond = 0
  /// Width and height of a film.
  private(set) var pixelSize: PixelSize?

  /// How many samples at the beginning are not heard.
  private var skipped = 0
  /// How many bits of a position count from the last key frame on.
  private var shift = 0
  /// Frames are counted in seconds of so many.
  private var denominator = 1

  /// Reads the packet on a stream's first page; nil where the codec is unknown.
  init?(_ source: ByteSource, _ page: OggPage) throws(MediaError) {
    serial = page.serial
    let start = page.start
    if try source.holds("OpusHead", at: start) {
      // RFC 7845, sections 4 and 5.1: positions always count at 48 kHz.
      unitsPerSecond = 48_000
      skipped = try source.littleEndian(at: start + 10, count: 2)
    } else if try source.holds("\u{01}vorbis", at: start) {
      // Vorbis I, section 4.2.2.
      unitsPerSecond = try source.littleEndian(at: start + 12, count: 4)
    } else if try source.holds("\u{7F}FLAC", at: start) {
      // RFC 9639, section 10.1: after the mapping's header stands a FLAC stream's beginning.
      unitsPerSecond = try source.bigEndian(at: start + 27, count: 4) >> 12
    } else if try source.holds("Speex   ", at: start) {
      unitsPerSecond = try source.littleEndian(at: start + 36, count: 4)
    } else if try source.byte(at: start) == 0x80, try source.holds("theora", at: start + 1) {
      // Theora specification, section 6.2: the picture inside of the frame, and the frames in a second.
      let width = try source.bigEndian(at: start + 14, count: 3)
      let height = try source.bigEndian(at: start + 17, count: 3)
      unitsPerSecond = try source.bigEndian(at: start + 22, count: 4)
      denominator = max(1, try source.bigEndian(at: start + 26, count: 4))
      shift = (try source.bigEndian(at: start + 40, count: 2) >> 5) & 0x1F
      pixelSize = PixelSize(width: width, height: height)
      guard pixelSize != nil else { throw .damaged(part: "stream header") }
    } else {
      return nil
    }
  }

  /// How many units are heard or seen up to a position.
  func length(atPosition position: Int) -> Int {
    guard pixelSize != nil else { return max(0, position - skipped) }
    let frames = (position >> shift).addingReportingOverflow(position & ((1 << shift) - 1))
    let units = frames.partialValue.multipliedReportingOverflow(by: denominator)
    return frames.overflow || units.overflow ? 0 : units.partialValue
  }
}

/// The header of a page of an Ogg file (RFC 3533, section 6).
struct OggPage {
  /// The bytes that every header has, before its table of segments.
  static let headerLength = 27
  /// The largest page that there can be.
  static let largest = 65_307

  let isFirst: Bool
  /// Which stream it belongs to.
  let serial: Int
  /// How far the stream is at its end, in units of the codec; nil where no packet ends on it.
  let position: Int?
  /// How long the parts of its packets are (section 5).
  let segments: ArraySlice<UInt8>
  /// Where its packets begin.
  let start: Int
  let end: Int

  /// Reads the page at a place; nil at the end of the file and where no page is.
  init?(_ source: ByteSource, at offset: Int) throws(MediaError) {
    guard try source.holds("OggS", at: offset) else { return nil }
    let segments = Int(try source.byte(at: offset + 26))
    self.init(Array(try source.bytes(at: offset, count: Self.headerLength + segments)), at: 0, origin: offset)
  }

  /// Reads a page that is in memory as a whole header; nil where none is.
  init?(_ bytes: [UInt8], at index: Int, origin: Int = 0) {
    guard index <= bytes.count - Self.headerLength, bytes[index..<index + 4].elementsEqual("OggS".utf8),
      bytes[index + 4] == 0
    else { return nil }
    let table = index + Self.headerLength
    let count = Int(bytes[index + 26])
    guard count <= bytes.count - table else { return nil }
    segments = bytes[table..<table + count]
    isFirst = bytes[index + 5] & 2 != 0
    serial = bytes[index + 14..<index + 18].littleEndian
    let position = bytes[index + 6..<index + 14].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    self.position = Int(exactly: position)
    start = origin + table + count
    end = start + segments.reduce(0) { $0 + Int($1) }
  }
}

/// Overwrites those comments of Ogg files (RFC 3533) that do not name the music, in the packets where Vorbis, Opus, Speex,
/// Theora and FLAC have them.
///
/// The packets keep their lengths, with zeros at their ends, so that no page changes but those that hold them.
struct OggMetadata {
  /// The comments of one stream, as far as its pages were read.
  private struct Comments {
    /// How many bytes are before the comments, and whether a bit follows them that is set (Vorbis I, section 5.2.1).
    let prefix: Int
    let isFramed: Bool
    /// Where the parts of the packet are in the file.
    var ranges: [Range<Int>] = []
    var isWhole = false

    mutating func add(_ page: OggPage) {
      // A packet ends with the first segment that is not full (section 5).
      let end = page.segments.firstIndex { $0 < 255 }.map { $0 + 1 }
      isWhole = end != nil
      let length = page.segments[..<(end ?? page.segments.endIndex)].reduce(0) { $0 + Int($1) }
      ranges.append(page.start..<page.start + length)
    }
  }

  /// The comments of all streams, which may follow each other (section 4).
  private var comments: [Comments] = []
  /// Those of the streams whose pages are read, by the stream's number.
  private var open: [Int: Int] = [:]
  /// The pages that hold comments, in the order of the file.
  private var pages: [Range<Int>] = []

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    var metadata = OggMetadata()
    try metadata.find(source)
    var changes: [Int: UInt8] = [:]
    for comments in metadata.comments where comments.isWhole {
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

  /// Finds the comments, which are in the second packet of each stream.
  private mutating func find(_ source: ByteSource) throws(MediaError) {
    var position = 0
    // A page that is cut off ends the file.
    while let page = try? OggPage(source, at: position) {
      if page.isFirst {
        open[page.serial] = nil
        if let promised = try Self.comments(source, page) {
          open[page.serial] = comments.count
          comments.append(promised)
        }
      } else if let index = open[page.serial], !comments[index].isWhole {
        pages.append(position..<min(page.end, source.byteCount))
        comments[index].add(page)
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

/// The comments of a recording (Vorbis I, section 5): names with values.
struct VorbisComments {
  private let comments: [ArraySlice<UInt8>]

  /// What may be said of a piece of music.
  private static let music: Set<String> = [
    "TITLE", "VERSION", "ALBUM", "TRACKNUMBER", "TRACKTOTAL", "TOTALTRACKS", "DISCNUMBER", "DISCTOTAL", "TOTALDISCS",
    "ARTIST", "ALBUMARTIST", "PERFORMER", "COMPOSER", "LYRICIST", "ARRANGER", "CONDUCTOR", "PRODUCER", "COPYRIGHT",
    "LICENSE", "ORGANIZATION", "LABEL", "CATALOGNUMBER", "BARCODE", "GENRE", "DATE", "ORIGINALDATE", "ISRC", "LYRICS",
    "LANGUAGE", "BPM", "COMPILATION",
  ]

  /// Whether a name is that of something that is said of the music, or of how loud it is played.
  static func isMusic(_ name: String) -> Bool {
    let name = name.uppercased()
    return music.contains(name) || name.hasPrefix("REPLAYGAIN_") || name.hasPrefix("R128_")
  }

  init(_ bytes: [UInt8]) {
    var position = 0
    func next() -> ArraySlice<UInt8>? {
      guard position + 4 <= bytes.count else { return nil }
      let length = bytes[position..<position + 4].littleEndian
      guard length <= bytes.count - position - 4 else { return nil }
      defer { position += 4 + length }
      return bytes[position + 4..<position + 4 + length]
    }
    // The program that made the file, and how many comments there are.
    _ = next()
    position += 4
    var comments: [ArraySlice<UInt8>] = []
    while let comment = next() { comments.append(comment) }
    self.comments = comments
  }

  /// The comments as bytes, those left out that say anything else, and the name of the program.
  var onlyMusic: [UInt8] {
    let kept = comments.filter { comment in
      Self.isMusic(String(decoding: comment.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self))
    }
    func number(_ value: Int) -> [UInt8] { [UInt8](littleEndian: value, count: 4) }
    return kept.reduce(number(0) + number(kept.count)) { $0 + number($1.count) + $1 }
  }
}
