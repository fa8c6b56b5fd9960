/// Markup that is known to be safe, such as a rendered body: the only thing an ``HTMLWriter`` writes unescaped.
package struct HTMLFragment: Sendable, Hashable {
  /// The markup.
  package let markup: String

  /// Vouches for markup: everything in it that came from content was escaped.
  package init(trusting markup: String) {
    self.markup = markup
  }
}
