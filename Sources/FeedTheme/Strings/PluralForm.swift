/// The form that a noun takes beside a number (Unicode CLDR, Language Plural Rules, cardinal categories).
enum PluralForm: String, CaseIterable {
  /// Nothing, where the language has a form for it.
  case zero
  /// One thing; in some languages nothing, or 21 things, too.
  case one
  /// Two things, where the language has a form for them.
  case two
  /// A few things, such as two to four in Russian.
  case few
  /// Many things, such as five to twenty in Russian.
  case many
  /// Any other number of things; every language has it.
  case other

  /// The form for a number in a language; only whole numbers are counted.
  init(of count: Int, in language: LanguageTag) {
    let (tens, hundreds) = (count % 10, count % 100)
    let isTeen = (11...19).contains(hundreds)
    switch language.language {
    case _ where Self.languagesWithoutPlural.contains(language.language): self = .other
    case _ where Self.languagesWithNothingAsOne.contains(language.language):
      self = (0...1).contains(count) ? .one : Self.ofMillions(count, in: language)
    case "ar", "ars":
      switch (count, hundreds) {
      case (0, _): self = .zero
      case (1, _): self = .one
      case (2, _): self = .two
      case (_, 3...10): self = .few
      case (_, 11...99): self = .many
      default: self = .other
      }
    case "he", "iw", "se", "iu": self = count == 1 ? .one : count == 2 ? .two : .other
    case "ru", "uk", "be", "sr", "hr", "bs", "sh":
      let rest: Self = ["ru", "uk", "be"].contains(language.language) ? .many : .other
      self = tens == 1 && hundreds != 11 ? .one : (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : rest
    case "pl": self = count == 1 ? .one : (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case "cs", "sk": self = count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "sl": self = hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
    case "lt": self = isTeen || tens == 0 ? .other : tens == 1 ? .one : .few
    case "lv", "prg": self = isTeen || tens == 0 ? .zero : tens == 1 ? .one : .other
    case "ro", "mo": self = count == 1 ? .one : count == 0 || (1...19).contains(hundreds) ? .few : .other
    case "is", "mk": self = tens == 1 && hundreds != 11 ? .one : .other
    case "fil", "tl": self = [4, 6, 9].contains(tens) ? .other : .one
    case "ga":
      self = [1: .one, 2: .two][count] ?? ((3...6).contains(count) ? .few : (7...10).contains(count) ? .many : .other)
    case "cy": self = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][count] ?? .other
    case "gd": self = [1: .one, 2: .two, 11: .one, 12: .two][count] ?? ((3...19).contains(count) ? .few : .other)
    case "mt":
      self =
        count == 1
        ? .one : count == 2 ? .two : count == 0 || (3...10).contains(hundreds) ? .few : isTeen ? .many : .other
    default: self = count == 1 ? .one : Self.ofMillions(count, in: language)
    }
  }

  /// Whether the noun can say the number by itself: no hours, an hour, two hours.
  var saysNumber: Bool { [.zero, .one, .two].contains(self) }

  /// Millions stand before "de" in the Romance languages.
  private static func ofMillions(_ count: Int, in language: LanguageTag) -> PluralForm {
    let isRomance = ["fr", "pt", "es", "it", "ca"].contains(language.language)
    return isRomance && count != 0 && count.isMultiple(of: 1_000_000) ? .many : .other
  }

  private static let languagesWithoutPlural: Set<String> = [
    "bo", "dz", "id", "ig", "ii", "ja", "jv", "km", "ko", "lo", "ms", "my", "nan", "sah", "su", "th", "to", "vi", "wo",
    "yo", "yue", "zh",
  ]

  private static let languagesWithNothingAsOne: Set<String> = [
    "ak", "am", "as", "bn", "fa", "ff", "fr", "gu", "hi", "hy", "kab", "kn", "ln", "mg", "nso", "pa", "pt", "si", "ti",
    "wa", "zu",
  ]
}
