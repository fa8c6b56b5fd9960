import FeedContent
import FeedDiagnostics
import FeedMedia
import FeedModel

/// Another site generator, whose folders can be imported.
protocol Generator: ImportFormat {
  /// Whether a folder is one of the generator, by its settings.
  func recognizes(_ folder: SourceFolder) -> Bool

  /// What a folder holds; one without settings is read as the generator reads it.
  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder
}

extension Generator {
  package func recognizes(_ source: ImportSource) -> Bool { recognizes(SourceFolder(source)) }

  /// Whether there is any Markdown: some folders were published without the settings of their generator.
  package func accepts(_ source: ImportSource) -> Bool { source.paths.contains(where: ContentFile.isMarkdown) }

  package func contents(of source: ImportSource) async throws(ImportFailure) -> ImportedContents {
    let sources = Set(ContentFile.sources(of: ["md", "markdown", "html"], among: source.paths))
    var folder = try read(SourceFolder(source).filtered { !sources.contains($0) })
    for path in sources.sorted() { folder.leave(path) }
    guard !folder.texts.isEmpty else {
      throw ImportFailure(.emptyFolder, at: SourceLocation(file: source.displayName))
    }
    var planner = FolderPlanner(folder, of: source)
    return .plan(await planner.plan())
  }
}

enum ForeignSettings {
  /// The address of a site, for which some leave out the scheme.
  static func address(_ url: String?, path: String? = nil) -> String? {
    guard var url = url?.trimmed, !url.isEmpty, !url.hasPrefix("/") else { return nil }
    if !url.contains("://") {
      guard url.contains(".") else { return nil }
      url = "https://" + url
    }
    while url.hasSuffix("/") { url.removeLast() }
    let path = (path ?? "").split(separator: "/").joined(separator: "/")
    // Some say the path in both settings.
    let isSaid = path.isEmpty || URLAuthority(of: url)?.rest.hasSuffix("/" + path) == true
    let address = url + "/" + (isSaid ? "" : path + "/")
    // An address on `localhost` is only used while a site is made.
    return ["localhost", "127.0.0.1", "0.0.0.0"].contains(URLAuthority.site(of: address)) ? nil : address
  }

  /// A language tag, for which some write the name of a locale.
  static func language(_ text: String?) -> String? {
    text.flatMap { LanguageTagParser.normalized(String($0.trimmed.prefix { $0 != "." && $0 != "@" })) }
  }

  static func author(_ setting: Setting, email: String? = nil) -> ImportedAuthor? {
    if let name = setting.text ?? setting.items.first?.text { return ImportedAuthor(name: name, email: email) }
    let person = setting.items.first ?? setting
    guard let name = person["name", "display-name", "nick"].text else { return nil }
    return ImportedAuthor(
      name: name, url: person["url", "uri", "web", "website", "href"].text, email: person["email"].text ?? email)
  }

  /// The groups of entries that are more than tags, categories and authors, by their keys in front matter.
  static func taxonomies(_ names: [String]) -> [String] {
    names.map { $0.lowercased() }.filter {
      !["tag", "tags", "category", "categories", "author", "authors", "keyword", "keywords"].contains($0)
    }
  }

  /// The people in data that have an id for each, or a list of people.
  static func people(_ data: Setting) -> [String: ForeignPerson] {
    var people: [String: ForeignPerson] = [:]
    for (id, value) in data.fields { people[id] = ForeignPerson(value, id: id) }
    for item in data.items {
      guard let id = item["id", "slug", "username", "short-name", "key", "name"].text else { continue }
      people[id] = ForeignPerson(item)
    }
    return people
  }

  /// The lines of the first of several menus that has any.
  static func menu(_ candidates: Setting...) -> [NavigationItem] { menu(candidates) }

  static func menu(_ candidates: [Setting]) -> [NavigationItem] {
    candidates.lazy.map(items).first { !$0.isEmpty } ?? []
  }

  /// The lines of a menu: a list of titles with addresses, a mapping of these, or such a list under one of its keys.
  private static func items(_ data: Setting) -> [NavigationItem] {
    guard data.items.isEmpty else { return data.items.flatMap(lines) }
    for key in ["main", "header", "primary", "top", "menu", "nav", "navigation", "items", "links"] {
      let items = data[key].items.flatMap(lines)
      if !items.isEmpty { return items }
    }
    return data.fields.compactMap { key, value in value.text.flatMap { item(key, $0) } }
  }

