/// How many lines of its texts a card has room for, so that the style sheet cuts what is longer in a wider typeface.
package struct CardLines: Hashable, Sendable {
  /// Lines of the title; nil where the theme's usual limit holds.
  package var title: Int?
  /// Lines below the title.
  package var sub: Int?
  /// Lines of the excerpt.
  package var copy: Int?

  /// Creates lines.
  package init(title: Int? = nil, sub: Int? = nil, copy: Int? = nil) {
    self.title = title
    self.sub = sub
    self.copy = copy
  }
}
