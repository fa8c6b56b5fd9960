import FeedDiagnostics
import FeedModel

/// What a file became; at most one of object, person and page is there.
///
/// Shared instead of copied: a preview hands on lists of all files at each change.
final class DecodedFile: Sendable {
  let object: (any FeedViewObject)?
  let person: PersonFeedViewObject?
  let page: Page?
  /// The content paths of the files that it names.
  let namedFiles: Set<String>
  /// The content paths of the entries that it refers to.
  let consulted: Set<String>
  let localLinks: [LocalLink]
  /// The keys that no kind knows, nor any other generator.
  let unknownKeys: [UnknownKey]
  let externalReferences: [ExternalReference]
  let diagnostics: [Diagnostic]

  /// Creates what the fields of a file became, after all of them were read.
  init(
    _ fields: EntryFields, object: (any FeedViewObject)? = nil, person: PersonFeedViewObject? = nil, page: Page? = nil,
    diagnostics: [Diagnostic]
  ) {
    self.object = object
    self.person = person
    self.page = page
    namedFiles = fields.namedFiles
    consulted = fields.consulted
    localLinks = fields.localLinks
    unknownKeys = fields.unknownKeys
    externalReferences = fields.reader.externalReferences
    self.diagnostics = diagnostics + fields.reader.diagnostics
  }
}
