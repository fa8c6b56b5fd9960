import FeedTheme

extension Wording {
  /// A string of the theme, with values for its places.
  package func text(_ key: WordingKey, _ values: [String: String] = [:]) -> String {
    strings.text(key.rawValue, values)
  }

  /// A string of the theme in the form for a number of things.
  package func text(_ key: WordingKey, count: Int, _ values: [String: String] = [:]) -> String {
    strings.text(key.rawValue, count: count, values)
  }
}
