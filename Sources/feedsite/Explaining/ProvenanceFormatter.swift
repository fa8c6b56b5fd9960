import FeedContent
import FeedDiagnostics
import FeedModel
import FeedSite

/// Words where the decisions on a file came from.
struct ProvenanceFormatter {
  let entry: InspectedEntry
  private var provenance: FileProvenance { entry.provenance }
  private var shared: Entry? { entry.file.object?.entry }

  /// What the file is.
  var kind: ExplanationLine {
    let reason =
      switch provenance.kindSource {
      case .type(let name, let place): key(name, at: place)
      case .folder(let folder) where provenance.kind == nil: "its folder \(folder)/ names a kind, but it has no date"
      case .folder(let folder): "its folder \(folder)/ names the kind; no type: says otherwise"
      case .title: "it has a title and no kind, as \(isDraft ? "a draft" : "a dated file")"
      case .key(let key): "it has \"\(key)\", and nothing else states a kind"
      case .noTitle: "it has neither kind nor title, as \(isDraft ? "a draft" : "a dated file")"
      case .pagesFolder: "it stands below pages/"
      case .neither: "it has neither kind nor date"
      }
    let (meant, kind) = (provenance.kind, shared?.kind)
    guard let meant, let kind, kind != meant else {
      return ExplanationLine("kind", meant?.name ?? "page", because: reason)
    }
    return ExplanationLine("kind", kind.name, because: "it lacks what makes it one of \(meant.plural); \(reason)")
  }

  /// Where its page stands.
  var address: ExplanationLine {
    let reason =
      switch provenance.addressSource {
      case .permalink(let name, let place): key(name, at: place)
      case .rule(let pattern): "permalinks in site.yml, \(pattern)"
      case .slug(let place): "the folders of the file, and \(key("slug", at: place))"
      case .path: "the path of the file"
      case .fallback: "no character of the name can stand in an address, so date or identity stand for it"
      }
    let resolver = URLResolver(site: entry.site.url)
    return ExplanationLine("address", resolver.absolute(entry.file.route), because: reason)
  }

  /// Its former addresses.
  var aliases: [ExplanationLine] {
    let routes =
      switch entry.file {
      case .page(let page): page.aliases
      case .entry, .person: shared?.aliases ?? []
      }
    let resolver = URLResolver(site: entry.site.url)
    return ExplanationLine.grouped(
      routes.map { ExplanationLine("aliases", resolver.absolute($0), because: "leads to the address") })
  }

  /// What feeds know it by; nil for a page.
  var identity: ExplanationLine? {
    guard let shared else { return nil }
    let reason =
      switch provenance.identitySource {
      case .key(let name, let place): key(name, at: place)
      case .path: "computed from the path \(provenance.path); state an id: before the file gets another name"
      }
    return ExplanationLine("identity", shared.identity.guid, because: reason)
  }

  /// When it was published; nil for what needs no date and has none.
  var date: ExplanationLine? {
    guard let date = shared?.date else { return nil }
    let reason =
      switch provenance.dateSource {
      case .key(let name, let place): key(name, at: place)
      case .fileName: "the beginning of the file's name"
      case .folder(let folder): "the name of its folder, \(folder)/"
      case .nothing: "a draft without a date counts as written now"
      }
    return ExplanationLine("date", date.machineReadable, because: reason)
  }

  /// When it was changed; nil where nobody says.
  var updated: ExplanationLine? {
    shared?.updated.map { ExplanationLine("updated", $0.machineReadable, because: "as the file says") }
  }

  /// Who made it; nil where nobody is named.
  var author: ExplanationLine? {
    guard let names = shared?.authors.map(\.name), !names.isEmpty else { return nil }
    let reason =
      switch provenance.authorSource {
      case .key(let name, let place): key(name, at: place)
      case .site: "the author in site.yml, since the file names nobody"
      }
    return ExplanationLine("author", names.joined(separator: ", "), because: reason)
  }

  /// Whether a build publishes it.
  var published: ExplanationLine {
    switch entry.skipped {
    case .draft?: ExplanationLine("published", "no, a draft", because: "feedsite build --drafts includes it")
    case .future?:
      ExplanationLine("published", "no, it is dated in the future", because: "feedsite build --future includes it")
    case .expired?:
      ExplanationLine(
        "published", "no, it expired\(provenance.expires.map { " " + $0.machineReadable } ?? "")",
        because: "feedsite build --expired includes it")
    case .faulty?: ExplanationLine("published", "no, it has an error")
    case .underscore?, .generatorFolder?, .projectFile?, .source?, .startPage?, nil:
      ExplanationLine("published", "yes")
    }
  }

  /// Whether it stands first; nil where it does not.
  var pinned: ExplanationLine? {
    shared?.isPinned == true ? ExplanationLine("pinned", "yes", because: "it stands first on the newest wall") : nil
  }

  private var isDraft: Bool { shared?.isDraft ?? false }

  private func key(_ name: String, at place: SourceLocation) -> String {
    "\(name): in line \(place.line ?? 1)"
  }
}

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
