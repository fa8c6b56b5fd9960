import FeedDiagnostics
import FeedModel

/// Decodes one file into what it is: an entry of the wall, a person or a page.
struct FileDecoder {
  let context: DecodingContext
  let kinds: KindDecoders
  let now: Int

  /// What a file became; at most one of object, person and page is there.
  struct Result: Sendable {
    var object: (any FeedViewObject)?
    var person: PersonFeedViewObject?
    var page: Page?
    var namedFiles: Set<String> = []
    /// The content paths of the entries that it refers to.
    var consulted: Set<String> = []
    var localLinks: [LocalLink] = []
    var externalReferences: [ExternalReference] = []
    var diagnostics: [Diagnostic]
  }

  /// Decodes a file.
  func decode(_ file: ScannedFile) -> Result {
    let fields = EntryFields(file, context: context)
    var result = Result(diagnostics: file.diagnostics)
    switch file.role {
    case .page:
      result.page = PageDecoder(fields: fields).decode()
    case .entry(let kind):
      let entry = EntryDecoder(fields: fields, now: now).decode(kind: kind)
      let object = kinds.decoder(of: kind)?.decode(fields, entry: entry)
      result.person = object?.accept(PersonFinder()) ?? nil
      // An entry without a date cannot stand on a wall; that it misses one was reported.
      result.object = result.person == nil && (entry.date != nil || !kind.isDated) ? object : nil
    }
    fields.reader.reportLikelyTypos(foreign: ForeignKeys.all)
    result.diagnostics += fields.reader.diagnostics
    result.namedFiles = fields.namedFiles
    result.consulted = fields.consulted
    result.localLinks = fields.localLinks
    result.externalReferences = fields.reader.externalReferences
    return result
  }
}
