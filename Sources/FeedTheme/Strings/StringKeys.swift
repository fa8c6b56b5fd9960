/// The keys that templates can name, and the form of the string behind each.
struct StringKeys: Sendable {
  /// What a string is like.
  enum Form: Hashable {
    /// Text.
    case plain
    /// Text with places to fill in.
    case withPlaceholders([String])
    /// One text for one thing and one for other numbers.
    case plural
  }

  /// The keys of the strings that templates can print, in alphabetical order.
  private(set) var names: [String] = []
  private let texts: [String: String]

  /// Takes the strings of the language that the others fall back to.
  init(_ texts: [String: String]) {
    self.texts = texts
    names = texts.keys.filter { form(of: $0) == .plain }.sorted()
  }

  /// The form of a string; nil where there is none.
  func form(of key: String) -> Form? {
    if let text = texts[key] {
      let placeholders = StringPattern(text).placeholders
      return placeholders.isEmpty ? .plain : .withPlaceholders(placeholders)
    }
    return texts["\(key).\(PluralForm.other.rawValue)"] == nil ? nil : .plural
  }
}
