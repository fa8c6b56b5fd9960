package import FeedModel

/// Where the decisions on a file came from: data for those who ask why an entry became what it is.
package struct FileProvenance: Hashable, Sendable {
  /// The path of the file relative to the content folder.
  package let path: String
  /// The path as messages name it.
  package let file: String
  /// The kind of an entry; nil for a page outside the feed.
  package let kind: Kind?
  /// What decided on the kind.
  package let kindSource: KindSource
  /// What decided on the date.
  package let dateSource: DateSource
  /// What decided on the address.
  package let addressSource: AddressSource
  /// What decided on the identity.
  package let identitySource: IdentitySource
  /// What decided on the authors.
  package let authorSource: AuthorSource
  /// Why this build leaves the file out.
  package let skipped: SkippedFile.Reason?
  /// When the entry ceases to be shown.
  package let expires: FeedDate?
}
