/// A language as a BCP 47 tag, in the usual letter case: `zh-Hant-TW`.
///
/// Only language, script and region count (RFC 5646, sections 2.2.1, 2.2.3 and 2.2.4); anything after them chooses
/// neither strings nor the wording of dates.
struct LanguageTag: Hashable, Sendable {
  /// The language in lower case, for example `zh`.
  let language: String
  /// The script with a capital, for example `Hant`.
  let script: String?
  /// The region in upper case, for example `TW`.
  let region: String?

  init(_ tag: String) {
    let parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    language = parts.first?.lowercased() ?? ""
    var rest = parts.dropFirst()
    let script = Self.take(from: &rest) { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    self.script = script.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    region = Self.take(from: &rest) { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }?.uppercased()
  }

  private init(_ language: String, script: String? = nil, region: String? = nil) {
    (self.language, self.script, self.region) = (language, script, region)
  }

  var text: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

  /// The tag itself and the more general ones that can replace it, nearest first:
  /// `zh-TW`, `zh-Hant-TW`, `zh-Hant`, `zh`, at last `en`.
  var fallbacks: [LanguageTag] {
    let written = script ?? Self.scripts[[language, region].compactMap(\.self).joined(separator: "-")]
    let candidates = [
      self,
      LanguageTag(language, script: written, region: region),
      LanguageTag(language, script: written),
      LanguageTag(language),
      Self.english,
    ]
    return candidates.reduce(into: []) { chain, tag in
      if !chain.contains(tag) { chain.append(tag) }
    }
  }

  /// The language that every theme has strings in.
  static let english = LanguageTag("en", script: nil)

  /// The scripts that languages and regions imply (CLDR, likely subtags) where a language is written in two.
  private static let scripts = [
    "zh": "Hans",
    "zh-TW": "Hant", "zh-HK": "Hant", "zh-MO": "Hant", "zh-CN": "Hans", "zh-SG": "Hans",
  ]

  private static func take(
    from parts: inout ArraySlice<String>, where fits: (String) -> Bool
  ) -> String? {
    guard let part = parts.first, fits(part) else { return nil }
    parts.removeFirst()
    return part
  }
}
