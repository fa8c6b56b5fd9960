import FeedDiagnostics
import FeedYAML

/// The keys that templates can name, and the form of the string behind each.
struct StringKeys: Sendable {
  /// What a string is like.
  enum Form: Hashable {
    /// Text.
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

/// Reads the strings of one language from a YAML file of keys and texts.
struct StringTableReader {
  private var reader = ThemeFieldReader()

  /// What is wrong with the files that were read.
  var diagnostics: [Diagnostic] { reader.diagnostics }

  /// Adds the strings of a file to a table; a key that the table has already gets the file's text.
  mutating func read(_ text: String, file: String, into table: inout StringTable) {
    for entry in reader.fields(of: text, file: file, wrap: ThemeProblem.invalidStrings) { read(entry, into: &table) }
  }

  private mutating func read(_ entry: LocatedFields.Field, into table: inout StringTable) {
    guard Self.isKey(entry.key) else {
      report("\"\(entry.key)\" is no key; keys consist of letters A to Z, digits, \"-\" and dots", at: entry.location)
      return
    }
    guard let text = entry.value.writtenText else {
      report("\"\(entry.key)\" wants text, not \(entry.value.words); write it in quotes", at: entry.value.location)
      return
    }
    table.texts[entry.key] = text
  }

  private mutating func report(_ reason: String, at location: SourceLocation) {
    reader.diagnostics.append(Diagnostic(.theme(.invalidStrings(reason)), at: location))
  }

  private static func isKey(_ key: String) -> Bool {
    key.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }
  }
}
