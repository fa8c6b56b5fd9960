import FeedDiagnostics
import FeedModel

/// What a file became.
///
/// Shared instead of copied: a preview hands on lists of all files at each change.
final class DecodedFile: Sendable {
  /// What files become; beside it, as people are larger than most files.
  indirect enum Result: Sendable {
    case entry(any FeedViewObject)
    case person(PersonFeedViewObject)
    case page(Page)
  }

  /// The entry of the wall that it became.
  var object: (any FeedViewObject)? { if case .entry(let object) = result { object } else { nil } }
  /// The person that it became.
  var person: PersonFeedViewObject? { if case .person(let person) = result { person } else { nil } }
  /// The page that it became.
  var page: Page? { if case .page(let page) = result { page } else { nil } }
  private let result: Result?
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
  ///
  /// - Parameter result: nil where it lacks what would make it one of them.
  init(_ fields: EntryFields, _ result: Result?, diagnostics: [Diagnostic]) {
    self.result = result
    namedFiles = fields.namedFiles
    consulted = fields.consulted
    localLinks = fields.localLinks
    unknownKeys = fields.unknownKeys
    externalReferences = fields.reader.externalReferences
    self.diagnostics = diagnostics + fields.reader.diagnostics
  }
}
