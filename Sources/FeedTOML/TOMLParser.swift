package import FeedDiagnostics
package import FeedYAML

/// Reads TOML 1.0 into values that know their places.
///
/// Texts in quotes are ``ScalarStyle/quoted``; all other values are plain text in one form each: numbers in decimal
/// digits without underscores, dates as `2025-04-09T20:00:00+08:00`.
package struct TOMLParser: Sendable {
  private let file: String
  private let lineOffset: Int
  private let name: @Sendable (String) -> String

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - file: the path that places name.
  ///   - lineOffset: how many lines of the file come before the TOML.
  ///   - name: a key as it is compared with others of its table.
  package init(file: String, lineOffset: Int = 0, name: @escaping @Sendable (String) -> String = { $0 }) {
    self.file = file
    self.lineOffset = lineOffset
    self.name = name
  }

  /// The keys of a document in UTF-8, within the limits of ``YAMLParser``.
  package func parse(_ toml: ArraySlice<UInt8>) throws(TOMLError) -> LocatedFields {
    var composer = TOMLComposer(
      scanner: TOMLScanner(toml, file: file, lineOffset: lineOffset), name: name)
    return try composer.document()
  }
}

/// Why a text cannot be read as TOML, and where.
package struct TOMLError: Error {
  /// What is wrong.
  package enum Problem: Sendable {
    /// The text does not follow the grammar, or a value makes no sense.
    case fault(TOMLFault)
    /// A key stands twice in a table, or a table is written twice.
    case duplicateKey(String, first: SourceLocation)
  }

  package let problem: Problem
  package let location: SourceLocation
}
