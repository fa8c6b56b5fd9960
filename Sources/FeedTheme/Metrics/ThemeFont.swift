/// A typeface of a theme: what its style sheet asks for, and how wide its characters are taken to be.
package struct ThemeFont: Hashable, Sendable {
  /// The families as CSS lists them.
  package var families: String
  /// The widths of regular text.
  package var widths: FontTable
  /// The widths of bold text.
  package var boldWidths: FontTable
  /// How many times wider than that text may be.
  package var margin: Double
  /// What comes to the width of each space, in em.
  package var wordSpacing: Double
}
