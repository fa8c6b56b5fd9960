package import FeedDiagnostics

/// An address of another site that a writer wrote.
package struct ExternalReference: Hashable, Sendable {
  /// The address, with `http` or `https`.
  package let url: String
  /// Where it stands.
  package let location: SourceLocation
}
