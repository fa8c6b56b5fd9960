package import FeedDiagnostics
import FeedModel
import FeedYAML

/// The path and text of a new entry or page that has not been written yet.
package struct NewFile: Sendable {
  /// The path relative to the content folder.
  package let path: String
  package let text: String
  /// Whether builds leave it out until the writer has replaced what only the writer can know.
  package let isDraft: Bool
}

/// The outcome of a request for a new file.
package enum NewFileOutcome: Sendable {
  case file(NewFile)
  /// There is no such kind; `suggestion` was probably meant.
  case unknownKind(suggestion: String?, known: [String])
  /// The date cannot be read; one of the suggestions was probably meant.
  case invalidDate(suggestions: [String])
  /// The content folder rules it out.
  case refused([Diagnostic])
}

extension ContentFileReader {
  private var kinds: KindIndex { parser.kinds }
  private var allPaths: [String] { paths + otherPaths }
  /// The names of all kinds, in the singular, and that of pages.
  package var kindNames: [String] { kinds.suggestions + ["page"] }

  /// Makes a file for a new entry or page; nothing is written.
  package func newFile(_ request: NewFileRequest) -> NewFileOutcome {
    guard let (kind, guide) = kindAndGuide(for: request) else {
      return .unknownKind(suggestion: Suggestion.nearest(to: request.kind, among: kindNames), known: kindNames)
    }
    let now = site.timeZone.date(atSecondsSinceEpoch: request.now)
    var date = now
    if let text = request.date {
      let dates = DateParser(timeZone: site.timeZone)
      guard let stated = dates.date(from: text) else { return .invalidDate(suggestions: dates.suggestions(for: text)) }
      date = stated
    }
    // An event takes place on its date, and is announced now.
    let isAhead = kind == .event && date.secondsSinceEpoch > request.now
    let published = isAhead ? now : date
    let addresses = addresses(at: request.now)
    let place = place(for: request, kind, guide, day: date.day, published: published, addresses)
    let path = displayPath(place.path)
    let obstacles = unlisted.filter { $0.location.map { path.hasPrefix($0.file + "/") } ?? false }
    guard obstacles.isEmpty else { return .refused(obstacles) }
    do throws(Diagnostic) {
      let own = try archetype(kind, calledBy: request.kind)
      let archetype = own ?? Archetype(guide: guide, isDated: kind.isDated, isGuided: request.isGuided)
      let (text, diagnostics) = archetype.filled(
        with: Self.values(for: request, kind, place, date: date, published: published))
      guard diagnostics.isEmpty else { return .refused(diagnostics) }
      let completed = try Self.completed(
        text, id: kind == Self.page ? nil : request.id, date: kind.isDated ? published.machineReadable : nil,
        file: archetype.file ?? displayPath(place.path))
      let route = route(of: completed, at: place.path, now: request.now)
      if let other = occupant(of: place, route, addresses) {
        return .refused([
          Diagnostic(
            other == place.path
              ? .output(.fileInTheWay)
              : .route(.duplicate(route: (route ?? .home).path, other: displayPath(other))),
            at: SourceLocation(file: path))
        ])
      }
      return .file(NewFile(path: place.path, text: completed, isDraft: own == nil && guide.hasPlaceholders))
    } catch {
      return .refused([error])
    }
  }

  /// The kind that a request names, with the guide for its file; nil where there is no such kind.
  private func kindAndGuide(for request: NewFileRequest) -> (kind: Kind, guide: KindGuide)? {
    let isPage = request.kind.lowercased() == "page"
    guard let kind = isPage ? Self.page : kinds.kind(named: request.kind),
      let guide = KindGuide.guide(for: kind, declarations: site.kinds)?.resolved(hasAuthor: hasAuthor)
        .led(by: LocatedFields.comparable(request.kind))
    else { return nil }
    return (kind, Self.isBookmark(request, kind) ? guide.bookmarking() : guide)
  }

  /// Whether the title of a link is the address to bookmark.
  private static func isBookmark(_ request: NewFileRequest, _ kind: Kind) -> Bool {
    kind == .link && WebAddress.absolute(request.title) != nil
  }

