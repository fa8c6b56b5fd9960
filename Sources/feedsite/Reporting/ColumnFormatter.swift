import FeedDiagnostics
import FeedMarkdown

/// Writes rows in columns that are in line on a terminal.
enum ColumnFormatter {
  /// The rows, a line each, with two spaces between columns.
  ///
  /// - Parameter isNumber: Which columns end in line instead of beginning so.
  static func text(_ rows: [[String]], numbers isNumber: [Bool] = []) -> String {
    let rows = rows.map { $0.map { DiagnosticFormatter.printable($0, replacement: " ") } }
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? width(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - width(of: cell))
        if column < isNumber.count, isNumber[column] { return space + cell }
        // Nothing is in line after the last column.
        return column + 1 < row.count ? cell + space : cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// The number of cells on a terminal: two for a Chinese, Japanese or Korean character, none for a combining mark.
  private static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { width, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: width
      default: width + (scalar.isWide ? 2 : 1)
      }
    }
  }
}
