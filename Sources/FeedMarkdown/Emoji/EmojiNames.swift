/// The short codes of emoji, as in `:tada:`.
package enum EmojiNames {
  /// The number of bytes of the longest name, so that a scanner knows where it may stop looking for the second colon.
  package static let longestLength = EmojiTable.longestName

  /// The emoji of a name, which is given without its colons as UTF-8; nil where nobody knows it.
  ///
  /// The result is a piece of the table: nothing is allocated.
  package static func emoji<Name: Collection<UInt8>>(named name: Name) -> Substring? {
    guard !name.isEmpty, name.count <= longestLength else { return nil }
    let table = EmojiTable.records
    let records = table.utf8
    var lower = records.startIndex
    var upper = records.endIndex
    while lower < upper {
      let record = start(ofRecordAround: middle(of: lower, and: upper, in: records), from: lower, in: records)
      var position = record
      switch order(of: name, andRecordAt: &position, in: records) {
      case 0:
        let end = records[position...].firstIndex(where: isSpace) ?? records.endIndex
        return table[records.index(after: position)..<end]
      case ..<0: upper = record
      default:
        lower = records[position...].firstIndex(where: isSpace).map { records.index(after: $0) } ?? records.endIndex
      }
    }
    return nil
  }

  private static func middle(
    of lower: String.Index, and upper: String.Index, in records: String.UTF8View
  ) -> String.Index {
    records.index(lower, offsetBy: records.distance(from: lower, to: upper) / 2)
  }

  private static func start(
    ofRecordAround index: String.Index, from lower: String.Index, in records: String.UTF8View
  ) -> String.Index {
    records[lower..<index].lastIndex(where: isSpace).map { records.index(after: $0) } ?? lower
  }

  /// Below zero where the name comes before the record's, above it where it comes after; zero where they are the same,
  /// `position` then being that of the record's colon.
  private static func order(
    of name: some Collection<UInt8>, andRecordAt position: inout String.Index, in records: String.UTF8View
  ) -> Int {
    for byte in name {
      let other = records[position]
      guard byte == other, other != UInt8(ascii: ":") else {
        return other == UInt8(ascii: ":") || byte > other ? 1 : -1
      }
      records.formIndex(after: &position)
    }
    return records[position] == UInt8(ascii: ":") ? 0 : -1
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
}
