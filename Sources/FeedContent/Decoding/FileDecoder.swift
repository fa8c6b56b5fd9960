import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML

/// Decodes one file into what it is: an entry of the wall, a person or a page.
struct FileDecoder {
  let context: DecodingContext
  let kinds: KindDecoders
  let now: Int

  func decode(_ file: ParsedFile) -> DecodedFile {
    let fields = EntryFields(file, context: context)
    guard let kind = file.kind else {
      let page = PageDecoder(fields: fields).decode()
      // What was meant to be an entry and has no date is told that, and that its keys are not those of pages is no news.
      fields.isIncomplete = file.diagnostics.contains { $0.code == "missing-date" }
      return DecodedFile(fields, .page(page), diagnostics: file.diagnostics)
    }
    let entry = EntryDecoder(fields: fields, now: now).decode(kind: kind)
    let object = object(of: kind, fields, entry)
    return DecodedFile(fields, object.flatMap { result(of: kind, $0) }, diagnostics: file.diagnostics)
  }

  private func result(of kind: Kind, _ object: any FeedViewObject) -> DecodedFile.Result? {
    if kind == .person, let person = object.facts.person { return .person(person) }
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
      // What plays on a page elsewhere is to be seen and heard, too, and no file of the site.
      let isPlayed =
        kind == .media && unusable == nil
        && entry.body.links.contains {
          EmbeddedPage(address: $0.destination) != nil
        }
      if !isPlayed {
        fields.reader.report(
          .entry(
            .incomplete(
              kind: kind.name, key: unusable?.key ?? error.key, isStated: unusable != nil, used: substitute.name)),
          at: unusable?.location ?? entry.location)
      }
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

  var object: (any FeedViewObject)? { if case .entry(let object) = result { object } else { nil } }
  var person: PersonFeedViewObject? { if case .person(let person) = result { person } else { nil } }
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
    unknownKeys = UnknownKey.all(fields)
    externalReferences = fields.reader.externalReferences
    self.diagnostics = diagnostics + fields.reader.diagnostics
  }
}
