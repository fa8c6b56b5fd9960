import FeedDiagnostics
import FeedMedia
import FeedModel
import FeedYAML

/// Everything known about a content folder, step by step, so that the next reading repeats only what changed.
package struct ContentSnapshot: Sendable {
  var listing: ContentListing
  /// The files that are content, sorted.
  var paths: [String]
  var site: SiteDecoder.Result
  var now: Int
  /// The Markdown files, sorted.
  var entryPaths: [String]
  /// The result of parsing each of them, in the same order.
  var results: [EntryParser.Result]
  /// The files among them that could be read, in the same order.
  var parsed: [ParsedFile]
  /// The content paths of files whose address another file claims as well.
  var contested: Set<String>
  /// The files that state the same id as another.
  var duplicates: [Diagnostic]
  /// Everything wrong that belongs to no single entry, and the errors because of which files were left out.
  var findings: [Diagnostic]
  var references: ReferenceResolution.Result
  var pictures: SitePictureReader.Result
  /// The decoded form of each file in `parsed`; nil for those that are left out.
  var decoded: [DecodedFile?]
  /// The content paths of the files that any of them names.
  var namedFiles: Set<String>

  static func namedFiles(by decoded: [DecodedFile?]) -> Set<String> {
    decoded.reduce(into: []) { named, file in
      if let file, !file.namedFiles.isEmpty { named.formUnion(file.namedFiles) }
    }
  }

  /// The Markdown files that could not be read, in their order, and those that are no files at all, such as links that
  /// lead nowhere or out of the folder.
  var unreadablePaths: [String] {
    zip(entryPaths, results).filter { $1.file == nil }.map(\.0)
      + listing.errors.map(\.path).filter(ContentLoader.isEntry)
  }

  /// All addresses that entries and pages have or had.
  var routes: [Route] {
    [.home] + parsed.map(\.route)
      + decoded.flatMap { $0?.object?.entry.aliases ?? $0?.person?.entry.aliases ?? $0?.page?.aliases ?? [] }
  }

  /// Whether a file was there, given by its path in the content folder.
  package func knows(_ path: String) -> Bool {
    let place = paths.partitioningIndex { $0 >= path }
    return place < paths.count && paths[place] == path
  }

  /// Whether a file was there, a folder that held one, or something that could not be listed, given by its path in
  /// the content folder.
  package func knowsFiles(at path: String) -> Bool {
    let folder = path + "/"
    let place = paths.partitioningIndex { $0 >= folder }
    return knows(path) || place < paths.count && paths[place].hasPrefix(folder)
      || listing.errors.contains { $0.path == path || $0.path.hasPrefix(folder) }
  }
}

extension ContentLoader {
  /// Reads the listed files; those that are the same as in an older snapshot are not parsed again.
  ///
  /// - Parameters:
  ///   - settings: what `site.yml` says; nil where it has not been read yet.
  ///   - changed: the content paths of the files that may differ from the older snapshot.
  func read(
    listing: ContentListing, settings: SiteDecoder.Result? = nil, reusing old: ContentSnapshot? = nil,
    except changed: Set<String> = []
  ) async -> ContentSnapshot {
    let paths = listing.files.filter(Self.isContent).sorted()
    let site = settings ?? site()
    let now = context.moment(in: site.site.timeZone)
    let entryPaths = paths.filter(Self.isEntry)
    let results = await parse(entryPaths, site: site.site, now: now, reusing: old, except: changed)
    let found = results.compactMap(\.file)
    async let duplicates = DuplicateIDs.diagnostics(found)
    let conflicts = AddressConflicts(found, editions: site.site.editions)
    let media = MediaLibrary(
      files: files, displayPrefix: prefix, settings: site.site.media, pictureFolder: context.pictureFolder)
    var leftOut = leavesOut
    let dates = DateParser(timeZone: site.site.timeZone)
    let answers = ResponseReader(parser: parser(site: site.site, now: now)).read(paths)
    var findings =
      textsInHTML(paths) + otherMarkup(paths) + nothingDated(results) + waitingEvents(results, dates)
      + answers.diagnostics
    // Leaving out a file can make references to it errors in others, so this repeats until no more files are left out;
    // mostly once is enough.
    while true {
      var site = site
      let parsed = conflicts.files.map { leftOut.contains($0.path) && $0.skipped == nil ? $0.faulty : $0 }
      var references = await ReferenceResolution(
        media: media, paths: paths, site: site.site, dates: dates, parsed: parsed, author: site.author
      ).resolve()
      let pictures = completeSettings(&site, from: references, media)
      references.context = references.context.with(
        responses: ResponseIndex(answers.responses, entries: references.context.entries, site: site.site.url))
      let decoder = decoder(references.context, site: site.site, now: now)
      let decoded = await parsed.concurrentMap { $0.skipped == nil ? decoder.decode($0) : nil }
      let snapshot = ContentSnapshot(
        listing: listing, paths: paths, site: site, now: now, entryPaths: entryPaths, results: results, parsed: parsed,
        contested: conflicts.paths, duplicates: await duplicates, findings: findings, references: references,
        pictures: pictures, decoded: decoded, namedFiles: ContentSnapshot.namedFiles(by: decoded))
      let faulty = context.keepsGoing ? faultyFiles(in: snapshot, diagnostics(of: snapshot)) : []
      guard !faulty.isSubset(of: leftOut) else { return snapshot }
      findings += zip(parsed, decoded).flatMap { file, decoded in
        faulty.contains(file.path) ? decoded?.diagnostics ?? [] : []
      }
      leftOut.formUnion(faulty)
    }
  }

