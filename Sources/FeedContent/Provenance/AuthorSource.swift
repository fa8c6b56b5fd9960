package import FeedDiagnostics

/// What decided on the authors of an entry.
package enum AuthorSource: Hashable, Sendable {
  /// A key of the front matter as it is written, and where its value stands.
  case key(String, SourceLocation)
  /// `author:` in `site.yml`, since the file names nobody.
  case site
}
