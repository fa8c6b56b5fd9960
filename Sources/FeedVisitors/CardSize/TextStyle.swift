/// How text is set, in rem.
package struct TextStyle: Hashable, Sendable {
  /// The size of the typeface.
  package let fontSize: Double
  /// The distance of two lines.
  package let lineHeight: Double

  /// Creates a style.
  package init(_ fontSize: Double, _ lineHeight: Double) {
    self.fontSize = fontSize
    self.lineHeight = lineHeight
  }

  /// How many lines text takes in a column; none where it is empty.
  ///
  /// - Parameters:
  ///   - width: The width of the column in rem.
  ///   - limit: How many lines are shown.
  func lines(of text: String, width: Double, limit: Int = .max) -> Int {
    min(limit, TextLines.count(text, width: width / fontSize / Self.widestTypeface))
  }

  /// Readers' typefaces differ; words that are cut off are worse than a little room below them.
  private static let widestTypeface = 1.04
}
