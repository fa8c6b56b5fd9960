import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedMedia
import FeedModel
import Foundation

/// Makes the plan of a content folder from a folder of another generator.
struct FolderPlanner {
  private let source: ImportSource
  private var folder: ForeignFolder
  private var files: [String: ContentFile] = [:]
  /// The Markdown files that cannot be read, which stay as they are.
  private var faulty: Set<String> = []
  private var notes: [Diagnostic] = []

  init(_ folder: ForeignFolder, of source: ImportSource) {
    self.source = source
    self.folder = folder
    notes = folder.site.notes
  }

  mutating func plan() async -> ContentPlan {
    if folder.site.url == nil, folder.guids != .nothing { note(.unnamedSite(hasTitle: folder.site.title != nil)) }
    if folder.site.title == nil {
      folder.site.title = source.name.isEmpty ? nil : source.name
    }
    keepKnownPatterns()
    keepKnownZone()
    folder.removeImpossible(in: source)
    await readTexts()
    removeRepeatedGUIDs()
    addPeople()
    // Drafts count, and so do their addresses.
    var found = FolderContent(await load(includingDrafts: true))
    if dateEvents(found.undatedEvents) { found = FolderContent(await load(includingDrafts: true)) }
    settle(found)
    moveCategories(found)
    // The remaining lines of the menu lead to existing pages, so nothing more is reported about them.
    let menu = folder.site.menu
    folder.site.menu = []
    let content = await load(includingDrafts: false)
    let shown = FolderContent(content)
    folder.site.menu = lines(of: menu.isEmpty ? self.menu(shown) : menu, shown)
    let planned = PlannedContent(content: content, origins: origins())
    addGUIDs(to: content.feed.entries)
    return plan(found, planned)
  }

  // MARK: Settings

  private var settings: String {
    SiteSettings(site: folder.site, addresses: OldAddress(folder.site)).text
  }

  /// Patterns that feedsite does not know would keep it from reading the site.
  private mutating func keepKnownPatterns() {
    for permalink in folder.site.permalinks where !ForeignPermalink.isKnown(permalink.pattern) {
      note(.unknownPattern(permalink.pattern, folder: permalink.name))
    }
    folder.site.permalinks.removeAll { !ForeignPermalink.isKnown($0.pattern) }
    // In feedsite, the name of a kind means all entries of the kind; in other generators, only a folder.
    let kinds = Set(Kind.builtIn.flatMap { [$0.name, $0.plural] + $0.otherNames.flatMap { [$0, $0 + "s"] } })
    folder.site.permalinks = folder.site.permalinks.map { permalink in
      guard let name = permalink.name, kinds.contains(name) else { return permalink }
      return PermalinkRule(name: name + "/", kind: nil, pattern: permalink.pattern)
    }
  }

  private mutating func keepKnownZone() {
    guard let zone = folder.site.timeZone, SiteTimeZone(identifier: zone) == nil else { return }
    folder.site.timeZone = nil
    note(.leftBehind("time zone, \"\(zone)\",", count: 1, reason: "nobody knows one of that name"))
  }

  /// Notes what is about a file of the source, or about the source as a whole.
  private mutating func note(_ problem: ImportProblem, at path: String? = nil) {
    let location = path.map { source.location(of: $0) } ?? SourceLocation(file: source.displayName)
    notes.append(Diagnostic(.transfer(problem), at: location))
  }

  /// The lines with weights in their order; texts that are drafts have none.
  private func menu(_ shown: FolderContent) -> [NavigationItem] {
    ForeignMenuLine.ordered(folder.menuLines).compactMap { line in
      switch line.target {
      case .address(let url): ForeignSettings.item(line.title, url)
      case .page(let name):
        shown.route(ofPage: name).map { NavigationItem(title: line.title, url: $0.path) }
          ?? ForeignSettings.item(line.title, name)
      case .text(let path):
        shown.places[path].map { NavigationItem(title: line.title, url: $0.route.path) }
      case .nothing: nil
      }
    }
  }

  /// The lines of a menu that lead somewhere; of several to one address, the first.
  private mutating func lines(of menu: [NavigationItem], _ found: FolderContent) -> [NavigationItem] {
    let addresses = OldAddress(folder.site)
    var kept: [NavigationItem] = []
    for item in menu {
      guard item.url != "/", case .path(let path) = addresses.place(of: item.url) else {
        kept.append(item)
        continue
      }
      guard let url = found.address(forMenu: path) ?? folder.list(at: path).flatMap(found.address(forMenu:)) else {
        note(
          .leftBehind("line of the menu, \"\(item.title)\",", count: 1, reason: "what it leads to did not come along"))
        continue
      }
      kept.append(NavigationItem(title: item.title, url: url))
    }
    return kept.uniqued(by: \.url)
  }

