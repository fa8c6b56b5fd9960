package import FeedDiagnostics

/// What decided on the date of a file.
package enum DateSource: Hashable, Sendable {
  /// A key of the front matter as it is written, and where its value stands.
  case key(String, SourceLocation)
  /// The beginning of the file's name, or of that of its bundle's folder.
  case fileName
  /// Nothing: a draft counts as written now, a person or a page needs no date.
  case nothing
}
