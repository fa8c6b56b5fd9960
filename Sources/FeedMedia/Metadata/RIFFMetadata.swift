import FeedDiagnostics

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
    /// The lists, with what stays of each; nil stands for all.
    var lists: [String: Contents?] = [:]
  }

  /// What lists of information say of a piece of music: its name, artist, album, genre, year, track and copyright.
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
      case "LIST", "RIFF":
        let start = chunk.start + 4
        switch kept.lists[try source.code(at: chunk.start)] {
        case .some(let list?): try removeForeign(in: start..<max(start, content.upperBound), keeping: list)
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

  /// Leaves of an ID3 tag what it says of the music.
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
