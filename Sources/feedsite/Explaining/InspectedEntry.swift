import FeedContent
import FeedModel
import FeedSite

/// What a build makes of one file, with the reasons of all that it decided on.
struct InspectedEntry: Sendable {
  /// Where the decisions on the file came from.
  let provenance: FileProvenance
  /// Why a build leaves the file out; it was read all the same.
  let skipped: SkippedFile.Reason?
  /// What it became.
  let file: InspectedFile
  /// The site.
  let site: Site
  /// The table of the site.
  let inspection: SiteInspection

  /// The bytes of a form; nil where the file does not take it.
  func bytes(as projection: EntryProjection) -> [UInt8]? { inspection.bytes(of: file, as: projection) }
}
