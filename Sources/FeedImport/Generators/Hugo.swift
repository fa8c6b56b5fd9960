import FeedContent
import FeedDiagnostics
import FeedMedia
import FeedModel

/// Folders of Hugo (its documentation, "Configuration" and "Directory structure").
struct Hugo: Generator {
  let name = "hugo"

  func recognizes(_ folder: SourceFolder) -> Bool {
    if HugoSettings.names("hugo").contains(where: folder.has) { return true }
    if folder.hasFolder("config/_default") { return true }
    guard let name = folder.first(HugoSettings.names("config")), let settings = try? folder.settings(name) else {
      return false
    }
    return settings["baseurl"].text != nil || settings["languagecode"].text != nil && folder.hasFolder("content")
  }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    let settings = try HugoSettings(folder)
    var result = ForeignFolder()
    let params = settings.params
    let author =
      params.compactMap { ForeignSettings.author($0["author"]) }.first ?? ForeignSettings.author(settings["author"])
    result.site.title = settings["title"].text
    result.site.description =
      params.compactMap { $0["description"].text ?? $0["site"]["description"].text ?? $0["subtitle"].text }.first
    result.site.url = ForeignSettings.address(settings["baseurl"].text)
    result.site.language =
      ForeignSettings.language(settings["languagecode", "locale"].text) ?? ForeignSettings.language(settings.language)
    result.site.timeZone = settings["timezone"].text
    result.site.author =
      author ?? params.compactMap { $0["author"]["email"].text }.first.map { ImportedAuthor(name: $0) }
    for params in params.reversed() { result.shownSettings.add(params, prefixedBy: "param ") }
    result.recordingBase = params.compactMap { $0["media-prefix"].text }.first
    result.menuLines = settings.menuLines
    result.taxonomies = ForeignSettings.taxonomies(settings["taxonomies"].fields.compactMap(\.value.text))
    result.site.notes = settings.faults
    result.site.permalinks = settings.permalinks
    if settings["uglyurls"].flag == true, !result.site.permalinks.contains(where: { $0.name == nil }) {
      result.site.permalinks.append(PermalinkRule(name: nil, kind: nil, pattern: "/:sections/:slug.html"))
    }
    result.people = ForeignSettings.people(try folder.folder("data").data("authors"))
    result.addEvents(in: folder.folder("data"))
    for path in folder.paths where path.hasPrefix("data/authors/") {
      let id = path.fileName.fileStem
      result.people[id] = ForeignPerson(try folder.data("data/authors/" + id), id: id)
    }
    addFiles(of: folder, settings, to: &result)
    result.takeLanguages(settings.allLanguages)
    return result
  }

  private func addFiles(
    of folder: SourceFolder, _ settings: HugoSettings, to result: inout ForeignFolder
  ) {
    var taken = Set<String>()
    func take(_ inner: SourceFolder) { taken.formUnion(inner.paths.map { inner.sourcePath($0) }) }
    func texts(_ name: String) -> SourceFolder {
      let inner = folder.folder(name)
      return inner.filtered { !settings.ignores(inner.sourcePath($0)) }
    }
    let content = texts(settings["contentdir"].text ?? (folder.hasFolder("content") ? "content" : ""))
    let patterns = Dictionary(
      result.site.permalinks.map { ($0.name ?? "", $0.pattern) }, uniquingKeysWith: { first, _ in first })
    var sections = SectionedContent(
      folder: content, languages: settings.allLanguages.map(\.key) + [settings.language],
      defaultLanguage: settings.language, isOfHugo: true)
    sections.disabled = settings.disabledLanguages
    sections.namesDefaultLanguage = settings["defaultcontentlanguageinsubdir"].flag == true
    sections.patterns = patterns
    sections.keepsDates = !settings["frontmatter"]["date"].texts.contains(":filename")
    sections.isUgly = settings["uglyurls"].flag == true
    sections.keepsCase = settings["disablepathtolower"].flag == true
    for (language, name) in settings.contentFolders.sorted(by: { $0.key < $1.key }) {
      sections.folder = texts(name)
      sections.addFiles(to: &result, at: language == settings.language ? "" : language + "/", language: language)
      take(sections.folder)
    }
    if settings.contentFolders.isEmpty {
      sections.addFiles(to: &result)
      take(content)
    }
    let statics = settings["staticdir"].texts
    for name in statics.isEmpty ? ["static"] : statics {
      let inner = folder.folder(name)
      for path in inner.paths { result.add(file: inner.sourcePath(path), at: "static/" + path) }
      take(inner)
    }
    // Pictures that templates look up there are named by texts as if they were static.
    for path in folder.folder("assets").paths where MediaTypes.isMedia(path) {
      result.add(file: "assets/" + path, at: "static/" + path)
      taken.insert("assets/" + path)
    }
    for path in folder.paths where !taken.contains(folder.sourcePath(path)) { result.leave(folder.sourcePath(path)) }
  }
}

