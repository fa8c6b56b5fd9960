package import FeedOutput
package import FeedSite

/// A file of the site, as it is to stand on the target.
package struct SiteFile: Hashable, Sendable {
  /// The file.
  package let path: OutputPath
  /// When it is sent: what others refer to comes first.
  package let stage: SiteItem.Stage
  /// Its bytes.
  package let digest: FileDigest

  /// Creates a file.
  package init(path: OutputPath, stage: SiteItem.Stage, digest: FileDigest) {
    self.path = path
    self.stage = stage
    self.digest = digest
  }
}