  // MARK: Texts

  private mutating func readTexts() async {
    var made = folder.texts.compactMapValues { $0.text.map { Array($0.utf8) } }
    made["site.yml"] = Array(settings.utf8)
    let reader = ContentFileReader(
      files: .planned(made, folder.texts.mapValues(\.source), of: source.contentFiles), displayName: ".",
      fallbackTitle: "")
    let namesCategories = folder.site.permalinks.contains { $0.pattern.contains("categor") }
    let read = await folder.texts.sorted { $0.key < $1.key }.concurrentMap { path, text in
      (text, path, Result { () throws(Diagnostic) in try reader.file(at: path) })
    }
    let cascades = read.compactMap { text, path, result in
      (try? result.get()).flatMap { HugoCascade(of: text, at: path, $0.fields) }
    }
    var taxonomies: [String: [String]] = [:]
    for (text, path, result) in read {
      let file: ContentFile
      do throws(Diagnostic) {
        file = try result.get()
      } catch {
        // What cannot be read now may be read in a moment: it is not imported as if nothing had been wrong with it.
        if case .frontMatter(.unreadable) = error.problem {
          notes.append(Diagnostic(error.problem, at: source.location(of: text.source)))
        } else {
          faulty.insert(path)
        }
        continue
      }
      note(file.diagnostics, of: text)
      var merge = merged(file, text, at: path, cascades, namesCategories: namesCategories)
      if text.mayBeInMenu, let line = ForeignMenuLine(in: merge.fields, of: path) { folder.menuLines.append(line) }
      for name in folder.taxonomies where merge.has(name) { taxonomies[name, default: []].append(text.source) }
      let filled = folder.shownSettings.filled(in: file.body, of: file.fields)
      let body = merge.completed(filled, ofPerson: file.kind == .person)
      if body != filled { folder.texts[path]?.wasHTML = true }
      files[path] = ContentFile(path: path, fields: merge.fields, body: body)
    }
    for (name, texts) in taxonomies {
      note(
        .leftBehind(
          "taxonomy, \"\(name)\",", count: 1,
          reason: "feedsite has tags only; fields: in site.yml can make tags of its terms"),
        at: texts.min() ?? "")
    }
  }

  /// The fields of a text, completed with what its folder and the settings say about it.
  private func merged(
    _ file: ContentFile, _ text: ForeignText, at path: String, _ cascades: [HugoCascade], namesCategories: Bool
  ) -> ForeignFieldMerge {
    var merge = ForeignFieldMerge(file.fields)
    for cascade in cascades where cascade.folder.isEmpty || path.hasPrefix(cascade.folder) {
      for field in cascade.fields { merge.add(field) }
    }
    if text.separatesAuthors { merge.separateAuthors() }
    if text.isDraft { merge.set(FrontMatterField("draft", .plain("true"))) }
    for field in text.defaults { if field.key == "type" { merge.set(field) } else { merge.add(field) } }
    let hasCategories = namesCategories || merge.has("categories")
    merge.prepend(text.categories, to: hasCategories ? "categories" : "tags")
    merge.prepend(text.tags, to: "tags")
    merge.completeAliases(from: text.aliasBase)
    if let base = folder.recordingBase { merge.completeRecording(from: base) }
    if text.mayStatePath, let path = merge.text("path")?.split(separator: "/").joined(separator: "/"), !path.isEmpty {
      merge.add(FrontMatterField("permalink", .text("/\(path)/")))
    }
    if let slugs = text.slugOfTitle, !merge.has("slug"), let title = merge.text("title") {
      let slug = slugs.make(from: title)
      if !slug.isEmpty { merge.add(FrontMatterField("slug", .text(slug))) }
    }
    if let slugs = text.slugs, let slug = merge.text("slug"), slugs.make(from: slug) != Slug.make(from: slug) {
      merge.set(FrontMatterField("slug", .text(slugs.make(from: slug))))
    }
    return merge
  }

  /// Notes what is wrong with the front matter of a text, at its place in the source.
  private mutating func note(_ problems: [Diagnostic], of text: ForeignText) {
    // The lines of what was written again are others.
    guard text.text == nil || text.wasHTML else { return }
    notes += problems.map { problem in
      Diagnostic(
        problem.problem,
        at: source.location(of: text.source, line: problem.location?.line, column: problem.location?.column),
        severity: problem.severity)
    }
  }

