import FeedContent
import FeedDiagnostics
import FeedModel

/// Folders of Jekyll (its documentation, "Configuration" and "Directory Structure").
struct Jekyll: Generator {
  let name = "jekyll"

  private static let settingsNames = ["_config.yml", "_config.yaml", "_config.toml"]

  func recognizes(_ folder: SourceFolder) -> Bool {
    guard folder.first(Self.settingsNames) != nil else {
      return folder.hasFolder("_posts") && (folder.hasFolder("_layouts") || folder.has("Gemfile"))
    }
    return !Hexo().recognizes(folder)
  }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    let settings = try folder.settings(folder.first(Self.settingsNames))
    let inner = Self.inner(folder, settings["source"].text)
    let data = inner.folder(settings["data-dir"].text ?? "_data")
    var result = ForeignFolder()
    result.guids = .addressWithoutEnding
    result.site.title = settings["title", "name"].text
    result.site.description = settings["description", "subtitle", "tagline"].text
    result.site.url = ForeignSettings.address(settings["url"].text, path: settings["baseurl"].text)
    result.site.language = ForeignSettings.language(settings["lang", "language", "locale"].text)
    result.site.timeZone = settings["timezone"].text
    result.site.author = ForeignSettings.author(settings["author", "authors"], email: settings["email"].text)
    result.people = ForeignSettings.people(try data.data("authors"))
    result.addEvents(in: data)
    let others = data.paths.map(\.fileStem).filter {
      $0.contains(/(?:^|[-_])(?:nav|menu)/) && !$0.contains(/foot|side|social|\//)
    }
    result.site.menu = ForeignSettings.menu(
      [try data.data("navigation"), try data.data("nav"), try data.data("menu")]
        + [settings["navigation", "nav", "menu", "navbar-links"]] + others.compactMap { try? data.data($0) })
    result.shownSettings.add(settings, prefixedBy: "site.", except: ["title", "name", "url", "baseurl"])
    result.site.notes += Self.faults(settings)
    JekyllLayout(folder: inner.lifting(settings["collections-dir"].text ?? ""), settings: settings)
      .addFiles(to: &result)
    result.leave(folder, outside: inner)
    return result
  }

  private static func faults(_ settings: Setting) -> [Diagnostic] {
    let collections = settings["collections"]
    let names = collections.fields.map(\.key).joined(separator: " ")
    return settings.faults(
      text: "title name description subtitle tagline baseurl timezone email source destination permalink"
        + " data-dir collections-dir",
      languages: "lang language locale", addresses: "url", texts: "include exclude", lists: "defaults")
      + (collections.text == nil ? [] : settings.faults(lists: "collections"))
      + collections.faults(fields: names)
      + settings["defaults"].items.flatMap { $0.faults(fields: "scope values") }
  }

  /// The folder that the settings name; a part of its path where the rest is made by a program.
  private static func inner(_ folder: SourceFolder, _ name: String?) -> SourceFolder {
    var parts = (name ?? "").split(separator: "/")[...]
    while !parts.isEmpty {
      let path = parts.joined(separator: "/")
      if folder.hasFolder(path) { return folder.folder(path) }
      parts = parts.dropFirst()
    }
    return folder
  }
}

struct JekyllLayout {
  private let folder: SourceFolder
  private let settings: Setting
  private let excluded: [String]
  private let included: [String]
  private let collections: [String: Setting]
  /// The collections that are imported: those with pages, and those that name a kind, which pages may show by loops.
  private let shown: Set<String>
  private let defaults: [Scope]
  /// The pattern of the addresses of posts.
  private let pattern: String
  private let dialect: JekyllDialect

  /// Values for the files of a folder or a type.
  private struct Scope {
    let path: String
    let type: String?
    let values: Setting
  }

