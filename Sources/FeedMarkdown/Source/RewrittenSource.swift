/// A source that was changed for cmark, line by line, and the way back to what was written.
struct RewrittenSource {
  /// What cmark reads; its line ends are line feeds.
  private(set) var bytes: [UInt8]
  /// What the lines of ``bytes`` stand for, by number from one.
  private(set) var annotations: [Int: BlockAnnotation] = [:]
  /// For each line of ``bytes`` the line as it was written and the shift of its columns; empty where nothing changed.
  private(set) var origins: [(line: Int, shift: Int)] = []

  /// A source that needed no change.
  init(unchanged bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Puts other lines in the place of some; those of a table may be more or fewer.
  init(_ lines: SourceLines, replacing replacements: [Int: [RewrittenLine]]) {
    bytes = []
    bytes.reserveCapacity(lines.bytes.count + lines.bytes.count / 4)
    for line in stride(from: 1, through: lines.count, by: 1) {
      if let replacement = replacements[line] {
        for new in replacement {
          origins.append((new.origin, new.shift))
          annotations[origins.count] = new.annotation
          bytes += new.bytes
          bytes.append(UInt8(ascii: "\n"))
        }
      } else {
        origins.append((line, 0))
        bytes += lines[line]
        bytes.append(UInt8(ascii: "\n"))
      }
    }
  }

  /// Shows what ``HiddenEscapes`` hid; every byte stays where it is.
  mutating func showEscapes() {
    bytes = HiddenEscapes.shown(bytes, withBackslash: true)
  }

  /// The labels of the footnotes.
  var footnotes: Set<String> {
    annotations.isEmpty
      ? []
      : Set(
        annotations.values.compactMap { annotation in
          if case .footnote(let label, _) = annotation { label } else { nil }
        })
  }

  /// Where a place of ``bytes`` was written; lines and columns from one.
  func origin(line: Int, column: Int?) -> (line: Int, column: Int?) {
    guard 1...max(origins.count, 1) ~= line, !origins.isEmpty else { return (line, column) }
    let origin = origins[line - 1]
    return (origin.line, column.map { max($0 + origin.shift, 1) })
  }
}
