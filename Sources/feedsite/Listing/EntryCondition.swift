import ArgumentParser

/// What entries have to be to be listed: `--where KEY=VALUE`.
struct EntryCondition: Hashable, Sendable {
  /// The key in small letters.
  let key: String
  /// The value as it was typed.
  let value: String

  /// Reads an argument, of which the message says what would be right.
  static func parse(_ text: String) throws -> EntryCondition {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw ValidationError("\"\(text)\" is no condition; write a key and a value, such as --where kind=song.")
    }
    return EntryCondition(key: parts[0].lowercased(), value: String(parts[1]))
  }
}
