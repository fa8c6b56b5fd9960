import Foundation

/// Writes numbers as a language does: `12,345`, `12.345`.
struct NumberWording: Sendable {
  private let style: IntegerFormatStyle<Int>

  /// Creates a wording for a language.
  init(language: LanguageTag) {
    style = IntegerFormatStyle<Int>(locale: WordingLocale.locale(for: language))
  }

  /// A number with the separators of the language.
  func text(_ number: Int) -> String { style.format(number) }
}
