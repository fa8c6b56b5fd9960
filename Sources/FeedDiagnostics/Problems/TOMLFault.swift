/// Why front matter cannot be read as TOML.
public enum TOMLFault: Hashable, Sendable {
  /// A line does not begin with a key, or a key is missing between dots, brackets or braces.
  case missingKey
  /// A key without `=`.
  case missingEquals(String)
  /// A key with a colon behind it, as in YAML.
  case colon(String)
  /// A key without a value.
  case missingValue(String)
  /// Something that is no value unless it stands in quotes, and the key that it belongs to.
  case unquoted(String, key: String)
  /// Something that begins like a number and is none of 64 bits.
  case invalidNumber(String)
  /// Something that begins like a date or a time and is none.
  case invalidDate(String)
  /// A backslash with letters that mean nothing.
  case invalidEscape(String)
  /// A byte below 0x20 or 0x7F that may not stand there.
  case controlCharacter(UInt8)
  /// Something behind the value of a line.
  case surplus
  /// Two values without a comma between them.
  case missingComma
  /// The header of a table without its brackets at the end.
  case unclosedHeader
  /// A text without its quotes at the end, or one that goes on over the end of its line.
  case unclosedText
  /// An array without its bracket at the end.
  case unclosedList
  /// An inline table without its brace at the end, or one that goes on over the end of its line.
  case unclosedTable
  /// A key of a table whose name holds something else, which stands on `firstLine`.
  case notTable(String, firstLine: Int)
  /// More values than `limit`.
  case tooManyValues(limit: Int)
  /// Tables and arrays within each other deeper than anyone writes.
  case tooDeep
}