  private mutating func addPeople() {
    for (id, person) in folder.people {
      let path = "people/\(Slug.make(from: id)).md"
      guard files[path] == nil, folder.texts[path] == nil, !Slug.make(from: id).isEmpty else { continue }
      var fields = [FrontMatterField("name", .text(person.name))]
      if id != Slug.make(from: id) { fields.insert(FrontMatterField("id", .text(id)), at: 0) }
      if let avatar = avatar(person.avatar) { fields.append(FrontMatterField("avatar", .text(avatar))) }
      if let role = person.role { fields.append(FrontMatterField("role", .text(role))) }
      if !person.links.isEmpty { fields.append(FrontMatterField("links", .fields(person.links))) }
      files[path] = ContentFile(path: path, fields: fields, body: person.words.map { "\n\($0)\n" } ?? "")
    }
  }

  /// A picture of the web, or one that comes along.
  private func avatar(_ address: String?) -> String? {
    guard let address, !ImportedAddress.isOfWeb(address) else { return address }
    let path = address.split(separator: "/").joined(separator: "/")
    guard MediaTypes.isMedia(path) else { return nil }
    return ["static/" + path, "static/images/" + path, path].contains { folder.files[$0] != nil }
      ? (folder.files["static/images/" + path] == nil ? "/" + path : "/images/" + path) : nil
  }

  /// States the addresses that patterns and paths do not say, and leaves behind pages that would be invisible.
  private mutating func settle(_ found: FolderContent) {
    for (path, text) in folder.texts {
      guard let file = files[path], let place = found.places[path] else { continue }
      if place.route == .home {
        leave(path, as: .startPage)
      } else if place.kind == nil {
        if found.isTaken(place.route) { leave(path, as: .reserved) }
        if place.isEmpty, let players = ForeignFieldMerge(file.fields).players {
          files[path]?.body = "\n\(players)\n"
        } else if place.isEmpty {
          leave(path, as: .emptyPage)
        }
      }
      guard files[path] != nil else { continue }
      if let start = place.assumedStart { state(start, at: path) }
      guard let address = place.kind == nil ? text.pageAddress ?? text.address : text.address else { continue }
      let isPattern = ForeignPermalink.isPattern(address)
      if place.kind == nil, isPattern, PermalinkTemplate(address)?.needsDate == true, !isDated(file) { continue }
      guard isPattern ? ForeignPermalink.isKnown(address) : OldAddress.route(address) != place.route else { continue }
      // The wall of a person is a folder, and no file can have its name.
      let key = place.kind == .person && !address.fileExtension.isEmpty ? "aliases" : "permalink"
      edit(path) { $0.add(FrontMatterField(key, .text(address))) }
    }
  }

  /// Whether a date is stated, or stands before the name.
  private func isDated(_ file: ContentFile) -> Bool {
    ForeignFieldMerge(file.fields).has("date")
      || file.path.contains(/(?:^|\/)\d{4}-\d{1,2}-\d{1,2}[^\/]*(?:\/index[^\/]*)?$/)
  }

