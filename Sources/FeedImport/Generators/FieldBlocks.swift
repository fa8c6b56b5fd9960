/// The fields of a text file between which a line of hyphens stands, as Kirby and Lektor write their pages.
struct FieldBlocks {
  /// The fields that have a value, in the order of the file; keys in lower case, with underscores for hyphens.
  private(set) var fields: [(key: String, value: String)] = []

  /// Reads a text.
  ///
  /// - Parameter mark: the line between two fields; within one there is a hyphen more, or a backslash before it.
  init(_ text: String, mark: String) {
    var lines: [Substring] = []
    for line in text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false) + [
      mark[...]
    ] {
      guard String(line).trimmed == mark else {
        let isEscaped = line.hasPrefix("\\" + mark) || line.count > mark.count && line.allSatisfy { $0 == "-" }
        lines.append(isEscaped ? line.dropFirst() : line)
        continue
      }
      add(lines.joined(separator: "\n"))
      lines = []
    }
  }

  private mutating func add(_ block: String) {
    guard let colon = block.firstIndex(of: ":") else { return }
    let key = block[..<colon].drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let value = String(block[block.index(after: colon)...]).trimmed
    guard !key.isEmpty, !key.contains("\n"), !value.isEmpty else { return }
    fields.append((String(key).trimmed.lowercased().replacing("-", with: "_").replacing(" ", with: "_"), value))
  }

  /// The value of the first of several keys that has one.
  subscript(keys: String...) -> String? {
    keys.lazy.compactMap { key in self.fields.first { $0.key == key }?.value }.first
  }

  /// Removes a field and returns its value.
  mutating func take(_ key: String) -> String? {
    fields.firstIndex { $0.key == key }.map { fields.remove(at: $0).value }
  }
}
