import FeedDiagnostics

/// Removes what does not name the music from the tags of MPEG audio (id3.org, ID3v2.4.0 and its forerunners): owners,
/// comments, ratings with addresses, private data, and the tags of others at the end.
enum ID3Metadata {
  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    // Behind empty tags, nothing but sound is taken for the beginning of a file of another kind.
    let isSound = try source.prefix(at: MPEGAudioReader.endOfTags(source), count: 1).first == 0xFF
    var position = 0
    while let end = try endOfTag(source, at: position) {
      let bytes = Array(try source.bytes(at: position, count: min(end, source.byteCount) - position))
      let music = ID3Tag(bytes)?.onlyMusic ?? []
      edits.replace(position..<end, with: music.isEmpty && !isSound ? ID3Tag.empty : music)
      position = end
    }
    try removeFinalTags(from: source, after: position, &edits)
  }

  /// The place behind the tag of ID3 or of APE that begins at a place; nil where none does.
  static func endOfTag(_ source: ByteSource, at position: Int) throws(MediaError) -> Int? {
    if try source.holds("ID3", at: position) {
      let size = ID3Tag.size(try source.bytes(at: position + 6, count: 4))
      return position + 10 + size + (try source.byte(at: position + 5) & 0x10 == 0 ? 0 : 10)
    }
    guard try source.holds("APETAGEX", at: position),
      [1000, 2000].contains(try source.littleEndian(at: position + 8, count: 4))
    else { return nil }
    let isHeader = try source.byte(at: position + 23) & 0x20 != 0
    let end = position + 32 + (isHeader ? try source.littleEndian(at: position + 12, count: 4) : 0)
    return end <= source.byteCount ? end : nil
  }

  /// Removes the tags at the end; ID3v1 says no more than a comment that anybody could be named in.
  static func removeFinalTags(
    from source: ByteSource, after start: Int, _ edits: inout ByteEdits
  ) throws(MediaError) {
    let tags = try finalTags(source, after: start)
    edits.replace(tags)
    guard tags.upperBound < source.byteCount else { return }
    // The last two bytes of the comment are the number of the track where the first of them is zero.
    let comment = source.byteCount - 31
    let isTrack = try source.byte(at: comment + 28) == 0
    edits.replace(comment..<comment + (isTrack ? 28 : 30), with: [UInt8](repeating: 0, count: isTrack ? 28 : 30))
  }

  /// There are hardly more sorts of them.
  private static let mostFinalTags = 16

  /// Where the tags at the end are, except that of ID3v1 after them.
  static func finalTags(_ source: ByteSource, after start: Int) throws(MediaError) -> Range<Int> {
    var end = source.byteCount
    if end - 128 >= start, try source.holds("TAG", at: end - 128) { end -= 128 }
    var position = end
    for _ in 0..<mostFinalTags {
      guard let length = try finalTagLength(source, endingAt: position, after: start) else { break }
      position = max(start, position - length)
    }
    return position..<end
  }

  /// How long the tag is that ends at a place; nil where none does.
  private static func finalTagLength(
    _ source: ByteSource, endingAt end: Int, after start: Int
  ) throws(MediaError) -> Int? {
    func holds(_ text: String, at place: Int) throws(MediaError) -> Bool {
      guard place >= start else { return false }
      return try source.holds(text, at: place)
    }
    // APE's counts its footer and not its header.
    if try holds("APETAGEX", at: end - 32) {
      let header = try source.byte(at: end - 9) & 0x80 == 0 ? 0 : 32
      return max(32, try source.littleEndian(at: end - 20, count: 4)) + header
    }
    // ID3v2.4.0 structure, section 3.4: a footer replaces a header.
    if try holds("3DI", at: end - 10) { return ID3Tag.size(try source.bytes(at: end - 4, count: 4)) + 20 }
    // Lyrics3 v2.00: six digits.
    if try holds("LYRICS200", at: end - 9), end - 15 >= start {
      return Int(String(decoding: try source.bytes(at: end - 15, count: 6), as: UTF8.self)).map { max(0, $0) + 15 }
    }
    if try holds("TAG+", at: end - 227) { return 227 }
    return try holds("TAG", at: end - 128) ? 128 : nil
  }
}

/// A tag at the beginning of a recording (ID3v2.4.0 structure, section 3).
struct ID3Tag {
  /// A frame with its content unpacked.
  private struct Frame {
    let name: String
    let content: [UInt8]
  }

  private let version: UInt8
  private let frames: [Frame]

