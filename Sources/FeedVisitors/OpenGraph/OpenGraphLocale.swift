import Foundation

/// A language as Open Graph names it: `zh_TW`, the language and the country that most of its readers live in.
enum OpenGraphLocale {
  /// The name for a BCP 47 tag; nil where no country is known for it (CLDR, likely subtags).
  static func name(of tag: String) -> String? {
    let parts = Locale.Language.Components(identifier: Locale.Language(identifier: tag).maximalIdentifier)
    guard let code = parts.languageCode?.identifier, let region = parts.region?.identifier, region.utf8.count == 2
    else {
      return nil
    }
    return "\(code)_\(region.uppercased())"
  }
}
