import FeedDiagnostics

/// Reads WAV recordings (Multimedia Programming Interface 1.0, chapter 3; EBU Tech 3306 for RF64).
enum WAVReader {
  /// The value for a size that is unknown or does not fit.
  private static let unknownSize = 0xFFFF_FFFF

  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    facts.mimeType = "audio/wav"
    var bytesPerSecond: Int?
    var wideSize: Int?
    var position = 12
    while true {
      let chunk = try RIFFChunk(source, at: position)
      switch chunk.type {
      case "ds64":
        wideSize = try source.littleEndian(at: chunk.start + 8, count: 8)
      case "fmt ":
        guard chunk.length >= 16 else { throw .damaged(part: "format") }
        bytesPerSecond = try source.littleEndian(at: chunk.start + 8, count: 4)
      case "data":
        guard let bytesPerSecond, bytesPerSecond > 0 else { throw .damaged(part: "format") }
        let rest = source.byteCount - chunk.start
        let stated = chunk.length == unknownSize ? wideSize ?? rest : chunk.length
        facts.setDuration(min(stated, rest), scale: bytesPerSecond)
        guard stated <= rest else { throw .truncated }
        return
      default: break
      }
      position = chunk.next
    }
  }
}

/// Reads WebP images (RFC 9649, section 2): simple lossy, simple lossless and extended files.
enum WebPReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    facts.mimeType = "image/webp"
    facts.isDrawable = true
    let end = try source.littleEndian(at: 4, count: 4) + 8
    switch try source.code(at: 12) {
    case "VP8 ":
      // RFC 6386, section 9.1: a key frame, its start code, and fourteen bits for each side.
      guard end >= 30, try source.byte(at: 20) & 1 == 0, try source.bigEndian(at: 23, count: 3) == 0x9D012A else {
        throw .damaged(part: "frame header")
      }
      try facts.setSize(
        width: try source.littleEndian(at: 26, count: 2) & 0x3FFF,
        height: try source.littleEndian(at: 28, count: 2) & 0x3FFF, part: "frame header")
    case "VP8L":
      guard end >= 25, try source.byte(at: 20) == 0x2F else { throw .damaged(part: "frame header") }
      let bits = try source.littleEndian(at: 21, count: 4)
      try facts.setSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1, part: "frame header")
    case "VP8X":
      guard try RIFFChunk(source, at: 12).length >= 10, end >= 30 else { throw .damaged(part: "frame header") }
      let width = try source.littleEndian(at: 24, count: 3) + 1
      let height = try source.littleEndian(at: 27, count: 3) + 1
      try facts.setSize(width: width, height: height, part: "frame header")
      facts.isDrawable = try source.byte(at: 20) & 0x02 == 0
      // The Exif attributes follow the pixels.
      if try source.byte(at: 20) & 0x08 != 0, let chunk = try RIFFChunk.first("EXIF", source, end: end) {
        facts.orientation = try ExifOrientation(source, chunk: chunk)
        try facts.setSize(width: width, height: height, isTurned: facts.orientation.isTurned, part: "frame header")
      }
    default: throw .damaged(part: "list of chunks")
    }
    guard end <= source.byteCount else { throw .truncated }
  }
}

/// One chunk of a RIFF file (Multimedia Programming Interface 1.0, chapter 2), or of an AIFF file, whose numbers begin with
/// their most significant byte.
struct RIFFChunk {
  /// What it holds, four characters.
  let type: String
  /// Where its content begins, after its type and length.
  let start: Int
  /// How many bytes its content claims to have.
  let length: Int
  var next: Int { start + length + length % 2 }

  init(_ source: ByteSource, at position: Int, isBigEndian: Bool = false) throws(MediaError) {
    let bytes = try source.bytes(at: position + 4, count: 4)
    length = isBigEndian ? bytes.bigEndian : bytes.littleEndian
    type = try source.code(at: position)
    start = position + 8
  }

  /// The first chunk of a type in a file that ends at a place, or before; nil where there is none.
  static func first(_ type: String, _ source: ByteSource, end: Int) throws(MediaError) -> RIFFChunk? {
    var position = 12
    while position + 8 <= min(end, source.byteCount) {
      let chunk = try RIFFChunk(source, at: position)
      if chunk.type == type { return chunk }
      position = chunk.next
    }
    return nil
  }
}

/// Removes chunks of WebP files that are not needed to show them (RFC 9649, section 2.7): Exif, XMP and unknown ones.
///
/// Of Exif only how the picture is to be turned stays.
enum WebPMetadata {
  private static let kept: Set<String> = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    guard try source.holds("RIFF", at: 0), try source.holds("WEBP", at: 8) else { return }
    let end = min(try source.littleEndian(at: 4, count: 4) + 8, source.byteCount)
    var changes: [(range: Range<Int>, replacement: [UInt8])] = []
    var flags: Int?
    var isTurned = false
    var position = 12
    while position + 8 <= end {
      let chunk = try RIFFChunk(source, at: position)
      if chunk.type == "VP8X", position == 12, chunk.length >= 10 { flags = chunk.start }
      if !kept.contains(chunk.type) {
        let orientation =
          chunk.type == "EXIF" ? try ExifOrientation(source, chunk: chunk) : ExifOrientation()
        isTurned = isTurned || !orientation.isUpright
        changes.append((position..<min(chunk.next, end), orientation.isUpright ? [] : orientation.chunk))
      }
      position = chunk.next
    }
    guard !changes.isEmpty || end < source.byteCount else { return }
    let size = changes.reduce(end - 8) { $0 - $1.range.count + $1.replacement.count }
    edits.replace(4..<8, with: [UInt8](littleEndian: size, count: 4))
    if let flags { edits.replace(flags..<flags + 1, with: [try source.byte(at: flags) & 0xF3 | (isTurned ? 0x08 : 0)]) }
    for change in changes { edits.replace(change.range, with: change.replacement) }
    edits.replace(end..<source.byteCount)
  }
}

