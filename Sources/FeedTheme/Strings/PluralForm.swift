/// The form that a noun takes beside a number: the CLDR categories `one` and `other`, which suffice for strings such
/// as "12 songs".
enum PluralForm: String, CaseIterable {
  /// One thing; in some languages nothing, too.
  case one
  /// Any other number of things.
  case other

  /// The form for a number in a language (Unicode CLDR, Language Plural Rules, cardinal integers).
  init(of count: Int, in language: LanguageTag) {
    self =
      switch language.language {
      case _ where Self.languagesWithoutPlural.contains(language.language): .other
      case _ where Self.languagesWithNothingAsOne.contains(language.language): (0...1).contains(count) ? .one : .other
      default: count == 1 ? .one : .other
      }
  }

  private static let languagesWithoutPlural: Set<String> = [
    "bo", "dz", "id", "ig", "ii", "ja", "jv", "km", "ko", "lo", "ms", "my", "nan", "sah", "su", "th", "to", "vi", "wo",
    "yo", "yue", "zh",
  ]

  private static let languagesWithNothingAsOne: Set<String> = [
    "am", "as", "bn", "fa", "ff", "fr", "gu", "hi", "hy", "kab", "kn", "pt", "zu",
  ]
}
