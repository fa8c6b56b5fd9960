package struct FrontMatterField: Hashable, Sendable {
  package indirect enum Value: Hashable, Sendable {
    /// Text, in quotes where it needs them.
    case text(String)
    /// A date, a number, yes, no or nothing, written unchanged.
    case plain(String)
    case list([Value])
    case fields([FrontMatterField])

    /// What text, a date, a number, yes, no or nothing is written as; nil for several values and for keys with values.
    package var scalar: String? {
      switch self {
      case .text(let text), .plain(let text): text
      case .list, .fields: nil
      }
    }
  }

  package let key: String
  package let value: Value

  package init(_ key: String, _ value: Value) {
    self.key = key
    self.value = value
  }
}

/// Writes keys and values as YAML that feedsite reads (YAML 1.2).
package enum FrontMatterWriter {
  package static func lines(_ fields: [FrontMatterField]) -> String { fields.map { lines($0, indent: "") }.joined() }

  private static func lines(_ field: FrontMatterField, indent: String) -> String {
    lines(field.value, after: YAMLScalar.text(field.key) + ":", indent: indent)
  }

  /// A value after its key, or after the hyphen of an item in a list.
  private static func lines(_ value: FrontMatterField.Value, after mark: String, indent: String) -> String {
    let (start, inner) = (indent + mark, indent + "  ")
    switch value {
    case .text(let text): return "\(start) \(YAMLScalar.text(text))\n"
    case .plain(let text): return "\(start) \(text)\n"
    case .list(let values):
      if let texts = flow(values) { return "\(start) [\(texts)]\n" }
      return start + "\n" + values.map { lines($0, after: "-", indent: inner) }.joined()
    case .fields(let fields):
      guard !fields.isEmpty else { return "\(start) {}\n" }
      let text = fields.map { lines($0, indent: inner) }.joined()
      // The first key of an item is beside its hyphen.
      return mark == "-" ? "\(start) " + text.dropFirst(inner.count) : start + "\n" + text
    }
  }

  /// Short texts between brackets, on one line; nil where they are too long or no texts.
  private static func flow(_ values: [FrontMatterField.Value]) -> String? {
    let texts = values.compactMap { value -> String? in
      guard case .text(let text) = value else { return nil }
      return YAMLScalar.text(text)
    }
    let joined = texts.joined(separator: ", ")
    return texts.count == values.count && joined.count <= 100 ? joined : nil
  }
}

/// Writes texts as YAML scalars (YAML 1.2 sections 7.3.1 and 7.3.3).
package enum YAMLScalar {
  /// The text as it is where that is sure to read as the same text, else between double quotes.
  package static func text(_ text: String) -> String { isPlain(text) ? text : "\"\(escaped(text))\"" }

  /// The text as it is between double quotes.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      default:
        if isControl(scalar) {
          let digits = String(scalar.value, radix: 16)
          escaped += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// Control characters, the separators that YAML reads as line ends, the mark that it drops, and what it forbids.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
      || ["\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}"].contains(scalar)
  }

  private static let words: Set = ["true", "false", "yes", "no", "on", "off", "y", "n", "null"]

  /// Whether a text begins with a letter and holds nothing that has a meaning in YAML.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic, text.last != " ",
      !words.contains(text.lowercased())
    else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " .-_/()!?'&+;’“”…–—·".unicodeScalars.contains(scalar)
        || scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .spacingMark
    }
  }
}
