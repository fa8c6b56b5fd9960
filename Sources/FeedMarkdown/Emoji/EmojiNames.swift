/// The short codes of emoji, as in `:tada:`; `scripts/emoji-names` writes their table, `Emoji.txt`.
package enum EmojiNames {
  /// The number of bytes of the longest name, so that a scanner knows where it may stop looking for the second colon.
  package static let longestLength = 40

  /// The table, whose bytes are compared where they stand.
  static let table = PackageResources.Emoji_txt

  /// Where its records begin, behind the lines about where they come from.
  static let firstRecord = (1..<table.count).first { table[$0 - 1] == 10 && table[$0] == 10 }.map { $0 + 1 } ?? 0

  /// The emoji of a name, which is given without its colons as UTF-8; nil where nobody knows it.
  package static func emoji<Name: Collection<UInt8>>(named name: Name) -> String? {
    guard !name.isEmpty, name.count <= longestLength else { return nil }
    let records = table
    var lower = firstRecord
    var upper = records.count
    while lower < upper {
      let record = start(ofRecordAround: (lower + upper) / 2, from: lower, in: records)
      var position = record
      switch order(of: name, andRecordAt: &position, in: records) {
      case 0:
        return String(decoding: records[(position + 1)..<end(ofRecordAround: position, in: records)], as: UTF8.self)
      case ..<0: upper = record
      default: lower = min(end(ofRecordAround: position, in: records) + 1, upper)
      }
    }
    return nil
  }

  private static func start(ofRecordAround index: Int, from lower: Int, in records: [UInt8]) -> Int {
    var start = index
    while start > lower, !isSpace(records[start - 1]) { start -= 1 }
    return start
  }

  private static func end(ofRecordAround index: Int, in records: [UInt8]) -> Int {
    var end = index
    while end < records.count, !isSpace(records[end]) { end += 1 }
    return end
  }

  /// Below zero where the name comes before the record's, above it where it comes after; zero where they are the same,
  /// `position` then being that of the record's colon.
  private static func order(
    of name: some Collection<UInt8>, andRecordAt position: inout Int, in records: [UInt8]
  ) -> Int {
    for byte in name {
      let other = records[position]
      guard byte == other, other != UInt8(ascii: ":") else {
        return other == UInt8(ascii: ":") || byte > other ? 1 : -1
      }
      position += 1
    }
    return records[position] == UInt8(ascii: ":") ? 0 : -1
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
}