  /// Redirects links to lists of categories to the walls of tags, which categories become.
  private mutating func moveCategories(_ found: FolderContent) {
    // Code comes first, which stays.
    let links =
      #/
      (?ms: ^\ {0,3} (?: ```.*?^\ {0,3}``` | ~~~.*?^\ {0,3}~~~ ))
      | `[^`\n]*`
      | ((?: \]\(<? | \]:\ *<? | href=["']? ) (?: \{\{\ *site\.baseurl\ *\}\} )?)
        (\/categor(?:y|ies)\/ [^\s()"'<>\#?]*)
      /#
    for (path, file) in files where file.body.contains("/categor") {
      let body = file.body.replacing(links) { match -> String in
        guard let before = match.1, let address = match.2, let wall = found.wall(ofCategoryAt: String(address)) else {
          return String(match.0)
        }
        return before + URLReference.encoded(wall.path)
      }
      files[path]?.body = body
    }
  }

  /// Dates events with only a start: on that day, or today where it is in the future.
  ///
  /// - Returns: Whether there are any.
  private mutating func dateEvents(_ paths: Set<String>) -> Bool {
    var areDated = false
    for path in paths {
      guard let start = files[path]?.startDay else { continue }
      let date = min(start, today)
      edit(path) { $0.add(FrontMatterField("date", .plain(date))) }
      areDated = true
    }
    return areDated
  }

  /// States the start of an event with only a date, and dates it before, or today where it is in the future.
  private mutating func state(_ start: (starts: String, announced: String), at path: String) {
    let date = min(start.announced, today)
    let starts = files[path]?.start(atDate: start.starts) ?? start.starts
    edit(path) { fields in
      fields.add(FrontMatterField("starts", .plain(starts)))
      if !start.starts.hasPrefix(date) { fields.set(FrontMatterField("date", .plain(date))) }
    }
  }

  private var today: String { String(Date.now.ISO8601Format().prefix(10)) }

  private mutating func edit(_ path: String, _ change: (inout ForeignFieldMerge) -> Void) {
    guard let file = files[path] else { return }
    var merge = ForeignFieldMerge(file.fields)
    change(&merge)
    files[path]?.fields = merge.fields
  }

  /// States the ids that entries had in the feeds of the site, so that subscribers get nothing twice.
  private mutating func addGUIDs(to entries: [any FeedViewObject]) {
    guard let base = OldAddress(folder.site).base else { return }
    var taken: Set<String> = []
    for entry in entries.lazy.map(\.entry) {
      guard let date = entry.date, let file = files[entry.identity.contentPath],
        let guid = folder.guids.guid(
          of: base.origin + base.basePath.dropLast() + URLReference.encoded(entry.route.path), on: date.day)
      else { continue }
      let merge = ForeignFieldMerge(file.fields)
      guard !merge.has("id"), taken.insert(merge.text("guid") ?? guid).inserted else { continue }
      edit(file.path) { $0.add(FrontMatterField("guid", .text(guid))) }
    }
  }

  /// Leaves the guid of several texts to the first of them: what one was copied from. No build could tell them apart.
  private mutating func removeRepeatedGUIDs() {
    for key in ["id", "guid"] {
      var taken: Set<String> = []
      for path in files.keys.sorted() {
        guard let file = files[path], let guid = ForeignFieldMerge(file.fields).text(key),
          !taken.insert(guid).inserted
        else { continue }
        edit(path) { $0.remove(key) }
        note(
          .leftBehind("\(key), \"\(guid)\",", count: 1, reason: "another entry has it"),
          at: folder.texts[path]?.source ?? path)
      }
    }
  }

  private mutating func leave(_ path: String, as reason: ForeignFolder.LeftOut) {
    folder.leave(textAt: path, as: reason)
    files[path] = nil
  }

  // MARK: The plan

  private func load(includingDrafts: Bool) async -> LoadedContent {
    var texts = files.mapValues { Array($0.text.utf8) }
    texts["site.yml"] = Array(settings.utf8)
    var copies = folder.files
    for path in faulty { copies[path] = folder.texts[path]?.source }
    return await ContentLoader(
      files: .planned(texts, copies, of: source.contentFiles), displayName: ".",
      fallbackTitle: "",
      context: BuildContext(
        now: Int(Date.now.timeIntervalSince1970), includesDrafts: includingDrafts, includesFuture: true,
        includesExpired: true)
    ).load()
  }

  private func origins() -> [String: PlannedContent.Origin] {
    var origins = folder.files.mapValues { PlannedContent.Origin(unchanged: source.location(of: $0).file) }
    for (path, text) in folder.texts {
      let file = source.location(of: text.source).file
      if let written = files[path], let bytes = try? text.isOneOfSeveral ? [] : source.read(text.source) {
        origins[path] = PlannedContent.Origin(
          file: file, source: bytes, written: written.text, body: written.body, keepsLines: !text.wasHTML)
      } else {
        origins[path] = PlannedContent.Origin(unchanged: file)
      }
    }
    return origins
  }

  private func plan(_ found: FolderContent, _ planned: PlannedContent) -> ContentPlan {
    var plan = ContentPlan()
    plan.files = files.values.map { ContentPlan.File(path: $0.path, contents: .text($0.text)) }
    plan.files.append(ContentPlan.File(path: "site.yml", contents: .text(settings), otherPath: "site.yaml"))
    plan.files += folder.files.map { ContentPlan.File(path: $0.key, contents: .copy(of: source.file($0.value))) }
    for path in faulty {
      guard let text = folder.texts[path] else { continue }
      plan.files.append(ContentPlan.File(path: path, contents: .copy(of: source.file(text.source))))
    }
    plan.files.sort { $0.path < $1.path }
    plan.report.counts = found.counts(of: Set(files.keys))
    plan.report.draftCount = found.places.count { $0.value.isDraft && files[$0.key] != nil }
    plan.report.mediaCount = folder.files.keys.count(where: MediaTypes.isMedia)
    plan.report.content = planned
    plan.report.diagnostics =
      (notes + folder.leftOutNotes(in: source) + planned.located(planned.content.diagnostics)).sorted()
    return plan
  }
}
