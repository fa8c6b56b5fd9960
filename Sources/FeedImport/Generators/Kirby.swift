import FeedContent
import FeedModel

/// Folders of Kirby (its documentation, "Content" and "Languages").
struct Kirby: Generator {
  let name = "kirby"

  func recognizes(_ folder: SourceFolder) -> Bool {
    // An expression would be taken apart for each of the files.
    folder.paths.contains { $0.hasPrefix("content/site") && $0.contains(/^content\/site(?:\.[\w\-]+)?\.txt$/) }
  }

  func accepts(_ source: ImportSource) -> Bool { recognizes(source) }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    let pages = folder.folder("content")
    let languages = Self.languages(of: folder)
    let site = FieldBlocks(
      pages.text("site.txt") ?? languages.first.flatMap { pages.text("site.\($0).txt") } ?? "", mark: "----")
    let settings = Self.settings(folder.text("site/config/config.php") ?? "")
    var result = ForeignFolder()
    result.site.title = site["title"]?.collapsingWhitespace
    result.site.description = site["description", "subtitle", "tagline"]?.collapsingWhitespace
    result.site.author = site["author"].map { ImportedAuthor(name: $0.collapsingWhitespace) }
    result.site.url = ForeignSettings.address(settings["url"])
    result.site.language = ForeignSettings.language(languages.first ?? settings["locale"])
    result.site.timeZone = settings["timezone"] ?? settings["date.timezone"]
    result.addFiles(of: pages, at: KirbyLayout(folder: pages, languages: languages).place)
    result.takeLanguages(languages.map { (key: $0, value: Setting(nil)) })
    result.leave(folder, outside: pages)
    return result
  }

  /// The names that languages have in names of files, that of the main one first; none where there is one only.
  private static func languages(of folder: SourceFolder) -> [String] {
    let names = folder.paths.compactMap { path in
      path.wholeMatch(of: /content\/site\.([\w\-]+)\.txt/).map { String($0.1) }
    }
    let main = names.first { name in
      folder.text("site/languages/\(name).php")?.contains(/["']default["']\s*=>\s*true/) == true
    }
    return main.map { main in [main] + names.filter { $0 != main } } ?? names
  }

  /// The texts that the settings hold, which are a program, where they are written there as they are.
  private static func settings(_ program: String) -> [String: String] {
    let lines = program.split(whereSeparator: \.isNewline).filter { line in
      !["//", "#", "*", "/*"].contains { line.drop(while: \.isWhitespace).hasPrefix($0) }
    }
    let pairs = lines.joined(separator: "\n").matches(of: /["']([\w.]+)["']\s*(?:=>|,)\s*["']([^"'\n]+)["']/)
    return Dictionary(pairs.map { (String($0.1), String($0.2)) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Finds the place of each file of Kirby, whose pages are folders.
private struct KirbyLayout {
  private let folder: SourceFolder
  private let languages: [String]
  /// What stands between the number of a page and its name.
  private let mark: Character
  /// The files that are no texts by the folders that they stand in.
  private let files: [String: [String]]
  /// What is said of files, by their paths.
  private var details: [String: FieldBlocks] = [:]
  /// The paths of files and pages by the identities that texts name.
  private var identities: [String: String] = [:]
  /// The folders in which pages have numbers.
  private var ordered: Set<String> = []

  init(folder: SourceFolder, languages: [String]) {
    self.folder = folder
    self.languages = languages
    mark = folder.paths.contains { $0.contains(/(?:^|\/)\d+_[^\/]*\//) } ? "_" : "-"
    files = Dictionary(grouping: folder.paths.filter { $0.fileExtension != "txt" }, by: \.folderPrefix)
    let known = Set(folder.paths)
    for path in folder.paths where path.fileExtension == "txt" {
      let (stem, language) = Self.parted(path.fileStem, languages)
      let isDetail = known.contains(stem)
      guard !isDetail || details[stem] == nil || language == languages.first else { continue }
      let fields = FieldBlocks(folder.text(path) ?? "", mark: "----")
      if isDetail { details[stem] = fields }
      guard let identity = fields["uuid"] else { continue }
      if isDetail || language == languages.first { identities[identity] = isDetail ? stem : path }
    }
    for path in folder.paths {
      let inner = String(path.folderPrefix.dropLast())
      if name(inner.fileName).number != nil { ordered.insert(inner.folderPrefix) }
    }
  }

  /// A name without the language at its end.
  private static func parted(_ stem: String, _ languages: [String]) -> (stem: String, language: String?) {
    guard let language = languages.first(where: { stem.hasSuffix("." + $0) }) else { return (stem, nil) }
    return (String(stem.dropLast(language.count + 1)), language)
  }

  func place(of path: String) -> ForeignPlace {
    let folders = path.folderPrefix.split(separator: "/")
    guard !folders.isEmpty, !folders.contains(where: { $0.hasPrefix("_") && $0 != "_drafts" }) else {
      return .leftOut(.machinery)
    }
    let place = publicFolder(of: path)
    if place == "home/" { return .leftOut(.startPage) }
    if place == "error/" { return .leftOut(.reserved) }
    guard path.fileExtension == "txt" else { return .file(at: place + path.fileName) }
    let (stem, language) = Self.parted(path.fileStem, languages)
    return details[stem] == nil ? page(path, language, at: place) : .leftOut(.machinery)
  }

  /// The folder of a file without the numbers that order pages and the folders of drafts, with a slash at its end.
  private func publicFolder(of path: String) -> String {
    path.folderPrefix.split(separator: "/").filter { $0 != "_drafts" }.map { name(String($0)).rest + "/" }.joined()
  }

  /// The number of a page and its name.
  private func name(_ folder: String) -> (number: String?, rest: String) {
    let number = folder.prefix { $0.isASCII && $0.isNumber }
    let rest = folder.dropFirst(number.count)
    guard !number.isEmpty, rest.first == mark, rest.count > 1 else { return (nil, folder) }
    return (String(number), String(rest.dropFirst()))
  }

  private func page(_ path: String, _ language: String?, at place: String) -> ForeignPlace {
    let inner = path.folderPrefix
    var text = ForeignText(source: folder.sourcePath(path))
    let number = name(String(inner.dropLast()).fileName).number ?? ""
    let day = number.wholeMatch(of: /(\d{4})(\d\d)(\d\d)(?:\d{4})?/).map { "\($0.1)-\($0.2)-\($0.3)" }
    let fields = FieldBlocks(folder.text(path) ?? "", mark: "----")
    let page = KirbyPage(
      fields: fields,
      files: Set((files[inner] ?? []).map(\.fileName)),
      details: Dictionary(
        (files[inner] ?? []).compactMap { path in details[path].map { (path.fileName, $0) } },
        uniquingKeysWith: { first, _ in first }),
      file: { identity in
        identities[identity].map { path in
          let name = path.fileExtension == "txt" ? "index.md" : path.fileName
          return path.folderPrefix == inner ? name : "/" + publicFolder(of: path) + name
        }
      })
    text.text = page.markdownFile(day: day)
    text.wasHTML = true
    if inner.split(separator: "/").contains("_drafts") {
      text.defaults.append(FrontMatterField("draft", .plain("true")))
    } else if number.isEmpty, day != nil || page.isDated, ordered.contains(String(inner.dropLast()).folderPrefix) {
      // Lists of pages do not show it.
      text.defaults.append(FrontMatterField("unlisted", .plain("true")))
    }
    let isMain = language == nil || language == languages.first
    if !isMain, let language {
      let last = fields["slug"] == nil ? place : String(place.dropLast()).folderPrefix + ":slug/"
      text.address = "/\(language)/\(last)"
      text.defaults.append(FrontMatterField("language", .text(ForeignSettings.language(language) ?? language)))
    }
    return .text(text, at: place + (isMain ? "index.md" : "index.\(language ?? "").md"))
  }
}
