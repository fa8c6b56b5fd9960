import Foundation

/// Writes numbers as a language does: `12,345`, `12.345`.
struct NumberWording: Sendable {
  private let style: IntegerFormatStyle<Int>
  /// Whether the language takes the digits 0 to 9, so that numbers without separators need no look-up.
  private let hasPlainDigits: Bool

  /// Creates a wording for a language.
  init(language: LanguageTag) {
    style = IntegerFormatStyle<Int>(locale: WordingLocale.locale(for: language))
    hasPlainDigits = style.format(123) == "123"
  }

  /// A number with the separators of the language.
  func text(_ number: Int) -> String {
    hasPlainDigits && (0..<1000).contains(number) ? String(number) : style.format(number)
  }
}