  /// A line, and the lines below it: menus here have one level.
  private static func lines(_ data: Setting) -> [NavigationItem] {
    [line(data)].compactMap(\.self)
      + data["children", "sublinks", "submenu", "dropdown", "subitems", "pages"].items.compactMap(line)
  }

  private static func line(_ data: Setting) -> NavigationItem? {
    if let title = data["title", "name", "text", "label", "header"].text,
      let url = data["url", "link", "href", "path", "to", "page", "external-url", "permalink"].text
    {
      return item(title, url)
    }
    // `- About: /about/`, and the pairs of Python.
    if data.items.count == 2, let title = data.items[0].text, let url = data.items[1].text { return item(title, url) }
    guard data.fields.count == 1, let field = data.fields.first, let url = field.value.text else { return nil }
    return item(field.key, url)
  }

  /// A line of a menu; a relative path counts from the root.
  static func item(_ title: String, _ url: String) -> NavigationItem? {
    let title = title.replacing(/<[^<>]*>/, with: "").collapsingWhitespace.trimmed
    guard !title.isEmpty, !url.contains("{{"), !url.hasPrefix("#") else { return nil }
    guard !url.hasPrefix("/"), !url.contains(":") else { return NavigationItem(title: title, url: url) }
    let path = url.hasPrefix("./") ? String(url.dropFirst(2)) : url
    return NavigationItem(title: title, url: "/" + path)
  }
}

/// Files that make a site and are no part of it.
enum GeneratorFiles {
  /// Whether a file at the top of a folder is one of those that repositories of programs have.
  static func isAtTop(_ path: String) -> Bool {
    guard !path.contains("/") else { return folders.contains(String(path.prefix { $0 != "/" })) }
    let name = path.lowercased()
    let stem = String(name.prefix { $0 != "." })
    let isShown = path.fileExtension == "html" || MediaTypes.isMedia(path)
    return documents.contains(stem) && !isShown || programs.contains(name) || name.hasSuffix(".config.js")
      || endings.contains(path.fileExtension)
  }

  /// The same, but for texts with front matter, of which a generator makes pages whatever their names: the history of a
  /// band, or the authors of a magazine.
  static func isAtTop(_ path: String, in folder: SourceFolder) -> Bool {
    guard !path.contains("/"), ContentFile.isMarkdown(path) else { return isAtTop(path) }
    let head = folder.source.head(folder.sourcePath(path))
    return isAtTop(path) && !head.contains(/\A\u{FEFF}?---[ \t]*\R/)
  }

  /// Documents about the repository rather than the site.
  private static let documents: Set = [
    "readme", "license", "licence", "copying", "contributing", "code_of_conduct", "changelog", "history", "security",
    "claude", "agents", "authors", "notice", "makefile", "dockerfile", "rakefile", "gemfile", "procfile", "vagrantfile",
    "gruntfile", "gulpfile", "guardfile",
  ]

  private static let programs: Set = [
    "package.json", "package-lock.json", "yarn.lock", "pnpm-lock.yaml", "composer.json", "netlify.toml", "vercel.json",
    "tsconfig.json", "docker-compose.yml", "docker-compose.yaml", "requirements.txt", "go.mod", "go.sum", "flake.nix",
    "flake.lock", "mise.toml", "bower.json", "now.json", "wrangler.toml", "render.yaml",
  ]

  private static let endings: Set = [
    "rb", "py", "pyc", "sh", "gemspec", "lock", "rproj", "toml", "yml", "yaml", "mjs", "cjs", "ts", "r", "php", "bat",
    "cfg",
    "ini",
  ]

  private static let folders: Set = [
    "node_modules", "vendor", "_site", "bin", "script", "scripts", "test", "tests", "spec",
  ]

  /// Whether a file is a template or a source of styles rather than something that is served.
  static func isTemplate(_ path: String) -> Bool { templates.contains(path.fileExtension) }

  private static let templates: Set = [
    "njk", "liquid", "hbs", "mustache", "ejs", "haml", "pug", "webc", "scss", "sass", "less", "coffee", "ts", "tsx",
    "jsx", "vue", "astro", "erb", "serb", "slim",
  ]

  /// Whether a file is a text that other generators publish and feedsite cannot read.
  static func isOtherMarkup(_ path: String) -> Bool { markups.contains(path.fileExtension) }

  private static let markups: Set = [
    "rst", "adoc", "asciidoc", "org", "textile", "ipynb", "rmd", "rmarkdown", "html", "htm", "pandoc",
  ]
}
