import FeedContent
import FeedMedia
import FeedModel

/// Folders of generators whose settings are programs of JavaScript: Astro ("Content collections"), Gatsby ("Sourcing from
/// the filesystem"), Docusaurus ("Blog"), VitePress and VuePress ("Routing").
struct ScriptedSite: Generator {
  enum Dialect: String {
    case astro, gatsby, docusaurus, vitepress, vuepress
  }

  private let dialect: Dialect

  init(_ dialect: Dialect) { self.dialect = dialect }

  var name: String { dialect.rawValue }

  func recognizes(_ folder: SourceFolder) -> Bool { settingsPath(in: folder) != nil }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    let path = settingsPath(in: folder)
    let program = folder.program(path, lineComment: "//")
    var root = ""
    if isInFolderOfTexts, let path, let range = path.firstRange(of: ".\(name)/") {
      root = String(path[..<range.lowerBound]) + (program?.value(of: "srcDir").text ?? "")
    }
    let inner = folder.folder(root)
    var result = ForeignFolder()
    readSettings(constants(of: folder) + [program].compactMap(\.self), into: &result)
    if dialect == .docusaurus { result.people = ForeignSettings.people(try folder.data("blog/authors")) }
    for name in ["content", "data", "src/data"] where !isInFolderOfTexts { result.addEvents(in: folder.folder(name)) }
    let layout = ScriptedLayout(dialect: dialect, folder: inner, program: program)
    result.addFiles(of: inner, at: layout.place)
    result.site.permalinks = layout.permalinks
    result.leave(folder, outside: inner)
    return result
  }

  /// Whether the settings are in the folder of the texts.
  private var isInFolderOfTexts: Bool { dialect == .vitepress || dialect == .vuepress }

  private func settingsPath(in folder: SourceFolder) -> String? {
    let stems =
      switch dialect {
      case .astro, .docusaurus: ["\(name).config"]
      case .gatsby: ["gatsby-config"]
      case .vitepress, .vuepress: [".\(name)/config", ".\(name)/config/index"]
      }
    // A program in JavaScript may only start the one in TypeScript beside it.
    let names = stems.flatMap { stem in ["ts", "mts", "mjs", "js", "cjs"].map { "\(stem).\($0)" } }
    guard isInFolderOfTexts else { return folder.first(names) }
    return folder.paths.filter { path in names.contains { path == $0 || path.hasSuffix("/" + $0) } }
      .min { $0.count < $1.count }
  }

  /// The programs in which sites of Astro keep what their layouts show.
  private func constants(of folder: SourceFolder) -> [ProgramText] {
    guard dialect == .astro else { return [] }
    let names = ["consts", "constants", "config", "site.config", "site-config", "siteConfig", "data/site"]
    return names.flatMap { name in ["ts", "js", "mjs"].map { "src/\(name).\($0)" } }
      .compactMap { folder.program($0, lineComment: "//") }
  }

  private func readSettings(_ programs: [ProgramText], into result: inout ForeignFolder) {
    let sources = programs.map { (program: $0, exported: $0.likelyExported()) }
    func settings(_ names: [String]) -> [Setting] {
      names.flatMap { name -> [Setting] in
        let key = name.lowercased().replacing("_", with: "-")
        return sources.flatMap { [$0.exported[key], $0.program.value(of: name)] }
      }
    }
    func text(_ names: String...) -> String? { settings(names).lazy.compactMap(\.text).first }
    func setting(_ name: String) -> Setting { settings([name]).first { $0.value != nil } ?? Setting(nil) }
    let address =
      switch dialect {
      case .astro: text("site", "SITE_URL", "siteUrl", "website", "url")
      case .gatsby: text("siteUrl")
      case .docusaurus: text("url")
      case .vitepress, .vuepress: text("hostname")
      }
    let base = text("base", "baseUrl").flatMap { $0.hasPrefix("/") ? $0 : nil }
    result.site.title = text("SITE_TITLE", "siteTitle", "SITE_NAME", "title")
    result.site.description = text("SITE_DESCRIPTION", "siteDescription", "description", "tagline")
    result.site.url = ForeignSettings.address(address, path: base)
    result.site.language = ForeignSettings.language(text("lang", "language", "defaultLocale", "locale"))
    result.site.author = ForeignSettings.author(setting("author"))
    result.site.menu = ForeignSettings.menu(setting("nav"), setting("navbar"), setting("menuLinks"))
  }
}

/// Finds the place of each file of a generator whose settings are a program.
private struct ScriptedLayout {
  let dialect: ScriptedSite.Dialect
  let folder: SourceFolder
  /// The folders in addresses of the collections of Astro whose pages say so, with slashes at their ends.
  private let routes: [String: String]
  /// The folders that Gatsby makes addresses from, with slashes at their ends; none where it makes them otherwise.
  private let sources: [String]
  /// The folder of the blog of Docusaurus in addresses, with a slash at its end unless it is empty.
  private let blog: String
  /// The same of its documents.
  private let docs: String
  /// What addresses of VitePress and VuePress end in.
  private let end: String

