/// The texts of one language by key, as a file of the theme holds them.
struct StringTable: Sendable {
  /// The language as a BCP 47 tag.
  let language: LanguageTag
  /// The texts.
  var texts: [String: String]
  /// How the language writes numbers, since finding that out takes its time.
  let numbers: NumberWording

  /// Creates the table of a language.
  init(language: LanguageTag, texts: [String: String] = [:]) {
    self.language = language
    self.texts = texts
    numbers = NumberWording(language: language)
  }

  /// The text for a number of things: the form that the language uses for the number, else the form for other
  /// numbers.
  func text(_ key: String, count: Int) -> String? {
    let form = PluralForm(of: count, in: language)
    return texts["\(key).\(form.rawValue)"] ?? texts["\(key).\(PluralForm.other.rawValue)"]
  }
}
