package import FeedDiagnostics

/// What decided on the identity of an entry.
package enum IdentitySource: Hashable, Sendable {
  /// `id:` with its value, and where it stands.
  case id(String, SourceLocation)
  /// The path of the file.
  case path
}