  init(dialect: ScriptedSite.Dialect, folder: SourceFolder, program: ProgramText?) {
    self.dialect = dialect
    self.folder = folder
    routes = dialect == .astro ? Self.routes(of: folder) : [:]
    sources = dialect == .gatsby ? Self.sources(of: folder, program) : []
    func base(_ name: String) -> String {
      let path = program?.value(of: name)["routebasepath"].text ?? name
      return path.split(separator: "/").map { $0 + "/" }.joined()
    }
    blog = base("blog")
    docs = base("docs")
    end = program?.value(of: "cleanUrls").flag == true ? "/" : ".html"
  }

  /// The folders of addresses by the collection from which `blog/[slug].astro` makes pages; a page that reads several
  /// collections is ignored. `pages/` holds pages of the root.
  private static func routes(of folder: SourceFolder) -> [String: String] {
    var routes: [String: String] = [:]
    for path in folder.paths where path.hasPrefix("src/pages/") && path.hasSuffix("].astro") {
      let parent = path.folderPrefix.dropFirst("src/pages/".count)
      guard path.fileName.contains(/^\[(?:\.\.\.)?(?:slug|id|post|entry|path)\]\.astro$/), !parent.contains("["),
        let text = folder.text(path)
      else { continue }
      let names = Set(text.matches(of: /getCollection\(\s*["'](\w[\w-]*)["']/).map { String($0.1) })
      guard names.count == 1, let name = names.first, name != "pages", routes[name] == nil || parent == name + "/"
      else { continue }
      routes[name] = String(parent)
    }
    return routes
  }

  /// The folders that are given to `gatsby-source-filesystem`, innermost first.
  private static func sources(of folder: SourceFolder, _ program: ProgramText?) -> [String] {
    let usesPaths = ["js", "ts", "mjs"].contains {
      folder.text("gatsby-node.\($0)")?.contains("createFilePath") == true
    }
    guard usesPaths, let program else { return [] }
    return program.passages(after: "path").compactMap { passage -> String? in
      let value = /\s*:\s*(?:path\.join\(\s*__dirname\s*,\s*)?["'`](?:\$\{__dirname\}|\.)?\/?([\w\/.-]+)/
      guard let match = passage.prefixMatch(of: value) else { return nil }
      return match.1.split(separator: "/").map { $0 + "/" }.joined()
    }.sorted { $0.count > $1.count }
  }

  var permalinks: [PermalinkRule] {
    routes.filter { $1 != $0 + "/" }.sorted { $0.key < $1.key }.map { collection, target in
      PermalinkRule(name: collection, kind: nil, pattern: "/" + target + ":slug/")
    }
  }

  func place(of path: String) -> ForeignPlace {
    if path.hasPrefix(statics) { return .file(at: "static/" + path.dropFirst(statics.count)) }
    if isMachinery(path) {
      let isEdition = dialect == .docusaurus && path.contains(/^(?:i18n|versioned_docs)\/.*\.mdx?$/)
      return .leftOut(isEdition ? .otherEdition : .machinery)
    }
    if ContentFile.isMarkdown(path) { return text(path) }
    return MediaTypes.isMedia(path) ? .file(at: innerPath(path)) : .leftOut(.machinery)
  }

  /// The folder of files that are served as they are.
  private var statics: String {
    switch dialect {
    case .astro, .vitepress: "public/"
    case .gatsby, .docusaurus: "static/"
    case .vuepress: ".vuepress/public/"
    }
  }

  private func isMachinery(_ path: String) -> Bool {
    let folders = path.folderPrefix.split(separator: "/")
    let first = folders.first == "src" ? folders.dropFirst().first : folders.first
    return path.split(separator: "/").contains { $0.hasPrefix(".") } || GeneratorFiles.isAtTop(path)
      || first.map { Self.machinery.contains(String($0)) } ?? false
  }

  private static let machinery: Set = [
    "components", "layouts", "styles", "templates", "theme", "utils", "i18n", "versioned_docs", "dist", "build",
  ]

  /// The path without the folders that all texts are in.
  private func innerPath(_ path: String) -> String {
    var parts = path.split(separator: "/")
    if dialect != .vitepress, dialect != .vuepress {
      let isInner = parts.first == "src"
      if isInner { parts.removeFirst() }
      let outer: Set<Substring> = isInner ? ["content", "data", "pages"] : ["content", "data"]
      if parts.count > 1, outer.contains(parts[0]) { parts.removeFirst() }
    }
    return parts.joined(separator: "/")
  }

  private func text(_ path: String) -> ForeignPlace {
    let place = innerPath(path).fileStem + ".md"
    guard place != "index.md" else { return .leftOut(.startPage) }
    guard place != "404.md" else { return .leftOut(.reserved) }
    var text = ForeignText(source: folder.sourcePath(path))
    text.mayStatePath = dialect == .gatsby
    let page = self.page(place)
    switch dialect {
    case .astro: addAddress(ofAstro: page, path, to: &text)
    case .gatsby:
      if let slug = stated("slug", path), slug.hasPrefix("/") {
        text.address = slug.hasSuffix("/") ? slug : slug + "/"
      } else if let source = sources.first(where: path.hasPrefix), !states("slug|path|permalink|url", path) {
        let inner = self.page(String(path.dropFirst(source.count)))
        text.address = inner.isEmpty ? nil : "/" + inner + "/"
      }
    case .docusaurus: addAddress(ofDocusaurus: page, path, to: &text)
    case .vitepress, .vuepress:
      if !states("permalink", path) { text.address = "/" + page + (page == place.fileStem ? end : "/") }
    }
    return .text(text, at: place)
  }

  /// The path of a page without its ending, and without the name of an index, which VuePress and Docusaurus call like
  /// GitHub, and Docusaurus also like its folder.
  private func page(_ path: String) -> String {
    let name = path.fileName.fileStem
    let folders = path.folderPrefix.dropLast()
    let isIndex =
      switch dialect {
      case .vuepress: ["index", "readme"].contains(name.lowercased())
      case .docusaurus: ["index", "readme"].contains(name.lowercased()) || name == String(folders).fileName
      case .astro, .gatsby, .vitepress: name == "index"
      }
    return isIndex ? String(folders) : path.fileStem
  }

  private func states(_ keys: String, _ path: String) -> Bool { stated(keys, path) != nil }

  /// The value of the first of several keys that the front matter of a text has.
  private func stated(_ keys: String, _ path: String) -> String? {
    let lines = (folder.text(path) ?? "").split(whereSeparator: \.isNewline)
    let known = keys.split(separator: "|")
    guard lines.first == "---" else { return nil }
    for line in lines.dropFirst().prefix(while: { $0 != "---" })
    where known.contains(where: { line.hasPrefix($0 + ":") }) {
      return String(line.drop { $0 != ":" }.dropFirst()).trimmed.filter { $0 != "\"" && $0 != "'" }
    }
    return nil
  }

  /// Dates before names stay in addresses, and what stands deeper in a collection keeps its folders.
  private func addAddress(ofAstro page: String, _ path: String, to text: inout ForeignText) {
    let folders = page.folderPrefix
    let collection = String(page.prefix { $0 != "/" })
    let parent = routes[collection].map { $0 + String(folders.dropFirst(collection.count + 1)) } ?? folders
    let slug = path.hasPrefix("src/pages/") ? [] : (stated("slug", path) ?? "").split(separator: "/")
    if !slug.isEmpty, !folders.isEmpty {
      // It stands for the whole path within the collection.
      text.address = "/\(routes[collection] ?? collection + "/")\(slug.joined(separator: "/"))/"
    } else if page.fileName.contains(/^\d{4}-\d{1,2}-\d{1,2}([-_]|$)/), !states("slug", path) {
      text.address = "/\(parent)\(page.fileName.lowercased().replacing(" ", with: "-"))/"
    } else if parent != folders, !folders.isEmpty {
      // The pattern of the collection is for entries that are in it without a folder.
      text.pageAddress = "/\(parent):slug/"
      if folders != collection + "/" { text.address = text.pageAddress }
    }
  }

  /// Days before names are folders in addresses, unless a slug is stated.
  private func addAddress(ofDocusaurus page: String, _ path: String, to text: inout ForeignText) {
    guard page.hasPrefix("blog/") else {
      guard page.hasPrefix("docs/") else { return }
      // Numbers order documents, and are no part of their addresses.
      var parts = page.split(separator: "/").dropFirst().map { part in
        String(part).replacing(/^\d+[ ]*[-_.]+[ ]*(?=[^-_. 0-9])/, with: "")
      }
      let isIndex = page != innerPath(path).fileStem
      if let name = stated("slug", path) ?? (isIndex ? nil : stated("id", path)) {
        if name.hasPrefix("/") { parts = [] } else if !isIndex { parts.removeLast() }
        for part in name.split(separator: "/") where part != "." {
          if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
      }
      // The first page of the site is the wall.
      if docs.isEmpty, parts.isEmpty { parts = [page.fileName] }
      text.address = "/" + docs + parts.map { $0 + "/" }.joined()
      return
    }
    let inner = String(page.dropFirst("blog/".count))
    guard !states("slug", path) else {
      text.address = "/" + blog + ":slug/"
      return
    }
    guard let match = inner.wholeMatch(of: /(.*?)(\d{4})[-\/](\d\d)[-\/](\d\d)[-\/]?(.*)/) else {
      if blog != "blog/" { text.address = "/\(blog)\(inner)/" }
      return
    }
    let day = [match.2, match.3, match.4]
    text.defaults.append(FrontMatterField("date", .plain(day.joined(separator: "-"))))
    text.address = "/\(blog)\(day.joined(separator: "/"))/\(match.1)\(match.5)/"
  }
}
