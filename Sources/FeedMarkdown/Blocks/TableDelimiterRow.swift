/// The row of hyphens below a table's header (GFM 0.29, section 4.10).
struct TableDelimiterRow {
  /// The alignment of each column; nil where none is stated.
  let alignments: [TableAlignment?]

  /// Reads a line without what its containers own; nil where it is no such row.
  ///
  /// A lone `---` is a heading's underline or a break, so that a row without any pipe needs a colon.
  init?(_ line: ArraySlice<UInt8>) {
    guard Self.isPlausible(line) else { return nil }
    var alignments: [TableAlignment?] = []
    for cell in TableRow(line).cells {
      let bytes = line[cell]
      let starts = bytes.first == UInt8(ascii: ":")
      let ends = bytes.count > 1 && bytes.last == UInt8(ascii: ":")
      let hyphens = bytes.dropFirst(starts ? 1 : 0).dropLast(ends ? 1 : 0)
      guard !hyphens.isEmpty, hyphens.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      let alignment: TableAlignment? =
        switch (starts, ends) {
        case (true, true): .center
        case (true, false): .left
        case (false, true): .right
        case (false, false): nil
        }
      alignments.append(alignment)
    }
    guard !alignments.isEmpty else { return nil }
    self.alignments = alignments
  }

  /// Whether a line may hold such a row, whatever containers it stands in.
  static func isPlausible(_ line: ArraySlice<UInt8>) -> Bool {
    var hasHyphen = false
    var hasMark = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "-"): hasHyphen = true
      case UInt8(ascii: "|"), UInt8(ascii: ":"): hasMark = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"): break
      default: return false
      }
    }
    return hasHyphen && hasMark
  }
}

/// How the cells of a table's column are aligned (GFM 0.29, section 4.10).
enum TableAlignment: String, Hashable {
  case left, center, right
}
