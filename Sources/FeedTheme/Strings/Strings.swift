import FeedDiagnostics
import FeedYAML

/// The theme's strings in one language; what it lacks comes from the languages it falls back to.
public struct Strings: Sendable {
  private let tables: [StringTable]
  /// The strings of each table that have places to fill in.
  private let patterns: [[String: StringPattern]]
  /// The strings that templates can print, in the order of their keys.
  @usableFromInline private(set) var printed: [String] = []

  /// Takes the strings of several languages, the preferred one first, and the keys that templates can name.
  init(_ tables: [StringTable], keys: StringKeys = StringKeys([:])) {
    self.tables = tables
    patterns = tables.map { table in
      table.texts.filter { $0.value.utf8.contains(UInt8(ascii: "{")) }.mapValues { StringPattern($0) }
    }
    printed = keys.names.map { text($0) }
  }

  /// A string that templates can print, by its place among their keys.
  @inlinable
  subscript(place: Int) -> String { printed.indices.contains(place) ? printed[place] : "" }

  /// A string, with values for its placeholders: `text("feedOf", ["title": "Rain"])`.
  ///
  /// A key that no language has is its own text; the loader reports it where it is a required one.
  package func text(_ key: String, _ values: [String: String] = [:]) -> String {
    guard let number = tables.firstIndex(where: { $0.texts[key] != nil }), let text = tables[number].texts[key] else {
      return key
    }
    return values.isEmpty ? text : patterns[number][key]?.filled(with: values) ?? text
  }

  /// A string for a number of things, with the number as `{count}`: `text("plays", count: 12)`.
  ///
  /// The form follows the language in which the string was found, and so does the way the number is written.
  package func text(_ key: String, count: Int, _ values: [String: String] = [:]) -> String {
    for (table, patterns) in zip(tables, patterns) {
      guard let form = table.form(of: key, count: count), let text = table.texts[form] else { continue }
      let number = table.numbers.text(count)
      return patterns[form]?.filled(with: values.merging(["count": number]) { given, _ in given }) ?? text
    }
    return key
  }

  /// Whether there is a string, in one form or in the forms for one and other.
  package func has(_ key: String) -> Bool {
    tables.contains { $0.texts[key] != nil || $0.form(of: key, count: 2) != nil }
  }

  /// Names in one text: `A`, `A and B`, `A, B and C`, with the strings `listSeparator` and `listLast` between them.
  package func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: text("listSeparator")) + text("listLast") + last
  }
}

/// The texts of one language by key, as a file of the theme holds them.
struct StringTable: Sendable {
  let language: LanguageTag
  var texts: [String: String] = [:]
  /// How the language writes numbers, since finding that out takes its time.
  let numbers: NumberWording

  init(language: LanguageTag) {
    self.language = language
    numbers = NumberWording(language: language)
  }

  /// The key of the text for a number of things: in the form that the language uses for the number, else in that for other
  /// numbers; nil where there is neither.
  func form(of key: String, count: Int) -> String? {
    let forms = [PluralForm(of: count, in: language), .other]
    return forms.lazy.map { "\(key).\($0.rawValue)" }.first { texts[$0] != nil }
  }

  /// Adds the strings of a YAML file of keys and texts; a key that is there already gets the file's text.
  mutating func read(_ text: String, file: String, with reader: inout ThemeFieldReader) {
    for entry in reader.fields(of: text, file: file, wrap: ThemeProblem.invalidStrings) {
      guard Self.isKey(entry.key) else {
        let reason = "\"\(entry.key)\" is not a key; keys consist of letters A to Z, digits, \"-\" and dots"
        reader.diagnostics.append(Diagnostic(.theme(.invalidStrings(reason)), at: entry.location))
        continue
      }
      guard let text = entry.value.writtenText else {
        let reason = "\"\(entry.key)\" must be text, not \(entry.value.words); write it in quotes"
        reader.diagnostics.append(Diagnostic(.theme(.invalidStrings(reason)), at: entry.value.location))
        continue
      }
      texts[entry.key] = text
    }
  }

  private static func isKey(_ key: String) -> Bool {
    key.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }
  }
}

/// A string with places to fill in: `{follower} now follows {followed}`.
struct StringPattern {
  private enum Piece {
    case text(Substring)
    case placeholder(Substring)
  }

  private let pieces: [Piece]

  /// Reads a string; braces that hold no name are text.
  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let inside = rest.utf8.index(after: open)
      let name = rest[inside..<close]
      if !name.isEmpty, name.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit }) {
        pieces += [.text(rest[..<open]), .placeholder(name)]
        rest = rest[rest.utf8.index(after: close)...]
      } else {
        pieces.append(.text(rest[..<inside]))
        rest = rest[inside...]
      }
    }
    self.pieces = pieces + [.text(rest)]
  }

  /// The names of the places, in their order.
  var placeholders: [String] {
    pieces.compactMap { piece in
      guard case .placeholder(let name) = piece else { return nil }
      return String(name)
    }
  }

  /// The string with values in its places; a place without a value stays as it is.
  func filled(with values: [String: String]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): String(text)
      case .placeholder(let name): values[String(name)] ?? "{\(name)}"
      }
    }.joined()
  }
}

/// The theme's strings in all their languages.
struct StringCatalog: Sendable {
  /// The keys that templates are held against: those of English, or all where the theme has none in English.
  let keys: StringKeys

  private let tables: [StringTable]

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

  /// Whether there are strings in a language itself, or in one of the more general tags, without its other fallbacks.
  func covers(_ language: LanguageTag) -> Bool {
    language.fallbacks.contains { tag in
      tag.language == language.language && tables.contains { $0.language == tag }
    }
  }
}

/// The keys that templates can name, and the form of the string behind each.
struct StringKeys: Sendable {
  enum Form: Hashable {
    case plain
    /// Text with places to fill in.
    case withPlaceholders([String])
    /// One text for one thing and one for other numbers.
    case plural
  }

  /// The keys of the strings that templates can print, in alphabetical order.
  private(set) var names: [String] = []
  private let texts: [String: String]

  /// Takes the strings of the language that the others fall back to.
  init(_ texts: [String: String]) {
    self.texts = texts
    names = texts.keys.filter { form(of: $0) == .plain }.sorted()
  }

  /// The form of a string; nil where there is none.
  func form(of key: String) -> Form? {
    if let text = texts[key] {
      let placeholders = StringPattern(text).placeholders
      return placeholders.isEmpty ? .plain : .withPlaceholders(placeholders)
    }
    return texts["\(key).\(PluralForm.other.rawValue)"] == nil ? nil : .plural
  }
}
