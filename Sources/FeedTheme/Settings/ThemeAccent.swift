/// A colour that cards can carry, for light and for dark surroundings, in CSS notation.
package struct ThemeAccent: Hashable, Sendable {
  /// The colour on a light background.
  package var light: String
  /// The colour on a dark background.
  package var dark: String

  /// Creates an accent.
  package init(light: String, dark: String) {
    self.light = light
    self.dark = dark
  }
}
