import Foundation

/// Finds the CLDR locale for the language of a text.
enum WordingLocale {
  /// The locale of a language; that of English where CLDR has none, because the system would silently take its own.
  static func locale(for language: LanguageTag) -> Locale {
    guard known.contains(language.language) else { return Locale(identifier: international) }
    // English without a region is read all over the world: the day comes before the month, and hours count to 24.
    return Locale(identifier: language == .english ? international : language.text)
  }

  private static let international = "en-GB"

  private static let known = Set(
    Locale.availableIdentifiers.compactMap { Locale(identifier: $0).language.languageCode?.identifier })
}
