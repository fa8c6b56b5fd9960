/// The colour that an entry's card and page carry.
package struct Accent: Hashable, Sendable {
  /// The name of the colour in the theme, for class names, for example `song`.
  package let name: String
  /// The colour itself as `#rrggbb`, where the site and not the theme chose it.
  package let color: String?

  /// Creates an accent.
  package init(name: String, color: String? = nil) {
    self.name = name
    self.color = color
  }
}
