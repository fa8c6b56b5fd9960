/// How text is set.
package struct TextStyle: Hashable, Sendable {
  /// The size in rem.
  package let fontSize: Double
  /// The distance of two lines as a multiple of the size.
  package let lineHeight: Double

  /// Creates a style.
  package init(fontSize: Double, lineHeight: Double) {
    self.fontSize = fontSize
    self.lineHeight = lineHeight
  }

  /// The height of text in a column.
  ///
  /// - Parameters:
  ///   - width: The width of the column in rem.
  ///   - limit: How many lines are shown.
  /// - Returns: The height in rem; zero for empty text.
  func height(of text: String, width: Double, limit: Int = .max) -> Double {
    Double(min(limit, TextLines.count(text, width: width / fontSize))) * fontSize * lineHeight
  }
}
