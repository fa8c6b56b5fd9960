import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML

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
      fields.unknownKeys = UnknownKey.all(fields)
      return DecodedFile(fields, .page(page), diagnostics: file.diagnostics)
    case .entry(let kind):
      let entry = EntryDecoder(fields: fields, now: now).decode(kind: kind)
      let object = object(of: kind, fields, entry)
      fields.unknownKeys = UnknownKey.all(fields)
      return DecodedFile(fields, object.flatMap { result(of: kind, $0) }, diagnostics: file.diagnostics)
    }
  }

  private func result(of kind: Kind, _ object: any FeedViewObject) -> DecodedFile.Result? {
    if let person = object.facts.person { return .person(person) }
    // An entry without a date cannot stand on a wall; that it misses one was reported.
    return object.entry.date != nil || !kind.isDated ? .entry(object) : nil
  }

  /// What a file became; an article or a note where it lacks what makes it one of its kind.
  private func object(of kind: Kind, _ fields: EntryFields, _ entry: Entry) -> (any FeedViewObject)? {
    do throws(IncompleteEntry) {
      return try kinds.decoder(of: kind)?.decode(fields, entry: entry)
    } catch {
      let isNote = fields.file.title == nil && !entry.body.isEmpty && kind != .text
      let substitute: Kind = isNote ? .text : .article
      let unusable = fields.reader.field(error.names)
      fields.reader.report(
        .entry(
          .incomplete(
            kind: kind.name, key: unusable?.key ?? error.key, isStated: unusable != nil, used: substitute.name)),
        at: unusable?.location ?? entry.location)
      fields.isIncomplete = true
      var entry = entry
      entry.kind = substitute
      // The other kind may ask for the same fields.
      let count = fields.reader.diagnostics.count
      defer { fields.reader.dropRepeats(from: count) }
      return try? kinds.decoder(of: substitute)?.decode(fields, entry: entry)
    }
  }
}
