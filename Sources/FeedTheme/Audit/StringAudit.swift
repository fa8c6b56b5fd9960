import FeedDiagnostics
import FeedYAML

/// Looks at the words of a theme: those that nothing uses, and those that a language lacks or fills in otherwise.
struct StringAudit {
  let theme: AuditedTheme
  let requirements: ThemeRequirements
  let folder: String

  private struct Entry {
    let key: String
    let text: String
    let location: SourceLocation
    let language: LanguageTag
    let isOwn: Bool
  }

  var diagnostics: [Diagnostic] {
    let entries = theme.strings.flatMap { language, file in read(file, in: LanguageTag(language)) }
    let english = Dictionary(entries.filter { $0.language == .english }.map { ($0.key, $0.text) }) { _, last in last }
    return unused(entries) + missing(entries, english) + different(entries, english)
  }

  private func read(_ file: AuditedFile, in language: LanguageTag) -> [Entry] {
    var reader = ThemeFieldReader()
    return reader.fields(of: file.text, file: file.file.path, wrap: ThemeProblem.invalidStrings).compactMap { entry in
      guard let text = entry.value.writtenText else { return nil }
      return Entry(key: entry.key, text: text, location: entry.location, language: language, isOwn: file.isOwn)
    }
  }

  private func unused(_ entries: [Entry]) -> [Diagnostic] {
    let required = Set(requirements.strings.flatMap { key in [key] + PluralForm.allCases.map { "\(key).\($0)" } })
    let printed = Set(theme.templates.values.flatMap { Self.printedStrings($0.text) })
    return entries.filter { entry in
      entry.isOwn && !required.contains(entry.key) && !printed.contains(entry.key)
        && !Self.openFamilies.contains { entry.key.hasPrefix($0) }
    }.map { Diagnostic(.themeCheck(.unusedString($0.key)), at: $0.location) }
  }

  /// The prefixes of strings for kinds that sites declare and for the names of networks, which are not all known.
  private static let openFamilies = ["kind.", "share.", "network."]

  /// The keys after `t.` in the tags of a template.
  private static func printedStrings(_ template: String) -> [String] {
    template.matches(of: /\{\{\{?[#^&]?\s*t\.([A-Za-z0-9._-]+)/).map { String($0.output.1) }
  }

  private func missing(_ entries: [Entry], _ english: [String: String]) -> [Diagnostic] {
    // Each language has forms of its own, and the form for other numbers replaces those that are missing.
    let needed = english.keys.filter { key in (Self.pluralForm(of: key, in: english) ?? .other) == .other }
    let languages = Set(entries.map(\.language)).subtracting([.english])
    return languages.sorted { $0.text < $1.text }.compactMap { language in
      let here = entries.filter { $0.language == language || language.fallbacks.contains($0.language) }
      let known = Set(here.filter { $0.language != .english }.map(\.key))
      let keys = needed.filter { !known.contains($0) }.sorted()
      guard !keys.isEmpty else { return nil }
      // Whatever a theme extends, its own words are its own to translate.
      let location = SourceLocation(file: "\(folder)/strings/\(language.text).yml")
      return Diagnostic(.themeCheck(.missingTranslations(language: language.text, keys: keys)), at: location)
    }
  }

  /// The form at the end of the key of a string that is counted; nil for any other string.
  private static func pluralForm(of key: String, in english: [String: String]) -> PluralForm? {
    PluralForm.allCases.first { key.hasSuffix(".\($0.rawValue)") && english[other(of: key, $0)] != nil }
  }

  private static func other(of key: String, _ form: PluralForm) -> String {
    "\(key.dropLast(form.rawValue.count))\(PluralForm.other.rawValue)"
  }

  private func different(_ entries: [Entry], _ english: [String: String]) -> [Diagnostic] {
    entries.compactMap { entry in
      guard entry.language != .english else { return nil }
      let form = Self.pluralForm(of: entry.key, in: english)
      guard let original = english[entry.key] ?? form.flatMap({ english[Self.other(of: entry.key, $0)] }) else {
        return nil
      }
      let expected = Set(StringPattern(original).placeholders)
      let found = Set(StringPattern(entry.text).placeholders)
      guard found != expected, form?.saysNumber != true || found.union(["count"]) != expected.union(["count"]) else {
        return nil
      }
      return Diagnostic(
        .themeCheck(.differentPlaceholders(entry.key, expected: expected.sorted())), at: entry.location)
    }
  }
}