/// Overwrites the chunks of WAV, AVI and AIFF files (Multimedia Programming Interface 1.0, chapters 2 and 3; Audio
/// Interchange File Format 1.3) that say where, when, with what and by whom they were made: those of broadcasters,
/// cameras, recorders and programs, and what lists and tags do not say of the music.
///
/// A chunk becomes one that players pass over, of the same length, so that no size that is stated elsewhere changes.
struct RIFFMetadata {
  /// What stays of a form or of a list within it.
  private struct Contents {
    /// The chunks that say how the sound or the film is written and played, or what music it is.
    var chunks: Set<String> = []
    /// The lists, with what stays of each; nil for all.
    var lists: [String: Contents?] = [:]
  }

  /// The chunks of information lists that describe a piece of music: name, artist, album, genre, year, track and
  /// copyright.
  private static let music = Contents(chunks: ["INAM", "IART", "IPRD", "IGNR", "ICRD", "ITRK", "IPRT", "ICOP"])

  private static let wave = Contents(
    chunks: ["fmt ", "data", "ds64", "fact", "PEAK", "cue ", "plst", "smpl", "inst", "acid", "slnt"],
    lists: ["INFO": music, "wavl": nil])

  private static let film = Contents(
    chunks: ["idx1"],
    lists: [
      "INFO": music, "movi": nil, "AVIX": Contents(chunks: ["idx1"], lists: ["movi": nil]),
      "hdrl": Contents(
        chunks: ["avih"],
        lists: ["odml": nil, "strl": Contents(chunks: ["strh", "strf", "indx", "vprp"])]),
    ])

  private static let aiff = Contents(
    chunks: ["COMM", "SSND", "FVER", "MARK", "INST", "CHAN", "NAME", "AUTH", "(c) "])

  private let source: ByteSource
  /// Numbers in AIFF begin with their most significant byte.
  private let isBigEndian: Bool
  private var edits: ByteEdits

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    let contents: Contents
    switch (try source.code(at: 0), try source.code(at: 8)) {
    case ("RIFF", "WAVE"), ("RF64", "WAVE"), ("BW64", "WAVE"): contents = wave
    case ("RIFF", "AVI "): contents = film
    case ("FORM", "AIFF"), ("FORM", "AIFC"): contents = aiff
    default: return
    }
    var removal = RIFFMetadata(source: source, isBigEndian: try source.holds("FORM", at: 0), edits: edits)
    defer { edits = removal.edits }
    try removal.removeForeign(in: 12..<source.byteCount, keeping: contents)
  }

  private mutating func removeForeign(in range: Range<Int>, keeping kept: Contents) throws(MediaError) {
    var position = range.lowerBound
    var wideSize: Int?
    while position + 8 <= range.upperBound {
      let chunk = try RIFFChunk(source, at: position, isBigEndian: isBigEndian)
      let content = chunk.start..<min(chunk.start + chunk.length, range.upperBound)
      var next = chunk.next
      switch chunk.type {
      case "ds64": wideSize = try source.littleEndian(at: chunk.start + 8, count: 8)
      // The sound of a large file says its length elsewhere, and that of a cut one none.
      case "data" where chunk.length == 0xFFFF_FFFF:
        guard let wideSize else { return }
        next = chunk.start.addingReportingOverflow(wideSize).partialValue
        guard next > chunk.start else { return }
        next += wideSize % 2
      // A list that is too short to say of what it is is no list.
      case "LIST" where content.count >= 4, "RIFF" where content.count >= 4:
        switch kept.lists[try source.code(at: chunk.start)] {
        case .some(let list?): try removeForeign(in: chunk.start + 4..<content.upperBound, keeping: list)
        case .some(nil): break
        case nil: erase(content, of: position)
        }
      case "id3 ", "ID3 ": try removeForeign(ofTagIn: content)
      case let type where !kept.chunks.contains(type): erase(content, of: position)
      default: break
      }
      position = next
    }
  }

  /// Removes from an ID3 tag everything but the description of the music.
  private mutating func removeForeign(ofTagIn range: Range<Int>) throws(MediaError) {
    let content = Array(try source.prefix(at: range.lowerBound, count: range.count))
    let tag = ID3Tag(content)?.onlyMusic ?? []
    guard tag.count <= content.count else { return }
    edits.replace(range, with: tag + [UInt8](repeating: 0, count: content.count - tag.count))
  }

  private mutating func erase(_ content: Range<Int>, of position: Int) {
    edits.replace(position..<position + 4, with: Array("JUNK".utf8))
    edits.replace(content, with: [UInt8](repeating: 0, count: content.count))
  }
}
