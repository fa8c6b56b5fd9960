package import FeedDiagnostics

/// What decided on the address of a file's page.
package enum AddressSource: Hashable, Sendable {
  /// A permalink, under the key as it is written, and where its value stands.
  case permalink(String, SourceLocation)
  /// The folders of the file, and `slug:` for the last part, which stands there.
  case slug(SourceLocation)
  /// The path of the file.
  case path
  /// The folders of the file, with date and identity for the last part, of which no character can stand in an address.
  case fallback
}
