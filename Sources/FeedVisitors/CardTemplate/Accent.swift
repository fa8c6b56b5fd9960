package import FeedModel

/// The colour that an entry's card and page carry.
package struct Accent: Hashable, Sendable {
  /// The name of the colour in the theme, for class names, for example `song`: that of the kind.
  package let name: String
  /// The colour itself as `#rrggbb`, where the site and not the theme chose it.
  package let color: String?

  /// Creates an accent.
  package init(name: String, color: String? = nil) {
    self.name = name
    self.color = color
  }

  /// The colour of an entry.
  package init(of object: any FeedViewObject) {
    self.init(name: object.entry.kind.name, color: object.facts.declaration?.accent)
  }
}
