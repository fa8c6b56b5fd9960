import FeedDiagnostics
import FeedModel
import FeedSite

/// A site without errors, as it is after a change.
struct PreviewedSite: Sendable {
  /// Its files.
  let preview: SitePreview
  /// Where it stands.
  let url: SiteURL
  /// What its owner is warned of.
  let diagnostics: [Diagnostic]
}
