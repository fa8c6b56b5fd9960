import FeedDiagnostics

/// Removes what does not name the music from the tags of MPEG audio (id3.org, ID3v2.4.0 and its forerunners): owners,
/// comments, ratings with addresses, private data, and the tags of APE at the end.
enum ID3Metadata {
  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    var position = 0
    while try source.holds("ID3", at: position) {
      let end = try ID3Tag.end(source, at: position)
      let bytes = Array(try source.bytes(at: position, count: min(end, source.byteCount) - position))
      let music = ID3Tag(bytes)?.onlyMusic ?? []
      // Behind an empty tag, nothing but sound is taken for the beginning of a file of another kind.
      let isSound = try source.prefix(at: end, count: 1).first == 0xFF
      edits.replace(position..<end, with: music.isEmpty && !isSound ? ID3Tag.empty : music)
      position = end
    }
    try removeFinalTags(from: source, behind: position, &edits)
  }

  /// The tags at the end: APE's, whose size counts its footer, and before it what Lyrics3 adds; ID3v1 says no more than a
  /// comment that anybody could be named in.
  private static func removeFinalTags(
    from source: ByteSource, behind start: Int, _ edits: inout ByteEdits
  ) throws(MediaError) {
    var end = source.byteCount
    let hasTag = try source.holds("TAG", at: max(start, end - 128))
    if hasTag { end -= 128 }
    if try source.holds("APETAGEX", at: max(start, end - 32)) {
      let header = try source.byte(at: end - 9) & 0x80 == 0 ? 0 : 32
      let size = try source.littleEndian(at: end - 20, count: 4) + header
      edits.replace(max(start, end - size)..<end)
    }
    if hasTag {
      // The last two bytes of the comment are the number of the track where the first of them is zero.
      let comment = source.byteCount - 31
      let isTrack = try source.byte(at: comment + 28) == 0
      edits.replace(comment..<comment + (isTrack ? 28 : 30), with: [UInt8](repeating: 0, count: isTrack ? 28 : 30))
    }
  }
}

/// A tag at the beginning of a recording (ID3v2.4.0 structure, section 3).
struct ID3Tag {
  private let version: UInt8
  private let frames: [ArraySlice<UInt8>]

  static let empty = Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 0]

  /// The place behind the tag at a place.
  static func end(_ source: ByteSource, at position: Int) throws(MediaError) -> Int {
    let size = size(try source.bytes(at: position + 6, count: 4))
    return position + 10 + size + (try source.byte(at: position + 5) & 0x10 == 0 ? 0 : 10)
  }

  /// Takes a tag apart; nil for versions that nobody knows.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 10, (2...4).contains(bytes[3]) else { return nil }
    version = bytes[3]
    var content = Array(bytes.dropFirst(10).prefix(Self.size(bytes[6..<10])))
    // Before version 4, the whole of a tag is written so that nothing in it looks like a frame of sound.
    if bytes[5] & 0x80 != 0, version < 4 { content = Self.synchronized(content) }
    var position = 0
    if bytes[5] & 0x40 != 0, version > 2, content.count >= 4 {
      position = version == 4 ? Self.size(content[..<4]) : content[..<4].bigEndian + 4
    }
    let (nameLength, headerLength) = version == 2 ? (3, 6) : (4, 10)
    var frames: [ArraySlice<UInt8>] = []
    while position + headerLength <= content.count, content[position] != 0 {
      let digits = content[position + nameLength..<position + nameLength * 2]
      let length = version == 4 ? Self.size(digits) : digits.bigEndian
      guard length <= content.count - position - headerLength else { break }
      frames.append(content[position..<position + headerLength + length])
      position += headerLength + length
    }
    self.frames = frames
  }

  /// The tag without what says anything but which music it is and how it is to be played.
  var onlyMusic: [UInt8] {
    let kept = frames.compactMap { cleaned($0) }.flatMap(\.self)
    guard !kept.isEmpty else { return [] }
    return Array("ID3".utf8) + [version, 0, 0] + Self.digits(kept.count) + kept
  }

  /// Texts, pictures, lyrics, chapters and loudness.
  private func cleaned(_ frame: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let name = String(decoding: frame.prefix(version == 2 ? 3 : 4), as: UTF8.self)
    switch name {
    // Whoever the file belongs to, and what cannot be judged.
    case "TOWN", "TXX": return nil
    // With what, by whom and when the file was made, and what it was called.
    case "TENC", "TEN", "TDEN", "TDTG", "TSSE", "TSS", "TOFN", "TOF": return nil
    case "TXXX":
      let words = String(decoding: frame.dropFirst(11).filter { $0 != 0 }.prefix(12), as: UTF8.self).uppercased()
      return words.hasPrefix("REPLAYGAIN") ? frame : nil
    case "APIC": return version > 2 ? picture(frame) : frame
    case "PIC", "USLT", "ULT", "SYLT", "SLT", "CHAP", "CTOC", "RVA2", "RVAD", "RVA", "MLLT", "SEEK", "ASPI", "WCOP",
      "WOAR", "WOAF", "WPUB":
      return frame
    default: return name.hasPrefix("T") ? frame : nil
    }
  }

  /// ID3v2.4.0 native frames, section 4.14: encoding, type, kind, words, picture.
  private func picture(_ frame: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let content = Array(frame.dropFirst(10))
    // Compressed, encrypted or written in another way.
    guard frame[frame.startIndex + 9] == 0, let encoding = content.first,
      let type = content.dropFirst().firstIndex(of: 0)
    else { return frame }
    var place = type + 2
    if encoding == 1 || encoding == 2 {
      while place + 1 < content.count, content[place] != 0 || content[place + 1] != 0 { place += 2 }
      place += 2
    } else {
      while place < content.count, content[place] != 0 { place += 1 }
      place += 1
    }
    guard place < content.count else { return frame }
    let cleaned = content[..<place] + MetadataRemoval.removed(from: Array(content[place...]))
    let length = version == 4 ? Self.digits(cleaned.count) : [UInt8](bigEndian: cleaned.count, count: 4)
    return frame.prefix(4) + length + [0, 0] + cleaned
  }

  /// Section 6.2: the highest bit of each byte is left out, so that it looks like no frame of sound.
  private static func size(_ bytes: some Collection<UInt8>) -> Int { bytes.reduce(0) { $0 << 7 | Int($1 & 0x7F) } }

  private static func digits(_ size: Int) -> [UInt8] { [21, 14, 7, 0].map { UInt8(size >> $0 & 0x7F) } }

  /// Section 6.1: the zeros that stand behind bytes of ones for no other reason.
  private static func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() where byte != 0 || index == 0 || bytes[index - 1] != 0xFF {
      result.append(byte)
    }
    return result
  }
}
