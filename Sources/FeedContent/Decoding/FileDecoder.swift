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
    var localLinks: [LocalLink] = []
    var diagnostics: [Diagnostic]
  }

  /// Keys that other generators use and that are no slips of ours.
  private static let foreignKeys: Set<String> = [
    "layout", "weight", "toc", "comments", "math", "menu", "params", "resources", "series", "outputs", "cascade",
    "markup", "translationkey", "header", "sidebar", "classes", "theme", "style", "styles", "script", "scripts",
    "featured", "color", "hidden", "locale", "parent", "order", "nav-order", "lead", "license", "source", "sources",
    "related", "state", "level", "section", "share", "video", "audio", "podcast", "guid",
  ]

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
      fields.reader.reportLikelyTypos(alsoKnown: Self.foreignKeys)
      result.person = object?.accept(PersonFinder()) ?? nil
      // An entry without a date cannot stand on a wall; that it misses one was reported.
      result.object = result.person == nil && (entry.date != nil || !kind.isDated) ? object : nil
    }
    result.diagnostics += fields.reader.diagnostics
    result.namedFiles = fields.namedFiles
    result.localLinks = fields.localLinks
    return result
  }
}