  /// The place of a new file: a free one, with a number after its name if need be, where the name is made from words.
  private func place(
    for request: NewFileRequest, _ kind: Kind, _ guide: KindGuide, day: CalendarDay, published: FeedDate,
    _ addresses: [String: String]
  ) -> NewFilePlace {
    let title = request.title
    let words = Self.isBookmark(request, kind) ? String(title.drop { $0 != "/" }.drop { $0 == "/" }) : title
    let folder = folder(for: kind, calledBy: request.kind)
    func candidate(_ slug: String?) -> NewFilePlace {
      NewFilePlace(
        folder: folder, slug: slug, title: words, day: day, id: request.id, isNamedByDate: guide.isNamedByDate)
    }
    let first = candidate(request.slug)
    // Entries without titles may begin with the same words on the same day.
    guard guide.isNamedByDate, request.slug == nil else { return first }
    let least = "---\ntype: \(kind.name)\ndate: \(published.machineReadable)\n---\n"
    let slugs: [String?] = [nil] + (2...99).map { "\(first.slug)-\($0)" }
    return slugs.lazy.map(candidate).first {
      occupant(of: $0, route(of: least, at: $0.path, now: request.now), addresses) == nil
    } ?? first
  }

  /// The content path of the file at a place, or of the one that has its address already; nil where it is free.
  ///
  /// - Parameter addresses: The content paths of all files by the keys of their addresses.
  private func occupant(of place: NewFilePlace, _ route: Route?, _ addresses: [String: String]) -> String? {
    let path = place.path.precomposed.lowercased()
    return allPaths.first { $0.precomposed.lowercased() == path } ?? route.flatMap { addresses[$0.collisionKey] }
  }

  /// The values of the placeholders in archetypes: dates as front matter has them, folder and path relative to the
  /// content folder.
  private static func values(
    for request: NewFileRequest, _ kind: Kind, _ place: NewFilePlace, date: FeedDate, published: FeedDate
  ) -> KeyValuePairs<String, String> {
    [
      "title": request.title, "date": kind.isDated ? date.machineReadable : "",
      "published": kind.isDated ? published.machineReadable : "", "id": request.id, "slug": place.slug,
      "kind": kind.name, "folder": place.folder, "path": place.path.fileStem,
    ]
  }

  /// Pages are no kind of entry, but new ones are made like those.
  private static let page = Kind(name: "page", plural: "pages", isDated: false)

  /// The folder that holds entries of the kind: the one with the name that the writer uses for the kind, else the one
  /// with the kind's own name, else any other that exists.
  private func folder(for kind: Kind, calledBy name: String) -> String {
    guard kind != Self.page else { return kind.plural }
    let folders = Set(allPaths.compactMap { $0.contains("/") ? ContentPath.folders($0).first : nil })
      .filter { kinds.kind(ofFolders: [$0])?.kind == kind }.sorted()
    let called = LocatedFields.comparable(name)
    return folders.first { [called, called + "s"].contains($0) && $0 != kind.name }
      ?? folders.first { $0 == kind.plural } ?? folders.first ?? kind.plural
  }

  /// The files by their addresses, which their front matter and the patterns of the site may say.
  private func addresses(at now: Int) -> [String: String] {
    let current = reader(of: parser.files, at: now)
    let addresses = paths.compactMap { path in
      current.parse(path).file.map { ($0.route.collisionKey, path) }
    }
    return Dictionary(addresses) { first, _ in first }
  }

  /// The address of a text that is at a path; nil for one that cannot be read.
  private func route(of text: String, at path: String, now: Int) -> Route? {
    reader(of: .inMemory([path: Array(text.utf8)]), at: now).parse(path).file?.route
  }

  private func reader(of files: ContentFiles, at now: Int) -> EntryParser {
    EntryParser(files: files, displayPrefix: displayPrefix, site: site, context: BuildContext(now: now), now: now)
  }