/// The settings of Hugo, which may be divided into several files.
struct HugoSettings {
  private let roots: [Setting]
  private let parts: [String: Setting]
  let language: String

  static func names(_ name: String) -> [String] { ["toml", "yaml", "yml", "json"].map { "\(name).\($0)" } }

  init(_ folder: SourceFolder) throws(ImportFailure) {
    var roots: [Setting] = []
    var parts: [String: Setting] = [:]
    for name in ["config/_default/hugo", "config/_default/config", "hugo", "config"] {
      if let file = folder.first(Self.names(name)) { roots.append(try folder.settings(file)) }
    }
    for name in ["params", "menus", "menu", "languages", "permalinks", "frontmatter"] {
      if let file = folder.first(Self.names("config/_default/" + name)) { parts[name] = try folder.settings(file) }
    }
    let languages = parts["languages"] ?? roots.lazy.map { $0["languages"] }.first { $0.value != nil } ?? Setting(nil)
    var allLanguages = languages.fields
    for path in folder.paths where path.hasPrefix("config/_default/languages.") {
      let name = path.fileName.fileStem.dropFirst("languages.".count)
      if !name.isEmpty { allLanguages.append((String(name), try folder.settings(path))) }
    }
    let stated = roots.lazy.compactMap { $0["defaultcontentlanguage"].text }.first
    let language =
      stated ?? Self.defaultLanguage(of: allLanguages, except: roots.flatMap { $0["disablelanguages"].texts })
    for name in ["params", "menus", "menu"] where parts[name] == nil {
      if let file = folder.first(Self.names("config/_default/\(name).\(language)")) {
        parts[name] = try folder.settings(file)
      }
    }
    let own = allLanguages.first { $0.key.lowercased() == language.lowercased() }?.value
    self.roots = [own].compactMap(\.self) + roots
    self.parts = parts
    self.language = language
    self.allLanguages = allLanguages
    params = [own?["params"] ?? Setting(nil), parts["params"] ?? Setting(nil)] + roots.map { $0["params"] }
    let texts = roots.lazy.map { $0["ignorefiles"].texts }.first { !$0.isEmpty } ?? []
    ignored = texts.compactMap(Self.expression)
  }

  /// The language of a site that states none: English, if that is one of its languages or it lists none, else the first
  /// by weight.
  private static func defaultLanguage(
    of languages: [(key: String, value: Setting)], except disabled: [String]
  ) -> String {
    guard !languages.contains(where: { $0.key.lowercased() == "en" }) else { return "en" }
    let ordered = languages.filter { key, value in
      value["disabled"].flag != true && !disabled.contains { $0.lowercased() == key.lowercased() }
    }.map { key, value in
      let weight = value["weight"].text.flatMap(Int.init) ?? 0
      return (weight == 0 ? Int.max : weight, key)
    }
    return ordered.min(by: <)?.1 ?? "en"
  }

  private let ignored: [Regex<AnyRegexOutput>]

  /// What is said for single languages, by their names.
  let allLanguages: [(key: String, value: Setting)]

  /// The parameters: what is said for the default language, then what is said for all.
  let params: [Setting]

  /// The value of a key: what is said for the default language, then what is said for all.
  subscript(keys: String...) -> Setting {
    for key in keys {
      if let part = parts[key] { return part }
      if let found = roots.lazy.map({ $0[key] }).first(where: { $0.value != nil }) { return found }
    }
    return Setting(nil)
  }

