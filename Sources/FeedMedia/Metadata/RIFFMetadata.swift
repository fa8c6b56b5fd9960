import FeedDiagnostics

/// Overwrites the chunks of WAV files (Multimedia Programming Interface 1.0, chapter 3) that say where, when, with what and
/// by whom they were made: those of broadcasters, recorders and programs, and what lists and tags do not say of the music.
///
/// A chunk becomes one that players pass over, of the same length, so that no size that is stated elsewhere changes.
enum WAVMetadata {
  /// What stays: the sound, how it is written, and how it is played.
  private static let kept: Set<String> = [
    "fmt ", "data", "ds64", "fact", "PEAK", "cue ", "plst", "smpl", "inst", "acid", "wavl", "slnt",
  ]

  /// What lists of information say of a piece of music: its name, artist, album, genre, year, track and copyright.
  private static let music: Set<String> = ["INAM", "IART", "IPRD", "IGNR", "ICRD", "ITRK", "IPRT", "ICOP"]

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    var position = 12
    var wideSize: Int?
    while position + 8 <= source.byteCount {
      let chunk = try RIFFChunk(source, at: position)
      var next = chunk.next
      switch chunk.type {
      case "ds64": wideSize = try source.littleEndian(at: chunk.start + 8, count: 8)
      // The sound of a large file says its length elsewhere, and that of a cut one none.
      case "data" where chunk.length == 0xFFFF_FFFF:
        guard let wideSize else { return }
        next = chunk.start.addingReportingOverflow(wideSize).partialValue
        guard next > chunk.start else { return }
        next += wideSize % 2
      case "LIST" where try source.holds("INFO", at: chunk.start):
        try removeForeign(from: source, chunk, &edits)
      case "id3 ", "ID3 ":
        let content = Array(try source.prefix(at: chunk.start, count: chunk.length))
        let tag = ID3Tag(content)?.onlyMusic ?? []
        if tag.count <= content.count {
          edits.replace(
            chunk.start..<chunk.start + content.count,
            with: tag + [UInt8](repeating: 0, count: content.count - tag.count))
        }
      case let type where !kept.contains(type): erase(chunk, at: position, within: source.byteCount, &edits)
      default: break
      }
      position = next
    }
  }

  private static func removeForeign(
    from source: ByteSource, _ list: RIFFChunk, _ edits: inout ByteEdits
  ) throws(MediaError) {
    let end = min(list.start + list.length, source.byteCount)
    var position = list.start + 4
    while position + 8 <= end {
      let chunk = try RIFFChunk(source, at: position)
      if !music.contains(chunk.type) { erase(chunk, at: position, within: end, &edits) }
      position = chunk.next
    }
  }

  private static func erase(_ chunk: RIFFChunk, at position: Int, within limit: Int, _ edits: inout ByteEdits) {
    let end = min(chunk.start + chunk.length, limit)
    edits.replace(position..<position + 4, with: Array("JUNK".utf8))
    edits.replace(chunk.start..<end, with: [UInt8](repeating: 0, count: end - chunk.start))
  }
}