  /// The site's own archetype: under the name that the writer uses for the kind, else under the kind's name.
  private func archetype(_ kind: Kind, calledBy name: String) throws(Diagnostic) -> Archetype? {
    for name in [LocatedFields.comparable(name), kind.name] where !name.contains("/") {
      let path = "_archetypes/\(name).md"
      let location = SourceLocation(file: displayPath(path))
      do throws(FileError) {
        let bytes = try parser.files.read(path, Self.archetypeLimit)
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw FileError(path: location.file, reason: "it is not UTF-8")
        }
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        return Archetype(text: lines.joined(separator: "\n"), file: location.file)
      } catch {
        guard !error.isMissing else { continue }
        throw Diagnostic(
          error.destination.map { .reference(.outsideContent(key: nil, path: $0)) }
            ?? .frontMatter(.unreadable(reason: error.reason)), at: location)
      }
    }
    return nil
  }

  /// More than this is no archetype.
  private static let archetypeLimit = 1 << 20

  /// The text with an id and a date where an archetype of the site's own has none; what cannot be read is refused.
  private static func completed(
    _ text: String, id: String?, date: String?, file: String
  ) throws(Diagnostic) -> String {
    let parts = try FrontMatterSplitter(file: file).split(Array(text.utf8))
    let fields = try FrontMatterReader(file: file).fields(of: parts)
    var missing: [(key: String, value: String)] = []
    if let id, fields["id"] == nil { missing.append(("id", id)) }
    if let date, EntryDate.keys.allSatisfy({ fields[$0] == nil }) { missing.append(("date", date)) }
    guard !missing.isEmpty else { return text }
    let known = parts.frontMatter.map { String(decoding: $0.text, as: UTF8.self) }
    switch parts.frontMatter?.language {
    case nil, .lines: return "---\n" + missing.map { "\($0): \($1)\n" }.joined() + "---\n\n" + parts.body
    case .yaml: return "---\n" + missing.map { "\($0): \($1)\n" }.joined() + (known ?? "") + "---\n" + parts.body
    case .toml: return "+++\n" + missing.map { "\($0) = \"\($1)\"\n" }.joined() + (known ?? "") + "+++\n" + parts.body
    case .json:
      let comma = fields.fields.isEmpty ? "" : ","
      let added = missing.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ",\n  ")
      return "{\n  " + added + comma + (known?.dropFirst() ?? "}") + "\n" + parts.body
    }
  }
}

/// Where the file of a new entry is, so that the site makes the wanted address of it.
struct NewFilePlace {
  let folder: String
  let slug: String
  let path: String

  /// The number of characters of a title that make a name; for notes, fewer are enough.
  private static let titleLength = 60
  private static let noteLength = 32

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - slug: The slug that the writer wants; nil for one that is made from the title.
  ///   - day: The day of the entry, with which the name begins where the title makes none, or one that would be
  ///     misread.
  ///   - id: The entry's id, which replaces a title without any characters that addresses can hold.
  init(folder: String, slug: String?, title: String, day: CalendarDay, id: String, isNamedByDate: Bool) {
    let made = Slug.make(from: slug ?? Self.words(title))
    let limit = isNamedByDate ? Self.noteLength : Self.titleLength
    let name = Slug.shortened(made, to: slug == nil ? limit : .max)
    // A name that is a date, an index or hidden would be read as something else.
    let isMisread = name.hasPrefix("_") || name == "index" || ContentPath.splitDatePrefix(name) != nil
    self.folder = folder
    self.slug = name.isEmpty ? String(Slug.make(from: id).prefix(8)) : name
    let needsDate = isNamedByDate || name.isEmpty || isMisread
    path = "\(folder)/\(needsDate ? "\(day)-" : "")\(self.slug).md"
  }

  /// A title without the marks of sentences and of Markdown, which say nothing in an address.
  private static func words(_ title: String) -> String {
    String(title.map { !$0.isASCII || $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : " " })
  }
}

/// What a writer wants a new file for.
package struct NewFileRequest: Sendable {
  /// The kind by any of its names, or `page`.
  package var kind: String
  /// The title, or the words that the kind has instead.
  package var title: String
  /// The date in any of the shapes that front matter takes; nil for now.
  package var date: String?
  /// The last part of the address; nil for one that is made from the title.
  package var slug: String?
  /// An id that no other entry has.
  package var id: String
  /// The clock, in seconds since 1970-01-01T00:00:00Z.
  package var now: Int
  /// Whether all other fields that the kind can have are explained in comments.
  package var isGuided: Bool

  package init(
    kind: String, title: String, date: String? = nil, slug: String? = nil, id: String, now: Int, isGuided: Bool = false
  ) {
    self.kind = kind
    self.title = title
    self.date = date
    self.slug = slug
    self.id = id
    self.now = now
    self.isGuided = isGuided
  }
}
