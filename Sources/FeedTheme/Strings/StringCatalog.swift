/// The theme's strings in all their languages.
struct StringCatalog: Sendable {
  /// The keys that templates are held against: those of English, or all where the theme has none in English.
  let keys: StringKeys

  private let tables: [StringTable]

  /// Takes a table a language.
  init(_ tables: [StringTable]) {
    self.tables = tables.sorted { $0.language.text < $1.language.text }
    let english = tables.first { $0.language == .english }?.texts
    keys = StringKeys(english ?? self.tables.reduce(into: [:]) { $0.merge($1.texts) { first, _ in first } })
  }

  /// The strings of a language with those it falls back to: the more general tags, English, then any other language,
  /// so that a string that exists at all is found.
  func strings(in language: LanguageTag) -> Strings {
    let chain = language.fallbacks
    let preferred = chain.compactMap { tag in tables.first { $0.language == tag } }
    return Strings(preferred + tables.filter { !chain.contains($0.language) }, keys: keys)
  }

  /// Whether there are strings in a language itself, or in one of the more general tags, whatever it falls back to else.
  func covers(_ language: LanguageTag) -> Bool {
    language.fallbacks.contains { tag in
      tag.language == language.language && tables.contains { $0.language == tag }
    }
  }
}
