/// How text is set: lengths in rem.
package struct TextStyle: Hashable, Sendable {
  /// The widths of its characters.
  package var font = FontTable.sans
  /// The size of the typeface.
  package var size: Double
  /// The distance of two lines.
  package var line: Double
  /// How many times wider text may be than the table says; words that are cut off are worse than a little room.
  package var margin = 1.0
  /// What comes to the width of each character, in em.
  package var tracking = 0.0
  /// What comes to the width of each space, in em.
  package var wordSpacing = 0.0
  /// How many lines are shown; nil where all are.
  package var lines: Int?

  /// How many lines text takes in a column; none where it is empty.
  ///
  /// - Parameters:
  ///   - width: The width of the column in rem.
  ///   - limit: How many lines matter, if fewer than the style shows; the rest of the text is not looked at.
  package func lines(of text: String, width: Double, limit: Int = .max) -> Int {
    var lines = TextLines(self, width: width, limit: min(limit, lines ?? .max))
    return lines.count(text)
  }

  /// How wide text is in one line, in rem.
  package func width(of text: String) -> Double {
    var lines = TextLines(self, width: .infinity, limit: 1)
    _ = lines.count(text)
    return lines.lineWidth * size
  }
}
