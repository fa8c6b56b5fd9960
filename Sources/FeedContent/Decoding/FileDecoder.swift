import FeedDiagnostics
import FeedModel

/// Decodes one file into what it is: an entry of the wall, a person or a page.
struct FileDecoder {
  let context: DecodingContext
  let kinds: KindDecoders
  let now: Int

  /// Decodes a file.
  func decode(_ file: ParsedFile) -> DecodedFile {
    let fields = EntryFields(file, context: context)
    switch file.role {
    case .page:
      let page = PageDecoder(fields: fields).decode()
      fields.reader.reportLikelyTypos(foreign: ForeignKeys.all)
      return DecodedFile(fields, page: page, diagnostics: file.diagnostics)
    case .entry(let kind):
      let entry = EntryDecoder(fields: fields, now: now).decode(kind: kind)
      let object = kinds.decoder(of: kind)?.decode(fields, entry: entry)
      fields.reader.reportLikelyTypos(foreign: ForeignKeys.all)
      let person = object?.facts.person
      // An entry without a date cannot stand on a wall; that it misses one was reported.
      let isOnWall = person == nil && (entry.date != nil || !kind.isDated)
      return DecodedFile(fields, object: isOnWall ? object : nil, person: person, diagnostics: file.diagnostics)
    }
  }
}
