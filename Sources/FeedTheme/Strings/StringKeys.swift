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

extension StringTable {
  /// Adds the strings of a YAML file of keys and texts; a key that is there already gets the file's text.
  mutating func read(_ text: String, file: String, with reader: inout ThemeFieldReader) {
    for entry in reader.fields(of: text, file: file, wrap: ThemeProblem.invalidStrings) {
      guard Self.isKey(entry.key) else {
        let reason = "\"\(entry.key)\" is no key; keys consist of letters A to Z, digits, \"-\" and dots"
        reader.diagnostics.append(Diagnostic(.theme(.invalidStrings(reason)), at: entry.location))
        continue
      }
      guard let text = entry.value.writtenText else {
        let reason = "\"\(entry.key)\" wants text, not \(entry.value.words); write it in quotes"
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
