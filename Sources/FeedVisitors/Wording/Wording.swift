package import FeedTheme

/// The words of the site's language: sentences, dates and the names of kinds.
package struct Wording: Sendable {
  /// The theme's strings.
  package let strings: Strings
  /// How dates and numbers are written.
  package let dates: DateWording
  /// What kinds are called.
  package let kinds: KindNames

  /// Creates a wording; all three are meant to be of one language.
  package init(strings: Strings, dates: DateWording, kinds: KindNames) {
    self.strings = strings
    self.dates = dates
    self.kinds = kinds
  }
}
