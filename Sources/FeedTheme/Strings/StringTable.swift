/// The texts of one language by key, as a file of the theme holds them.
struct StringTable: Sendable {
  /// The language as a BCP 47 tag.
  let language: LanguageTag
  /// The texts.
  var texts: [String: String] = [:]

  /// The text for a number of things: the form that the language uses for the number, else the form for other
  /// numbers.
  func text(_ key: String, count: Int) -> String? {
    let form = PluralForm(of: count, in: language)
    return texts["\(key).\(form.rawValue)"] ?? texts["\(key).\(PluralForm.other.rawValue)"]
  }
}
