import FeedDiagnostics

/// Reads FLAC recordings (RFC 9639, section 8.2: streaminfo).
enum FLACReader {
  /// Reads a stream that begins at a place, such as after a tag.
  static func read(_ source: ByteSource, at start: Int, into facts: inout MediaFacts) throws(MediaError) {
    facts.mimeType = "audio/flac"
    guard try source.byte(at: start + 4) & 0x7F == 0, try source.bigEndian(at: start + 5, count: 3) == 34 else {
      throw .damaged(part: "stream header")
    }
    let bits = try source.bigEndian(at: start + 18, count: 4)
    let rate = bits >> 12
    guard rate > 0 else { throw .damaged(part: "stream header") }
    let samples = (bits & 0xF) << 32 | (try source.bigEndian(at: start + 22, count: 4))
    // Zero samples mean an unknown number.
    facts.setDuration(samples, scale: rate)
    _ = try source.bytes(at: start + 42, count: 1)
  }
}

/// Removes blocks of FLAC files (RFC 9639, section 8) that are not needed to play them, and those fields of their comments
/// that do not name the music; what is before the stream goes as well.
enum FLACMetadata {
  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    var blocks: [(type: UInt8, content: [UInt8])] = []
    var position = try MPEGAudioReader.endOfTags(source) + 4
    while true {
      let header = try source.byte(at: position)
      let length = try source.bigEndian(at: position + 1, count: 3)
      let content = Array(try source.bytes(at: position + 4, count: length))
      position += 4 + length
      switch header & 0x7F {
      // Stream information, seek table, cue sheet.
      case 0, 3, 5: blocks.append((header & 0x7F, content))
      case 4: blocks.append((4, VorbisComments(content).onlyMusic))
      case 6: if let picture = picture(content) { blocks.append((6, picture)) }
      default: break
      }
      if header & 0x80 != 0 { break }
    }
    var bytes = Array("fLaC".utf8)
    for (index, block) in blocks.enumerated() {
      bytes.append(block.type | (index == blocks.count - 1 ? 0x80 : 0))
      bytes += [UInt8](bigEndian: block.content.count, count: 3) + block.content
    }
    edits.replace(0..<position, with: bytes)
    try ID3Metadata.removeFinalTags(from: source, after: position + 1, &edits)
  }

  /// Section 8.8: numbers and texts with their lengths before them, the picture last; nil where that is damaged. The words on
  /// the picture are often the name of its file.
  private static func picture(_ content: [UInt8]) -> [UInt8]? {
    func length(at place: Int) -> Int? {
      place >= 0 && place + 4 <= content.count ? content[place..<place + 4].bigEndian : nil
    }
    guard let type = length(at: 4), let words = length(at: 8 + type) else { return nil }
    let (start, place) = (12 + type + words, 12 + type + words + 16)
    guard let count = length(at: place), place + 4 + count <= content.count else { return nil }
    let cleaned = MetadataRemoval.removed(from: Array(content[(place + 4)..<(place + 4 + count)]))
    return content[..<(8 + type)] + [0, 0, 0, 0] + content[start..<place] + [UInt8](bigEndian: cleaned.count, count: 4)
      + cleaned
  }
}
