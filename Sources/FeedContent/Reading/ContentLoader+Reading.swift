import FeedDiagnostics
import FeedModel

extension ContentLoader {
  /// Reads everything.
  func read() async throws(FileError) -> ContentSnapshot {
    try await read(listing: try files.list(), reusing: nil, except: [])
  }

  /// Reads what is listed; files that are the same as in an older reading are not parsed again.
  ///
  /// - Parameter changed: the content paths of the files that may differ from the older reading.
  func read(
    listing: ContentListing, reusing old: ContentSnapshot?, except changed: Set<String>
  ) async throws(FileError) -> ContentSnapshot {
    let paths = listing.files.filter(Self.isContent).sorted()
    var decodedSite = site(paths)
    let now = context.moment(in: decodedSite.site.timeZone)
    let entryPaths = paths.filter(Self.isEntry)
    let scans = await scan(entryPaths, site: decodedSite.site, now: now, reusing: old, except: changed)
    let scanned = scans.compactMap(\.file)
    let media = MediaLibrary(files: files, displayPrefix: prefix)
    let references = await ReferenceResolution(
      media: media, paths: paths, site: decodedSite.site, dates: DateParser(timeZone: decodedSite.site.timeZone),
      scanned: scanned, author: decodedSite.author
    ).resolve()
    decodedSite.site.author = references.siteAuthor
    let icon = SiteIconReader(files: files, displayPrefix: prefix, index: references.context.files, media: media)
      .read(decodedSite.icon)
    decodedSite.site.icon = icon.icon
    let decoder = decoder(references.context, site: decodedSite.site, now: now)
    let decoded = await scanned.concurrentMap { $0.skipped == nil ? decoder.decode($0) : nil }
    return ContentSnapshot(
      listing: listing, paths: paths, site: decodedSite, now: now, entryPaths: entryPaths, scans: scans,
      scanned: scanned, duplicates: DuplicateIDs.diagnostics(scanned), references: references, icon: icon,
      decoded: decoded, namedFiles: ContentSnapshot.namedFiles(by: decoded))
  }

  /// What decodes the files of a site.
  func decoder(_ context: DecodingContext, site: Site, now: Int) -> FileDecoder {
    FileDecoder(context: context, kinds: KindDecoders(declarations: site.kinds), now: now)
  }

  /// What parses the files of a site.
  func scanner(site: Site, now: Int) -> EntryParser {
    EntryParser(
      files: files, displayPrefix: prefix, kinds: KindIndex(declarations: site.kinds),
      dates: DateParser(timeZone: site.timeZone), context: context, now: now,
      namespace: NameBasedUUID.namespace(ofSiteID: site.id), parsers: BodyParsers(options: site.markdown),
      translator: FieldTranslator(site: site))
  }

  private func scan(
    _ paths: [String], site: Site, now: Int, reusing old: ContentSnapshot?, except changed: Set<String>
  ) async -> [EntryParser.Scan] {
    let scanner = scanner(site: site, now: now)
    guard let old else { return await paths.concurrentMap { scanner.scan($0) } }
    let known = Dictionary(zip(old.entryPaths, old.scans)) { first, _ in first }
    return await paths.concurrentMap { path in
      if !changed.contains(path), let scan = known[path], scan.holds(from: old.now, to: now) { return scan }
      return scanner.scan(path)
    }
  }

  /// A reading as others see it.
  func content(of reading: ContentSnapshot) -> LoadedContent {
    let site = reading.site.site
    let decoded = reading.decoded.compactMap(\.self)
    let published = publishedFiles(
      reading.paths, named: reading.namedFiles, index: reading.references.context.files)
    return LoadedContent(
      site: site,
      feed: Feed(
        entries: decoded.compactMap(\.object), people: decoded.compactMap(\.person), pages: decoded.compactMap(\.page)),
      memories: memories(of: reading),
      files: published,
      skipped: skipped(reading.scanned, reading.paths, reading.listing),
      localLinks: localLinks(of: reading), scanned: reading.scanned,
      externalReferences: externalReferences(of: reading),
      unusedFiles: unusedFiles(reading.paths, reading.icon.files, published),
      diagnostics: diagnostics(of: reading))
  }

  /// The content after some files, given by their numbers, were decoded again to entries that stand where they stood,
  /// with the same names, dates and files.
  func content(
    of reading: ContentSnapshot, after old: LoadedContent, known: ContentSnapshot, changes: [Int: any FeedViewObject],
    numbers: [Int]
  ) -> LoadedContent {
    var content = old
    content.feed = old.feed.replacing(changes)
    let hasSameTargets = numbers.allSatisfy { reading.references.targets[$0] == known.references.targets[$0] }
    if reading.now != known.now || !hasSameTargets { content.memories = memories(of: reading) }
    func isSame<Part: Equatable>(_ part: (DecodedFile) -> Part) -> Bool {
      numbers.allSatisfy { known.decoded[$0].map(part) == reading.decoded[$0].map(part) }
    }
    if !isSame(\.localLinks) { content.localLinks = localLinks(of: reading) }
    if !isSame(\.externalReferences) { content.externalReferences = externalReferences(of: reading) }
    content.scanned = reading.scanned
    content.diagnostics = diagnostics(of: reading)
    return content
  }

  private func memories(of reading: ContentSnapshot) -> MemoriesFeedViewObject? {
    let site = reading.site.site
    return MemoriesGenerator(site: site, now: reading.now, namespace: NameBasedUUID.namespace(ofSiteID: site.id))
      .memories(of: reading.references.references)
  }

  private func localLinks(of reading: ContentSnapshot) -> [LocalLink] {
    reading.site.localLinks + reading.decoded.flatMap { $0?.localLinks ?? [] }
  }

  private func externalReferences(of reading: ContentSnapshot) -> [ExternalReference] {
    reading.site.externalReferences + reading.decoded.flatMap { $0?.externalReferences ?? [] }
  }

  private func diagnostics(of reading: ContentSnapshot) -> [Diagnostic] {
    let context = reading.references.context
    var diagnostics = reading.listing.errors.map(unreadable) + reading.site.diagnostics
    diagnostics += reading.scans.flatMap(\.diagnostics) + reading.duplicates
    diagnostics += context.translations.diagnostics + reading.icon.diagnostics
    diagnostics += reading.decoded.flatMap { $0?.diagnostics ?? [] }
    diagnostics += context.media.diagnostics(of: reading.namedFiles.union(reading.icon.files))
    return diagnostics.sorted()
  }
}

extension EntryParser.Scan {
  /// Whether the clock makes no difference to what came of the file between two moments.
  func holds(from start: Int, to end: Int) -> Bool {
    guard start != end, let file else { return start == end }
    if file.date == nil, file.kind?.isDated == true { return false }
    let moments = [file.date?.secondsSinceEpoch, file.expires?.secondsSinceEpoch].compactMap(\.self)
    return !moments.contains { min(start, end)...max(start, end) ~= $0 }
  }
}