  /// What is wrong with the shapes of values.
  var faults: [Diagnostic] {
    roots.flatMap { root in
      root.faults(
        text: "title timezone contentdir defaultcontentlanguage", languages: "languagecode locale",
        addresses: "baseurl", texts: "staticdir ignorefiles",
        fields: "params menus menu languages permalinks frontmatter taxonomies")
    }
  }

  /// An expression on paths; nil for one that only Go understands, or that could look at a path over and over: Go's never
  /// go back, Swift's do.
  private static func expression(_ text: String) -> Regex<AnyRegexOutput>? {
    // Where a path may hold what is sought, anything may be around it.
    var words = text[...]
    if let start = ["^.*", ".*"].first(where: { words.hasPrefix($0) }) { words = words.dropFirst(start.count) }
    if let end = [".*$", ".*"].first(where: { words.hasSuffix($0) }) { words = words.dropLast(end.count) }
    let repeats = words.indices.filter { "*+{".contains(words[$0]) && !words[..<$0].hasSuffix("\\") }
    let areOfGroups = repeats.contains { words[..<$0].hasSuffix(")") }
    return repeats.count > 1 || areOfGroups ? nil : try? Regex(String(words))
  }

  /// Whether an expression among `ignoreFiles` fits the path of a file or of a folder around it.
  func ignores(_ path: String) -> Bool {
    guard !ignored.isEmpty else { return false }
    let parts = path.split(separator: "/")
    return parts.indices.contains { last in
      // There they are paths of the whole machine.
      let path = "/" + parts[...last].joined(separator: "/")
      return ignored.contains { path.contains($0) }
    }
  }

  /// The languages in which nothing is published, in lower case.
  var disabledLanguages: Set<String> {
    let names = allLanguages.filter { $0.value["disabled"].flag == true }.map(\.key) + self["disablelanguages"].texts
    return Set(names.map { $0.lowercased() })
  }

  /// The folders of texts that are apart for each language.
  var contentFolders: [String: String] {
    let folders = allLanguages.compactMap { key, value in value["contentdir"].text.map { (key, $0) } }
    return Dictionary(folders, uniquingKeysWith: { first, _ in first })
  }

  var menuLines: [ForeignMenuLine] {
    let items = ["menus", "menu"].lazy.map { self[$0]["main"].items }.first { !$0.isEmpty } ?? []
    return items.compactMap(ForeignMenuLine.init(hugo:))
  }

  /// The patterns of addresses by section; since version 0.131 those of pages are apart.
  var permalinks: [PermalinkRule] {
    let setting = self["permalinks"]
    let pages = setting["page"].fields
    return (pages.isEmpty ? setting.fields : pages).compactMap { key, value in
      guard let pattern = value.text else { return nil }
      let folder = key.split(separator: "/").joined(separator: "/")
      return PermalinkRule(
        name: folder.isEmpty ? nil : folder, kind: nil,
        pattern: ForeignPermalink.filled(
          pattern,
          [
            ":title": ":slugified_title", ":slugorfilename": ":slug", ":slugorcontentbasename": ":slug",
            ":sectionslug": ":section", ":sectionslugs": ":sections", ":contentbasenameorslug": ":slug",
          ]))
    }
  }
}

/// The values that the page of a Hugo section gives to the pages below it, about publishing them (its documentation,
/// "Cascade").
struct HugoCascade {
  private static let keys: Set = ["draft", "headless", "build", "_build"]

  /// The folder of the section, with a slash at its end; empty for the whole site.
  let folder: String
  let fields: [FrontMatterField]

  /// Nil where a page says nothing of the sort, or only for some of the pages below it.
  init?(of text: ForeignText, at path: String, _ own: [FrontMatterField]) {
    guard text.source.fileName.fileStem == "_index",
      let value = own.first(where: { $0.key.lowercased() == "cascade" })?.value
    else { return nil }
    folder = path.folderPrefix
    let values = if case .list(let values) = value { values } else { [value] }
    fields = values.flatMap { value -> [FrontMatterField] in
      guard case .fields(let fields) = value, !fields.contains(where: { ["target", "_target"].contains($0.key) }) else {
        return []
      }
      return fields.filter { Self.keys.contains($0.key.lowercased()) }
    }
    if fields.isEmpty { return nil }
  }
}
