import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML

/// A Markdown file that was parsed on its own, before anything that it refers to is known.
///
/// A class, since a preview passes on lists of all files at each change.
final class ParsedFile: Sendable {
  /// The path relative to the content folder.
  var path: String { provenance.path }
  /// The path without the part that names the language.
  let neutralPath: String
  /// The language that the front matter states, or else the path, as a BCP 47 tag.
  let language: String?
  /// The path as messages name it.
  var file: String { provenance.file }
  let fields: LocatedFields
  let body: MarkdownBody
  /// The kind of an entry; nil for pages.
  var kind: Kind? { provenance.kind }
  let route: Route
  let identity: EntryIdentity
  let statedID: String?
  /// The date of the front matter, else of the file name.
  let date: FeedDate?
  var expires: FeedDate? { provenance.expires }
  /// The title, or the name of a person.
  let title: String?
  /// A digest of title and body; nil for pages and where there is neither.
  let digest: ContentDigest?
  /// Why this build leaves the file out.
  var skipped: SkippedFile.Reason? { provenance.skipped }
  /// What decided on kind, date, address and so on.
  let provenance: FileProvenance
  /// What is wrong with the file's text; problems of single fields are found later.
  let diagnostics: [Diagnostic]

  init(
    neutralPath: String, language: String? = nil, fields: LocatedFields, body: MarkdownBody, route: Route,
    identity: EntryIdentity, statedID: String?, date: FeedDate?, title: String?, digest: ContentDigest?,
    provenance: FileProvenance, diagnostics: [Diagnostic]
  ) {
    self.neutralPath = neutralPath
    self.language = language
    self.fields = fields
    self.body = body
    self.route = route
    self.identity = identity
    self.statedID = statedID
    self.date = date
    self.title = title
    self.digest = digest
    self.provenance = provenance
    self.diagnostics = diagnostics
  }

  /// The file at another address, because a different file has the one that it claims.
  func moved(to route: Route, reporting diagnostic: Diagnostic?) -> ParsedFile {
    copy(route: route, provenance: provenance, diagnostics: diagnostics + [diagnostic].compactMap(\.self))
  }

  /// The file as one that is left out because of its errors.
  var faulty: ParsedFile {
    var provenance = provenance
    provenance.skipped = .faulty
    return copy(route: route, provenance: provenance, diagnostics: diagnostics)
  }

  private func copy(route: Route, provenance: FileProvenance, diagnostics: [Diagnostic]) -> ParsedFile {
    ParsedFile(
      neutralPath: neutralPath, language: language, fields: fields, body: body, route: route,
      identity: identity, statedID: statedID, date: date, title: title, digest: digest, provenance: provenance,
      diagnostics: diagnostics)
  }

  /// Whether the file is the page of a bundle, in whose folder its files stand.
  var isBundleIndex: Bool { ContentPath.isBundleIndex(path) && ContentPath.isBundleIndex(neutralPath) }

  /// The place of the file as a whole, which messages about missing fields name.
  var start: SourceLocation { SourceLocation(file: file, line: 1, column: 1) }

  /// The name of the file, or of the bundle's folder, as a title.
  var titleFromFileName: String { ContentPath.title(of: neutralPath) ?? date?.day.description ?? path }

  /// The kind by which other files know it; pages count as one.
  var referenceKind: Kind { kind ?? Kind(name: "page", plural: "pages", isDated: false) }
}