  init(folder: SourceFolder, settings: Setting, dialect: JekyllDialect = .jekyll) {
    self.folder = folder
    self.settings = settings
    self.dialect = dialect
    excluded =
      settings["exclude"].texts
      + ["Gemfile", "Gemfile.lock", "node_modules", "vendor", "_site", settings["destination"].text ?? "_site"]
    included = settings["include"].texts + (dialect == .bridgetown ? ["_pages"] : [])
    collections = Dictionary(
      settings["collections"].fields.map { ($0.key, $0.value) }
        + settings["collections"].texts.map { ($0, Setting(nil)) },
      uniquingKeysWith: { first, _ in first })
    shown = Set(collections.filter { Self.hasPages($0.value) || ContentFile.isKind(named: $0.key) }.keys)
    let lifted = (settings["collections-dir"].text ?? "").split(separator: "/").filter { $0 != "." }
    let scopes = settings["defaults"].items.map { item in
      let path = (item["scope"]["path"].text ?? "").split(separator: "/")
      return Scope(
        path: path.dropFirst(path.starts(with: lifted) ? lifted.count : 0).joined(separator: "/"),
        type: item["scope"]["type", "collection"].text, values: item["values"])
    }
    defaults = scopes.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      return (a.path.count, a.type == nil ? 0 : 1, first.offset) < (b.path.count, b.type == nil ? 0 : 1, second.offset)
    }.map(\.element)
    let ofAll = defaults.last { $0.path.isEmpty && $0.type == "posts" }?.values["permalink"].text
    pattern = dialect.ofPosts(collections["posts"]?["permalink"].text ?? ofAll ?? settings["permalink"].text)
  }

  private static func hasPages(_ collection: Setting) -> Bool { collection["output"].flag == true }

  func addFiles(to result: inout ForeignFolder) {
    var others: [(path: String, place: String)] = []
    var unshown: [String: [String]] = [:]
    for path in folder.paths {
      switch role(of: path) {
      case .post(let categories): add(post: path, categories, to: &result)
      case .document(let collection): add(path, of: collection, to: &result)
      case .record(let collection): unshown[collection, default: []].append(path)
      case .page: add(page: path, to: &result)
      case .file(let place): others.append((path, place))
      case .leftOut(let reason):
        result.leave(folder.sourcePath(path), as: reason)
        if let html = TextInHTML(path, in: folder), let list = html.list {
          for address in html.permalink.map({ [$0] }) ?? [path, path.fileStem] { result.add(list: list, at: address) }
        }
      }
    }
    for (name, paths) in unshown.sorted(by: { $0.key < $1.key }) {
      let words = "\(paths.count == 1 ? "document" : "documents") of the collection \"\(name)\""
      result.site.notes.append(
        Diagnostic(
          .transfer(.leftBehind(words, count: paths.count, reason: "without output: true it has no pages")),
          at: folder.source.location(of: folder.sourcePath(paths[0]))))
    }
    result.site.permalinks = [PermalinkRule(name: nil, kind: nil, pattern: pattern)]
    let textFolders = Set(result.texts.keys.map(\.folderPrefix)).subtracting([""])
    for (path, place) in others {
      let isBeside = textFolders.contains(place.folderPrefix)
      result.add(file: folder.sourcePath(path), at: isBeside ? place : "static/" + place)
    }
  }

  // MARK: Roles

  private enum Role {
    /// A post or a draft, with the categories that its folders say.
    case post([String])
    case document(collection: String)
    /// What only a loop may show.
    case record(collection: String)
    case page
    case file(at: String)
    case leftOut(ForeignFolder.LeftOut)
  }

  private func role(of path: String) -> Role {
    let parts = path.split(separator: "/").map(String.init)
    let folders = parts.dropLast()
    let sourcePath = String(folder.sourcePath(path).dropFirst(folder.root.count))
    guard !excluded.contains(where: { ForeignPath.isBelow(sourcePath, $0) }), !GeneratorFiles.isAtTop(path, in: folder)
    else {
      return .leftOut(.machinery)
    }
    let html = TextInHTML(path, in: folder)
    let isText = ContentFile.isMarkdown(path) || html != nil
    if let index = folders.firstIndex(where: { $0 == "_posts" || $0 == "_drafts" }) {
      guard isText else {
        return GeneratorFiles.isOtherMarkup(path) ? .leftOut(.otherMarkup) : .file(at: Self.publicPath(path))
      }
      if dialect == .jekyll, folders[index] == "_posts", !path.fileName.contains(/^\d{2,4}-\d{1,2}-\d{1,2}-/) {
        return .leftOut(.undated)
      }
      return .post(collections[String(parts[0].dropFirst())] == nil ? Array(parts[..<index]) : [])
    }
    if let special = folders.first(where: { $0.hasPrefix("_") }) {
      let isIncluded = included.contains { $0 == special || $0.hasPrefix(special + "/") }
      let name = String(special.dropFirst())
      guard isIncluded || shown.contains(name) else {
        return isText && collections[name] != nil ? .record(collection: name) : .leftOut(.machinery)
      }
      guard isText, html?.isTemplate != true else {
        let isServed = isIncluded || collections[name].map(Self.hasPages) == true
        return isServed ? other(path, at: Self.publicPath(path)) : .leftOut(.machinery)
      }
      return isIncluded ? .page : .document(collection: name)
    }
    if let name = parts.last, name.hasPrefix("_"), !included.contains(name) { return .leftOut(.machinery) }
    return isText && html?.isTemplate != true && path != "index.html" ? .page : other(path, at: path)
  }

  /// What has front matter is a template.
  private func other(_ path: String, at place: String) -> Role {
    let texts: Set = ["html", "htm", "xml", "json", "css", "js", "txt", "svg", "webmanifest", "xhtml"]
    let isTemplate =
      texts.contains(path.fileExtension) && folder.source.head(folder.sourcePath(path)).hasPrefix("---")
    return isTemplate || GeneratorFiles.isTemplate(path)
      || ["/index.html", "index.html"].contains(where: path.hasSuffix)
      ? .leftOut(.machinery) : .file(at: place)
  }

  /// The path with the names that folders have in addresses; drafts stay what they are, and so do posts of a category,
  /// which may be the name of a kind.
  private static func publicPath(_ path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let folders = parts.dropLast().map { name in
      let stays = name == "_drafts" || name == "_posts" && parts[0] != name
      return !stays && name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
    return (folders + parts.suffix(1)).joined(separator: "/")
  }

  private static func place(_ path: String) -> String {
    let path = publicPath(path)
    return "\(path.folderPrefix)\(path.fileName.fileStem).md"
  }

  // MARK: Texts

  private func text(_ path: String) -> ForeignText {
    ForeignText(source: folder.sourcePath(path), html: TextInHTML(path, in: folder))
  }

  private func add(post path: String, _ categories: [String], to result: inout ForeignFolder) {
    var text = self.text(path)
    let name = path.fileName.fileStem.replacing(/^\d+-\d{1,2}-\d{1,2}-/, with: "")
    text.address = ForeignPermalink.naming(name, in: pattern)
    // A post that no list shows has an address as all of them.
    text.pageAddress = text.address ?? pattern
    text.categories = categories
    text.defaults = values(for: path, type: path.contains("_drafts/") ? "drafts" : "posts")
    result.add(text, at: Self.place(path))
  }

  private func add(_ path: String, of collection: String, to result: inout ForeignFolder) {
    var text = self.text(path)
    let pattern = dialect.ofCollection(
      collections[collection]?["permalink"].text, ofPosts: settings["permalink"].text)
    if collections[collection].map(Self.hasPages) == true {
      text.address = ForeignPermalink.address(
        pattern, collection: collection,
        path: path.folderPrefix.split(separator: "/").dropFirst().map(String.init),
        name: path.fileName.fileStem)
    }
    text.defaults = values(for: path, type: collection)
    result.add(text, at: Self.place(path))
  }

  private func add(page path: String, to result: inout ForeignFolder) {
    let name = path.fileName.fileStem
    let place = dialect == .bridgetown && path.hasPrefix("_pages/") ? String(path.dropFirst("_pages/".count)) : path
    guard place != "index.md", place != "index.markdown" else {
      return result.leave(folder.sourcePath(path), as: .startPage)
    }
    guard name != "404" else { return result.leave(folder.sourcePath(path), as: .reserved) }
    var text = self.text(path)
    let style = settings["permalink"].text ?? "date"
    let isFile =
      dialect != .bridgetown
      && (PermalinkTemplate.styles[style] == nil ? style.hasSuffix(":output_ext") : style != "pretty")
    let parent = "/" + place.folderPrefix
    text.address = name == "index" ? parent : parent + name + (isFile ? ".html" : "/")
    text.defaults = values(for: path, type: "pages")
    // `hexo new page` gives pages a date, and themes have words of their own for types.
    if dialect == .hexo { text.defaults.append(FrontMatterField("type", .text("page"))) }
    result.add(text, at: Self.place(path))
  }

  /// The fields that the defaults of the settings give a file, those of the nearest folder first.
  private func values(for path: String, type: String) -> [FrontMatterField] {
    var fields: [FrontMatterField] = []
    for scope in defaults where scope.type == nil || scope.type == type {
      guard scope.path.isEmpty || ForeignPath.isBelow(path, scope.path) else { continue }
      let isOfAll = scope.path.isEmpty && scope.type == "posts"
      for field in ForeignFields.fields(scope.values) where field.key != "permalink" || !isOfAll {
        fields.removeAll { $0.key == field.key }
        fields.append(field)
      }
    }
    return fields
  }
}
