import Foundation

/// Languages with the countries that most of their readers live in, as Open Graph and older systems name them.
package enum LanguageLocale {
  /// The name for a BCP 47 tag, such as `zh_TW` for `zh-Hant`; nil where no country is known for it (CLDR, likely
  /// subtags).
  package static func name(of tag: String) -> String? {
    let parts = Locale.Language.Components(identifier: Locale.Language(identifier: tag).maximalIdentifier)
    guard let code = parts.languageCode?.identifier, let region = parts.region?.identifier, region.utf8.count == 2
    else {
      return nil
    }
    return "\(code)_\(region.uppercased())"
  }
}
