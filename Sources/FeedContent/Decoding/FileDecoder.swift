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
      // A missing date is reported already; that the keys of such an entry are not those of pages need not be.
      fields.isIncomplete = file.diagnostics.contains { $0.code == "missing-date" }
      return DecodedFile(fields, .page(page), diagnostics: file.diagnostics)
    }
    let entry = EntryDecoder(fields: fields, now: now).decode(kind: kind)
    var object = object(of: kind, fields, entry)
    let extra = [ExtraField](fields.reader.unread)
    if !extra.isEmpty { object?.entry.extra = extra }
    return DecodedFile(fields, object.flatMap { result(of: kind, $0) }, diagnostics: file.diagnostics)
  }

  private func result(of kind: Kind, _ object: any FeedViewObject) -> DecodedFile.Result? {
    if kind == .person, let person = object.facts.person { return .person(person) }
    // An entry without a date cannot be on a wall; that it lacks one was reported.
    return object.entry.date != nil || !kind.isDated ? .entry(object) : nil
  }

  /// The view object of a file; an article or a note where the file lacks what its kind needs.
  private func object(of kind: Kind, _ fields: EntryFields, _ entry: Entry) -> (any FeedViewObject)? {
    do throws(IncompleteEntry) {
      return try kinds.decoder(of: kind)?.decode(fields, entry: entry)
    } catch {
      let isNote = fields.file.title == nil && !entry.body.isEmpty && kind != .text
      let substitute: Kind = isNote ? .text : .article
      let unusable = fields.reader.field(error.names)
      // A body that embeds a player of another site is complete without files of its own.
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

/// The result of decoding a file.
///
/// A class, since a preview passes on lists of all files at each change.
final class DecodedFile: Sendable {
  /// Indirect, since people are larger than most other results.
  indirect enum Result: Sendable {
    case entry(any FeedViewObject)
    case person(PersonFeedViewObject)
    case page(Page)
  }

  var object: (any FeedViewObject)? { if case .entry(let object) = result { object } else { nil } }
  var person: PersonFeedViewObject? { if case .person(let person) = result { person } else { nil } }
  var page: Page? { if case .page(let page) = result { page } else { nil } }
  private let result: Result?
  /// The content paths of the media files that it names.
  let namedFiles: Set<String>
  /// The content paths of the entries that it refers to.
  let consulted: Set<String>
  let localLinks: [LocalLink]
  /// The keys that neither a kind nor another generator knows.
  let unknownKeys: [UnknownKey]
  let externalReferences: [ExternalReference]
  let diagnostics: [Diagnostic]

  /// Creates the result from the fields of a file, after all of them were read.
  ///
  /// - Parameter result: nil where the file lacks what every kind needs.
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
