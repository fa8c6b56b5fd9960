import FeedContent
import FeedDiagnostics
import FeedModel

/// Makes the plan of a content folder from what a source holds; nothing is read or written.
package struct ContentPlanner {
  private let site: ImportedSite
  private let displayName: String
  private let fetches: Bool
  private let addresses: OldAddress
  private let arrangement: EntryArrangement
  /// The addresses of the entries of the site, by their old ones.
  private let routes: [String: Route]

  /// - Parameter fetches: Whether media on other sites are downloaded.
  package init(site: ImportedSite, displayName: String, fetches: Bool) {
    self.site = site
    self.displayName = displayName
    self.fetches = fetches
    addresses = OldAddress(site)
    arrangement = EntryArrangement(site, addresses: addresses)
    routes = Self.routes(arrangement, addresses)
  }

  private static func routes(_ arrangement: EntryArrangement, _ addresses: OldAddress) -> [String: Route] {
    var routes: [String: Route] = [:]
    func add(_ url: String, _ planned: PlannedEntry) {
      guard case .path(let path) = addresses.place(of: url) else { return }
      let key = OldAddress.route(path).collisionKey
      if routes[key] == nil { routes[key] = planned.place.route }
    }
    // Who stood there last has the address, and the first of several has kept it.
    for planned in arrangement.entries { planned.entry.url.map { add($0, planned) } }
    for planned in arrangement.entries { planned.entry.formerURLs.forEach { add($0, planned) } }
    return routes
  }

  package func plan() -> ContentPlan {
    var plan = ContentPlan()
    plan.report.diagnostics = site.notes + arrangement.notes
    let location = SourceLocation(file: displayName)
    var remote: [String] = []
    for planned in arrangement.entries { remote += add(planned, to: &plan).remote }
    if let podcast = site.podcast { remote += add(podcast, to: &plan) }
    let undescribed = arrangement.entries.flatMap(Self.undescribed)
    let settings = SiteSettings(site: site, addresses: addresses)
    plan.files.append(ContentPlan.File(path: "site.yml", contents: .text(settings.text), otherPath: "site.yaml"))
    plan.files.sort { $0.path < $1.path }
    if let first = remote.first {
      plan.report.diagnostics.append(
        Diagnostic(.transfer(.remoteFiles(count: Set(remote).count, example: first)), at: location))
    }
    if let first = undescribed.first {
      plan.report.diagnostics.append(
        Diagnostic(.transfer(.undescribed(count: undescribed.count, example: first)), at: location))
    }
    plan.report.diagnostics.addLeftOut(
      "entry without words", "entries without words", count: arrangement.emptyCount, at: location)
    plan.report.diagnostics.sort()
    return plan
  }

  /// Adds the file of an entry, and what belongs to it.
  private func add(_ planned: PlannedEntry, to plan: inout ContentPlan) -> EntryFiles {
    let files = EntryFiles(locations: site.files, fetches: fetches)
    add(text(of: planned, files), at: planned.place, with: files, to: &plan)
    plan.report.counts[planned.kind?.plural ?? "pages", default: 0] += 1
    if planned.entry.isDraft { plan.report.draftCount += 1 }
    let called = planned.entry.shortName(planned.shape)
    plan.report.diagnostics += files.missing.map {
      Diagnostic(.transfer(.missingFile($0, entry: called)), at: planned.entry.location)
    }
    return files
  }

  /// Adds a text, and the files that belong to it, which make a folder of their own.
  private func add(_ text: String, at place: EntryPlace, with files: EntryFiles, to plan: inout ContentPlan) {
    let (path, other) = files.files.isEmpty ? (place.file, place.bundle) : (place.bundle, place.file)
    plan.files.append(ContentPlan.File(path: path, contents: .text(text), otherPath: other))
    let folder = String(place.bundle.dropLast("index.md".count))
    plan.files += files.files.map { file in
      ContentPlan.File(
        path: folder + file.name, contents: file.location.map { .copy(of: $0) } ?? .address(file.address))
    }
    plan.report.mediaCount += files.files.count
  }

  /// Adds the album that makes a podcast of the recordings again.
  ///
  /// - Returns: The addresses of media that stay where they are.
  private func add(_ podcast: ImportedPodcast, to plan: inout ContentPlan) -> [String] {
    let episodes = arrangement.entries.filter(\.isEpisode)
    guard let place = arrangement.podcastPlace, let date = episodes.first?.entry.date else { return [] }
    let files = EntryFiles(locations: site.files, fetches: fetches)
    var fields = [
      FrontMatterField("title", .text(site.title?.collapsingWhitespace.trimmed ?? place.name)),
      FrontMatterField("date", .plain(date.machineReadable)),
    ]
    fields += .text("summary", site.description?.collapsingWhitespace)
    fields += .fields("cover", .text("src", podcast.cover.map { files.reference($0, base: site.url) }))
    let artists = podcast.hosts.isEmpty ? [site.author?.name].compactMap(\.self) : podcast.hosts
    fields += .texts("artist", artists)
    let tracks = episodes.map { FrontMatterField.Value.text($0.place.reference) }
    fields.append(FrontMatterField("tracks", .list(tracks)))
    fields += .list("links", podcast.funding.map { .text("name", $0.name) + .text("url", $0.url) })
    fields += .text("podcast-guid", podcast.guid?.description)
    add("---\n\(FrontMatterWriter.lines(fields))---\n", at: place, with: files, to: &plan)
    plan.report.counts[Kind.album.plural, default: 0] += 1
    return files.remote
  }

  /// The pictures and films without alternative text.
  private static func undescribed(_ planned: PlannedEntry) -> [String] {
    let pictures = planned.shape.pictures + planned.entry.media.filter { $0.kind != .audio }
    return pictures.filter { ($0.alt ?? "").trimmed.isEmpty }.map(\.source)
  }

  // MARK: Texts

  private func text(of planned: PlannedEntry, _ files: EntryFiles) -> String {
    let base = planned.entry.url ?? site.url
    let body = body(planned, files, base)
    var fields = EntryFieldsWriter(planned: planned, siteAuthor: site.author, siteLanguage: site.language)
    fields.reference = { files.reference($0, base: base) }
    let podcast = planned.isEpisode ? arrangement.podcastPlace : nil
    let album = podcast.map { [FrontMatterField("album", .text($0.reference))] } ?? []
    let lines = FrontMatterWriter.lines(fields.fields() + album)
    return "---\n\(lines)---\n" + (body.isEmpty ? "" : "\n\(body)\n")
  }

  private func body(_ planned: PlannedEntry, _ files: EntryFiles, _ base: String?) -> String {
    var nodes = planned.nodes
    let media = Set(PostShape.mediaAddresses(in: nodes))
    if planned.kind == .media { nodes = PostShape.withoutPictures(nodes) }
    let converter = converter(planned, files, base, media: media)
    // What the kind has no field for is below the text.
    let rest = planned.mediaOutsideFields.map { medium in
      MarkdownEscaping.image(
        converter.address(medium.source), alt: medium.alt ?? medium.title ?? "", title: medium.caption)
    }
    return ([converter.markdown(nodes)] + rest).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func converter(
    _ planned: PlannedEntry, _ files: EntryFiles, _ base: String?, media: Set<String>
  ) -> MarkdownConverter {
    let outside = Dictionary(planned.mediaOutsideFields.map { ($0.source, $0) }) { first, _ in first }
    return MarkdownConverter(
      isNote: planned.kind == .text, keepsLineEnds: planned.entry.body.keepsLineEnds
    ) { address in
      if let medium = outside[address] { return files.reference(medium, base: base) }
      if media.contains(address) {
        return files.reference(
          ImportedMedium(type: nil, source: address) ?? ImportedMedium(.image, address), base: base)
      }
      let absolute = ImportedAddress.absolute(address, relativeTo: base)
      return files.name(of: address, absolute) ?? link(absolute) ?? absolute
    }
  }

  /// A link to an entry of the site that does not depend on its new address; nil for any other link.
  private func link(_ address: String) -> String? {
    let end = address.firstIndex { $0 == "#" } ?? address.endIndex
    guard case .path(let path) = addresses.place(of: String(address[..<end])),
      let route = routes[OldAddress.route(path).collisionKey]
    else { return nil }
    return URLReference.encoded(route.path) + address[end...]
  }
}