  /// Sets the author and the pictures that `site.yml` names, which are known only after the files are.
  ///
  /// - Returns: The pictures, with everything that is wrong with them.
  private func completeSettings(
    _ settings: inout SiteDecoder.Result, from references: ReferenceResolution.Result, _ media: MediaLibrary
  ) -> SitePictureReader.Result {
    settings.site.author = references.siteAuthor
    for (index, language) in settings.site.languages.enumerated() {
      settings.site.languages[index].author = references.siteAuthor.map {
        references.context.people.translation(of: $0, in: language.tag)
      }
    }
    let pictures = SitePictureReader(
      files: files, displayPrefix: prefix, index: references.context.files, media: media
    ).read(settings)
    settings.site.icon = pictures.icon
    settings.site.identity.logo = pictures.logo
    settings.site.identity.cover = pictures.cover
    return pictures
  }

  /// The content paths of the files that could be read and have errors.
  private func faultyFiles(in snapshot: ContentSnapshot, _ diagnostics: [Diagnostic]) -> Set<String> {
    let files = diagnostics.filesWithErrors
    guard !files.isEmpty else { return [] }
    return Set(snapshot.parsed.filter { files.contains($0.file) }.map(\.path))
  }

  func decoder(_ context: DecodingContext, site: Site, now: Int) -> FileDecoder {
    FileDecoder(context: context, kinds: KindDecoders(declarations: site.kinds), now: now)
  }

  func parser(site: Site, now: Int) -> EntryParser {
    EntryParser(files: files, displayPrefix: prefix, site: site, context: context, now: now)
  }

  private func parse(
    _ paths: [String], site: Site, now: Int, reusing old: ContentSnapshot?, except changed: Set<String>
  ) async -> [EntryParser.Result] {
    let parser = parser(site: site, now: now)
    guard let old else { return await paths.concurrentMap { parser.parse($0) } }
    let known = Dictionary(zip(old.entryPaths, old.results)) { first, _ in first }
    return await paths.concurrentMap { path in
      guard !changed.contains(path), let result = known[path],
        result.file?.holds(from: old.now, to: now) ?? (old.now == now)
      else { return parser.parse(path) }
      return result
    }
  }

  func content(of snapshot: ContentSnapshot) async -> LoadedContent {
    // Both walk through all files, and neither needs the other.
    async let feed = Feed(
      entries: snapshot.decoded.compactMap { $0?.object }, people: snapshot.decoded.compactMap { $0?.person },
      pages: snapshot.decoded.compactMap { $0?.page })
    async let localLinks = localLinks(of: snapshot)
    let diagnostics = diagnostics(of: snapshot)
    let published = publishedFiles(
      snapshot.paths, named: snapshot.namedFiles.union(snapshot.pictures.published), snapshot.references.context)
    var content = LoadedContent(
      site: snapshot.site.site, feed: await feed, now: snapshot.now, files: published,
      skipped: skipped(snapshot), localLinks: await localLinks,
      names: snapshot.parsed.map { ($0.path, $0.file) }, externalReferences: externalReferences(of: snapshot),
      unusedFiles: unusedFiles(snapshot.paths, snapshot.pictures.files, published),
      faulty: faulty(snapshot, diagnostics), keepsGoing: context.keepsGoing, diagnostics: diagnostics)
    content.pictures = snapshot.references.context.media.pictures
    content.unknownKeys = unknownKeys(of: snapshot)
    return content
  }

  /// The Markdown files that cannot be published: those that cannot be read, and those that have errors.
  private func faulty(_ snapshot: ContentSnapshot, _ diagnostics: [Diagnostic]) -> [FaultyFile] {
    let found = faultyFiles(in: snapshot, diagnostics)
    let namespace = FeedUUID.namespace(ofSiteID: snapshot.site.site.id)
    let parser = parser(site: snapshot.site.site, now: snapshot.now)
    let unreadable = snapshot.unreadablePaths.map { path in
      FaultyFile(
        file: prefix + path,
        uuid: FeedUUID(name: EntryParser.name(ofEntryAt: path, statedID: nil), in: namespace),
        route: parser.route(ofFileAt: path))
    }
    let readable = snapshot.parsed.filter { found.contains($0.path) || $0.skipped == .faulty }.map {
      FaultyFile(file: $0.file, uuid: $0.identity.uuid, route: $0.route)
    }
    return (unreadable + readable).sorted { $0.file < $1.file }
  }

