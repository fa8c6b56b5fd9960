/// How a theme sets a text: a typeface of its own, and what CSS says of it.
package struct ThemeTextStyle: Hashable, Sendable {
  /// The name of the typeface.
  package var font: String
  /// How bold it is, as CSS counts.
  package var weight: Int
  /// The size and the distance of lines.
  package var style: TextStyle
}
