/// The comments of a recording (Vorbis I, section 5): names with values.
struct VorbisComments {
  private let vendor: ArraySlice<UInt8>
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
    vendor = next() ?? []
    position += 4
    var comments: [ArraySlice<UInt8>] = []
    while let comment = next() { comments.append(comment) }
    self.comments = comments
  }

  /// The comments as bytes, those left out that say anything else.
  var onlyMusic: [UInt8] {
    let kept = comments.filter { comment in
      Self.isMusic(String(decoding: comment.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self))
    }
    func number(_ value: Int) -> [UInt8] { [UInt8](littleEndian: value, count: 4) }
    return kept.reduce(number(vendor.count) + vendor + number(kept.count)) { $0 + number($1.count) + $1 }
  }
}