  /// The content after some files were decoded again to entries in the same places, with the same names, dates and files.
  ///
  /// - Parameters:
  ///   - changes: the new entries, by their places in the feed.
  ///   - numbers: the indices in `parsed` of the files that were decoded again.
  func content(
    of snapshot: ContentSnapshot, after old: LoadedContent, known: ContentSnapshot, changes: [Int: any FeedViewObject],
    numbers: [Int]
  ) -> LoadedContent {
    var content = old
    content.feed = old.feed.replacing(changes)
    content.now = snapshot.now
    func isSame<Part: Equatable>(_ part: (DecodedFile) -> Part) -> Bool {
      numbers.allSatisfy { known.decoded[$0].map(part) == snapshot.decoded[$0].map(part) }
    }
    if !isSame(\.localLinks) { content.localLinks = localLinks(of: snapshot) }
    if !isSame(\.externalReferences) { content.externalReferences = externalReferences(of: snapshot) }
    if !isSame(\.unknownKeys) { content.unknownKeys = unknownKeys(of: snapshot) }
    content.diagnostics = diagnostics(of: snapshot)
    return content
  }

  /// The links to addresses of the site, without those to files that have errors, which are reported themselves.
  private func localLinks(of snapshot: ContentSnapshot) -> [LocalLink] {
    let links = snapshot.site.localLinks + snapshot.decoded.flatMap { $0?.localLinks ?? [] }
    let unreadable = snapshot.unreadablePaths.map(parser(site: snapshot.site.site, now: snapshot.now).route(ofFileAt:))
    let faulty = snapshot.parsed.filter { $0.skipped == .faulty }
    let aliases = faulty.flatMap(\.aliases).map { EntryRoute.route(permalink: $0, of: snapshot.site.site.url) }
    let files = Set((unreadable + faulty.map(\.route) + aliases).map(\.file))
    guard !files.isEmpty else { return links }
    return links.filter { !files.contains($0.route.file) && !files.contains(Route($0.route.path + "/").file) }
  }

  private func externalReferences(of snapshot: ContentSnapshot) -> [ExternalReference] {
    snapshot.site.externalReferences + snapshot.decoded.flatMap { $0?.externalReferences ?? [] }
  }

  private func unknownKeys(of snapshot: ContentSnapshot) -> [UnknownKey] {
    UnknownKey.joined(snapshot.decoded.lazy.flatMap { $0?.unknownKeys ?? [] })
  }

  private func diagnostics(of snapshot: ContentSnapshot) -> [Diagnostic] {
    let context = snapshot.references.context
    var diagnostics = snapshot.site.diagnostics
    diagnostics += snapshot.listing.errors.map(unreadable).filter { !snapshot.site.diagnostics.contains($0) }
    diagnostics += snapshot.results.flatMap(\.diagnostics) + snapshot.duplicates + snapshot.findings
    diagnostics += context.translations.diagnostics + snapshot.pictures.diagnostics
    diagnostics += snapshot.decoded.flatMap { $0?.diagnostics ?? [] }
    diagnostics += context.responses.unknownTargets(besides: snapshot.routes)
    diagnostics += programs(among: snapshot.paths, context.files)
    diagnostics += context.media.diagnostics(
      of: snapshot.namedFiles.union(snapshot.pictures.files).union(drawings(of: snapshot)))
    return diagnostics.sorted()
  }

  /// The drawings that are published beside entries; each is read even where none is shown, since removing what is unsafe
  /// may leave it empty.
  private func drawings(of snapshot: ContentSnapshot) -> [String] {
    let context = snapshot.references.context
    let drawings = snapshot.paths.filter { path in
      MediaTypes.isDrawing(path) && !path.hasPrefix("static/")
        && (snapshot.namedFiles.contains(path) || context.files.isPublishedUnasked(path))
    }
    for path in drawings { _ = context.media.file(at: path, publishedAt: context.files.route(of: path)) }
    return drawings
  }

  /// A warning for each bundle with scripts or other programs, which are not published.
  private func programs(among paths: [String], _ files: FileIndex) -> [Diagnostic] {
    let folders = Dictionary(grouping: paths.filter(files.isUnfitInBundle), by: ContentPath.folder)
    return folders.values.compactMap { programs in
      programs.first.map { first in
        Diagnostic(
          .reference(.program(name: first.fileName, others: programs.count - 1)),
          at: SourceLocation(file: prefix + first))
      }
    }
  }
}

extension ParsedFile {
  /// The addresses that it had before, as it states them.
  fileprivate var aliases: [String] {
    let values = EntryFields.aliasNames.compactMap { fields[$0]?.value }
    let texts = values.flatMap { value in
      if case .list(let items) = value.shape { items.compactMap(\.text) } else { [value.text].compactMap(\.self) }
    }
    return texts.filter(EntryRoute.isAddress)
  }

  /// Whether the file means the same at both moments: it neither becomes due nor expires between them.
  func holds(from start: Int, to end: Int) -> Bool {
    guard start != end else { return true }
    if date == nil, kind?.isDated == true { return false }
    let moments = [date?.secondsSinceEpoch, expires?.secondsSinceEpoch].compactMap(\.self)
    return !moments.contains { min(start, end)...max(start, end) ~= $0 }
  }
}