  static let empty = Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 0]

  /// Splits a tag into frames; nil for unknown versions.
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
    let isUnsynchronized = version == 4 && bytes[5] & 0x80 != 0
    frames = Self.frames(in: content.dropFirst(position), version: version, isUnsynchronized: isUnsynchronized)
  }

  /// The consecutive frames of a tag or a chapter, without those that cannot be read.
  private static func frames(
    in content: ArraySlice<UInt8>, version: UInt8, isUnsynchronized: Bool = false
  ) -> [Frame] {
    let (nameLength, headerLength) = version == 2 ? (3, 6) : (4, 10)
    var frames: [Frame] = []
    var rest = content
    while rest.count >= headerLength, rest.first != 0 {
      let header = Array(rest.prefix(headerLength))
      let digits = header[nameLength..<nameLength * 2]
      let length = version == 4 ? size(digits) : digits.bigEndian
      rest = rest.dropFirst(headerLength)
      guard length <= rest.count else { break }
      let flags = (version == 2 ? 0 : header[9]) | (isUnsynchronized ? 2 : 0)
      if let content = plain(rest.prefix(length), flags: flags, version: version) {
        frames.append(Frame(name: String(decoding: header.prefix(nameLength), as: UTF8.self), content: content))
      }
      rest = rest.dropFirst(length)
    }
    return frames
  }

  /// The content of a frame (ID3v2.4.0 structure, section 4.1.2; ID3v2.3.0, section 3.3.1); nil where it is compressed or
  /// encrypted.
  private static func plain(_ content: ArraySlice<UInt8>, flags: UInt8, version: UInt8) -> [UInt8]? {
    guard version == 4 else { return flags & 0xC0 == 0 ? Array(content.dropFirst(flags & 0x20 == 0 ? 0 : 1)) : nil }
    guard flags & 0x0C == 0 else { return nil }
    let written = Array(content.dropFirst((flags & 0x40 == 0 ? 0 : 1) + (flags & 1 == 0 ? 0 : 4)))
    return flags & 2 == 0 ? written : synchronized(written)
  }

  /// The tag without what says anything but which music it is and how it is to be played.
  var onlyMusic: [UInt8] {
    let kept = bytes(of: frames)
    guard !kept.isEmpty else { return [] }
    return Array("ID3".utf8) + [version, 0, 0] + Self.digits(kept.count) + kept
  }

  /// The frames that stay, without what does not.
  private func bytes(of frames: [Frame]) -> [UInt8] {
    frames.flatMap { frame -> [UInt8] in
      guard let content = cleaned(frame) else { return [] }
      let length: [UInt8] =
        switch version {
        case 2: [UInt8](bigEndian: content.count, count: 3)
        case 3: [UInt8](bigEndian: content.count, count: 4) + [0, 0]
        default: Self.digits(content.count) + [0, 0]
        }
      return Array(frame.name.utf8) + length + content
    }
  }

  /// Texts, pictures, lyrics, chapters and loudness.
  private func cleaned(_ frame: Frame) -> [UInt8]? {
    let content = frame.content
    switch frame.name {
    // The owner of the file, and what cannot be judged.
    case "TOWN", "TXX": return nil
    // With what, by whom and when the file was made, and what it was called.
    case "TENC", "TEN", "TDEN", "TDTG", "TSSE", "TSS", "TOFN", "TOF": return nil
    case "TXXX":
      let words = String(decoding: content.dropFirst().filter { $0 != 0 }.prefix(12), as: UTF8.self).uppercased()
      return words.hasPrefix("REPLAYGAIN") ? content : nil
    case "APIC", "PIC": return picture(content)
    case "CHAP": return chapter(content, after: 16)
    // The second number counts names, each of which ends with a zero.
    case "CTOC":
      guard let end = content.firstIndex(of: 0), end + 2 < content.count else { return nil }
      return chapter(content, after: 2, names: Int(content[end + 2]))
    case "USLT", "ULT", "SYLT", "SLT", "RVA2", "RVAD", "RVA", "MLLT", "SEEK", "ASPI", "WCOP", "WOAR", "WOAF", "WPUB":
      return content
    default: return frame.name.hasPrefix("T") ? content : nil
    }
  }

  /// Frames within one (ID3v2 chapter frame addendum, section 3), after a name, numbers and further names.
  private func chapter(_ content: [UInt8], after numbers: Int, names: Int = 0) -> [UInt8]? {
    guard var end = content.firstIndex(of: 0).map({ $0 + 1 + numbers }), end <= content.count else { return nil }
    for _ in 0..<names {
      guard let zero = content[end...].firstIndex(of: 0) else { return nil }
      end = zero + 1
    }
    // A chapter holds no other ones.
    let frames = Self.frames(in: content[end...], version: version).filter { !["CHAP", "CTOC"].contains($0.name) }
    return content[..<end] + bytes(of: frames)
  }

  /// ID3v2.4.0 native frames, section 4.14: encoding, type, kind, words, picture; version 2 has three letters for the type. The
  /// words are often the name of a file.
  private func picture(_ content: [UInt8]) -> [UInt8]? {
    let type = version == 2 ? 3 : content.dropFirst().firstIndex(of: 0)
    guard let encoding = content.first, let type else { return nil }
    let words = type + 2
    let zeroCount = encoding == 1 || encoding == 2 ? 2 : 1
    var place = words
    while place + zeroCount <= content.count, content[place..<place + zeroCount].contains(where: { $0 != 0 }) {
      place += zeroCount
    }
    place += zeroCount
    guard place < content.count else { return nil }
    return [0] + content[1..<words] + [0] + MetadataRemoval.removed(from: Array(content[place...]))
  }

  /// Section 6.2: the highest bit of each byte is left out, so that it looks like no frame of sound.
  static func size(_ bytes: some Collection<UInt8>) -> Int { bytes.reduce(0) { $0 << 7 | Int($1 & 0x7F) } }

  private static func digits(_ size: Int) -> [UInt8] { [21, 14, 7, 0].map { UInt8(size >> $0 & 0x7F) } }

  /// Section 6.1: the zeros that follow bytes of ones for no other reason.
  private static func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() where byte != 0 || index == 0 || bytes[index - 1] != 0xFF {
      result.append(byte)
    }
    return result
  }
}
