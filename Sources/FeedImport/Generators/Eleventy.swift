import FeedContent
import FeedDiagnostics
import FeedMedia
import FeedModel

/// Folders of Eleventy (its documentation, "Configuration" and "Directory Specific Data Files").
struct Eleventy: Generator {
  let name = "eleventy"

  fileprivate static let settingsNames = [".eleventy", "eleventy.config"].flatMap { name in
    ["js", "mjs", "cjs", "ts"].map { "\(name).\($0)" }
  }

  func recognizes(_ folder: SourceFolder) -> Bool { folder.first(Self.settingsNames) != nil }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    let program = folder.program(folder.first(Self.settingsNames), lineComment: "//")
    let layout = EleventyLayout(folder: folder, program: program)
    var result = ForeignFolder()
    let data = layout.data
    let names = ["site", "metadata", "meta", "config", "global", "settings", "globals"]
    var all: [Setting] = []
    for name in names {
      let data = try data.data(name)
      if data.value != nil { all.append(data) }
    }
    func first(_ read: (Setting) -> Setting) -> Setting { all.lazy.map(read).first { $0.value != nil } ?? Setting(nil) }
    result.site.title = first { $0["title", "name", "site-title", "sitetitle", "site-name", "sitename"] }.text
    result.site.description =
      first { $0["description", "desc", "subtitle", "site-description", "sitedescription"] }.text
    result.site.url = ForeignSettings.address(
      first { $0["url", "base-url", "baseurl", "site-url", "siteurl", "host", "domain"] }.text)
    result.site.language = ForeignSettings.language(first { $0["language", "lang", "locale"] }.text)
    result.site.timeZone = first { $0["timezone", "time-zone"] }.text
    result.site.notes = all.flatMap {
      $0.faults(
        text: "title name description desc subtitle timezone time-zone", languages: "language lang locale",
        addresses: "url base-url baseurl site-url")
    }
    let author = try data.data("author")
    result.site.author =
      ForeignSettings.author(first { $0["author", "author-name", "authorname"] }) ?? ForeignSettings.author(author)
    result.site.menu = ForeignSettings.menu(
      try data.data("navigation"), try data.data("nav"), try data.data("menu"),
      first { $0["navigation", "nav", "menu", "main-nav"] })
    result.people = ForeignSettings.people(try data.data("authors"))
    result.addEvents(in: data)
    layout.addFiles(to: &result)
    return result
  }
}

struct EleventyLayout {
  let data: SourceFolder
  private let folder: SourceFolder
  /// The folder of the texts, with a slash at its end.
  private let input: String
  /// Folders that hold no pages, from the folder of the texts.
  private let machinery: [String]
  /// What is copied as it is: paths of the folder, and where they go.
  private let copies: [Copy]
  private let ignored: [String]
  /// The files that compute the addresses of all texts, with results that are unknown without running them.
  private let computing: [String]

  /// The data that a folder gives to all files within it.
  private struct FolderData {
    let folder: String
    /// The file in which it stands.
    let path: String
    let data: Setting
    /// The address that they compute for each file, as a template.
    let permalink: String?
    /// Whether they compute the addresses of the files with a program.
    let computesAddresses: Bool
  }

  /// A path that is copied.
  private struct Copy {
    let from: String
    let to: String?
    /// Whether a pattern after the path chooses files, which are none that make pages.
    let isChoice: Bool
  }

  init(folder: SourceFolder, program: ProgramText?) {
    self.folder = folder
    let folders = program?.value(of: "dir") ?? Setting(nil)
    func directory(_ key: String, _ function: String) -> String? {
      folders[key].text ?? program?.arguments(of: function).first?.text
    }
    let stated = directory("input", "setInputDirectory") ?? program?.value(of: "input").text
    let name = (stated ?? Self.likelyInput(folder)).split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    input = name.isEmpty || !folder.hasFolder(name) ? "" : name + "/"
    let dataName = directory("data", "setDataDirectory") ?? "_data"
    // The official starter has it beside the folder of the texts.
    data = folder.folder(String(Route(input + dataName + "/").path.dropFirst().dropLast()))
    machinery = [
      dataName, directory("includes", "setIncludesDirectory") ?? "_includes",
      directory("layouts", "setLayoutsDirectory") ?? "_includes", "_includes", "_layouts", "_11ty", "node_modules",
    ]
    copies = (program?.arguments(of: "addPassthroughCopy") ?? []).flatMap { argument in
      argument.fields.map { ($0.key, $0.value.text) } + argument.texts.map { ($0, nil) }
    }.map { Copy(from: Self.withoutStars($0.0), to: $0.1, isChoice: $0.0.contains("*")) }
    let output = directory("output", "setOutputDirectory") ?? "_site"
    ignored =
      (folder.text(".eleventyignore") ?? "").split(whereSeparator: \.isNewline)
      .map { String($0).trimmed }.filter { !$0.isEmpty && !$0.hasPrefix("#") && !$0.hasPrefix("!") }
      + ["node_modules", output.isEmpty || output == "." ? "_site" : output]
    let keys: Set = ["permalink", "eleventyComputed"]
    let globals = (program?.arguments(of: "addGlobalData") ?? []).compactMap(\.text)
    let settings = globals.contains { keys.contains(String($0.prefix { $0 != "." })) } ? Eleventy.settingsNames : []
    let candidates = data.paths.filter { keys.contains($0.fileStem) }.map(data.sourcePath) + settings.filter(folder.has)
    computing = candidates.filter {
      $0.fileName.fileStem == "permalink" || folder.text($0)?.contains("permalink") == true
    }
  }

  /// The folder in which most texts stand, where a program names it.
  private static func likelyInput(_ folder: SourceFolder) -> String {
    ["src", "content", "source", "site"].first { name in
      folder.paths.contains { $0.hasPrefix(name + "/") && ContentFile.isMarkdown($0) }
    } ?? ""
  }

  private static func withoutStars(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.prefix { !$0.contains("*") }.joined(separator: "/")
  }

  func addFiles(to result: inout ForeignFolder) {
    var media: [(path: String, place: String)] = []
    let data = folderData()
    let texts = folder.paths.filter { ContentFile.isMarkdown($0) }
    let programs = data.filter { data in
      data.computesAddresses && texts.contains { $0.hasPrefix(data.path.folderPrefix) }
    }
    result.site.notes += (computing + programs.map(\.path)).map { path in
      Diagnostic(
        .transfer(
          .leftBehind(
            "computed permalink", count: 1, reason: "addresses are made of paths, unless front matter states them")),
        at: folder.source.location(of: folder.sourcePath(path)))
    }
    for path in folder.paths {
      if let place = copy(of: path) {
        result.add(file: folder.sourcePath(path), at: "static/" + place)
        continue
      }
      guard let place = page(path) else {
        result.leave(folder.sourcePath(path))
        continue
      }
      let html = TextInHTML(path, in: folder, endings: ["html", "htm", "njk", "liquid"])
      if ContentFile.isMarkdown(path) || html?.makesPage == true {
        add(path, html, at: place, data, to: &result)
      } else if MediaTypes.isMedia(path) {
        media.append((path, place))
      } else {
        result.leave(folder.sourcePath(path), as: .machinery)
      }
    }
    let textFolders = Set(result.texts.keys.map(\.folderPrefix)).subtracting([""])
    for (path, place) in media {
      // What is not copied by name is what texts name beside them.
      let isBeside = textFolders.contains(where: place.hasPrefix)
      result.add(file: folder.sourcePath(path), at: isBeside ? place : "static/" + place)
    }
  }

  /// Where a file goes that is copied as it is; nil where it is not.
  private func copy(of path: String) -> String? {
    for copy in copies where ForeignPath.isBelow(path, copy.from) {
      if copy.isChoice, ContentFile.isMarkdown(path) || GeneratorFiles.isTemplate(path) { continue }
      let inner = path.dropFirst(copy.from.count).drop { $0 == "/" }
      let target = copy.to.map { $0.split(separator: "/").filter { $0 != "." }.joined(separator: "/") }
      if let target {
        return [target, inner.isEmpty && target.isEmpty ? path.fileName : String(inner)]
          .filter { !$0.isEmpty }.joined(separator: "/")
      }
      return path.hasPrefix(input) ? String(path.dropFirst(input.count)) : path
    }
    return nil
  }

  /// The path of a file within the folder of texts; nil for what is none.
  private func page(_ path: String) -> String? {
    guard path.hasPrefix(input), !ignored.contains(where: { ForeignPath.isBelow(path, $0) }) else { return nil }
    let place = String(path.dropFirst(input.count))
    let isMachinery =
      machinery.contains { ForeignPath.isBelow(place, $0) } || input.isEmpty && GeneratorFiles.isAtTop(path, in: folder)
    return isMachinery ? nil : place
  }

  private func add(
    _ path: String, _ html: TextInHTML?, at place: String, _ data: [FolderData], to result: inout ForeignFolder
  ) {
    let parent = place.folderPrefix
    var stem = place.fileName.fileStem
    guard stem != "index" || !parent.isEmpty else {
      return result.leave(folder.sourcePath(path), as: .startPage)
    }
    guard stem != "404" else { return result.leave(folder.sourcePath(path), as: .reserved) }
    var text = ForeignText(source: folder.sourcePath(path), html: html)
    text.mayBeInMenu = true
    let values = data.filter { place.hasPrefix($0.folder) }
    for value in values {
      let computed = value.permalink.map { FrontMatterField("permalink", .text($0)) }
      for field in ForeignFields.fields(value.data) + [computed].compactMap(\.self) {
        if field.key == "permalink", value.computesAddresses { continue }
        text.defaults.removeAll { $0.key == field.key }
        text.defaults.append(field)
      }
    }
    if let field = text.defaults.first(where: { $0.key == "tags" }), case .list(let tags) = field.value {
      text.tags = tags.compactMap(\.scalar).filter { !Self.isCollection($0, of: values) }
      text.defaults.removeAll { $0.key == "tags" }
    }
    // Dates stay in addresses, unless these are made of `page.fileSlug` or `page.filePathStem`.
    let isComputed = !computing.isEmpty || values.contains(where: \.computesAddresses)
    var name = isComputed ? stem.replacing(/^\d{4}-\d{2}-\d{2}-/, with: "") : stem
    // The date before the name of an index is that of the bundle.
    if let match = stem.wholeMatch(of: /(\d{4}-\d{2}-\d{2})-index/), !parent.isEmpty {
      text.defaults.append(FrontMatterField("date", .plain(String(match.1))))
      stem = "index"
    }
    // A page with the name of its folder stands for it.
    let isOfFolder = !isComputed && parent.split(separator: "/").last.map(String.init) == name
    if name == "index" || isOfFolder { name = "" }
    let address = "/" + parent + (name.isEmpty ? "" : name + "/")
    // Those that feedsite would make otherwise.
    if isOfFolder || !isComputed && address.contains(/\/\d{4}-\d{2}-\d{2}/) || name.contains(/^\d{4}-\d{2}-\d{2}_/)
      || Slug.makePath(from: parent + name) != (parent + name).split(separator: "/").joined(separator: "/")
    {
      text.address = address
    }
    result.add(text, at: "\(parent)\(stem).md")
  }

  /// Whether a tag that folders give to all files within them only makes a collection of these: it has the name of the
  /// folder, which may be that of a language, or of the category, or is hidden.
  private static func isCollection(_ tag: String, of values: [FolderData]) -> Bool {
    let tag = tag.lowercased()
    let names = Set(values.flatMap { Self.names(of: $0.folder) } + ["post", "posts", "all", "page", "pages", "nav"])
    let categories = values.flatMap { $0.data["category", "categories"].texts }
    return tag.hasPrefix("_") || names.contains(tag) || names.contains(tag.replacing(/[-_][a-z]{2}$/, with: ""))
      || categories.contains { tag == "category" + $0.lowercased().filter { $0.isLetter || $0.isNumber } }
  }

  private static func names(of folder: String) -> [String] {
    guard let name = folder.split(separator: "/").last?.lowercased() else { return [] }
    if name.hasSuffix("ies") { return [name, "\(name.dropLast(3))y"] }
    return [name, name.hasSuffix("s") ? String(name.dropLast()) : name + "s"]
  }

  /// The data that folders give to all files within them, outer folders first.
  private func folderData() -> [FolderData] {
    folder.paths.compactMap { path in
      guard path.hasPrefix(input), !path.contains("node_modules/") else { return nil }
      let parent = path.folderPrefix
      var name = path.fileName
      guard
        let ending = [".11tydata.json", ".11tydata.js", ".11tydata.cjs", ".11tydata.mjs", ".json"].first(
          where: name.hasSuffix)
      else { return nil }
      name = String(name.dropLast(ending.count))
      guard parent.split(separator: "/").last.map(String.init) == name else { return nil }
      let isProgram = !ending.hasSuffix("json")
      let program = isProgram ? folder.program(path, lineComment: "//") : nil
      let data = isProgram ? program?.exported() ?? Setting(nil) : (try? folder.settings(path)) ?? Setting(nil)
      let permalink = data["eleventycomputed"]["permalink"].text ?? program.flatMap(EleventyProgram.permalink)
      // A file that mentions addresses and states none computes them, and so does one with placeholders that only a
      // program fills.
      let computes =
        (permalink ?? data["permalink"].text).map { !EleventyPermalink.isKnown($0) }
        ?? (folder.text(path)?.contains("permalink") == true)
      return FolderData(
        folder: String(parent.dropFirst(input.count)), path: path, data: data, permalink: permalink,
        computesAddresses: computes)
    }.sorted { $0.folder.count < $1.folder.count }
  }
}

/// Functions of Eleventy's data that need not be run to tell what they return.
private enum EleventyProgram {
  /// The address of each page as a template, `/posts/{{ page.fileSlug }}/` of `({ page }) => `/posts/${page.fileSlug}/``;
  /// nil where the function does more than to put together what a page has.
  static func permalink(_ program: ProgramText) -> String? {
    let function =
      #/
      \s* (?: : \s* (?: async \s+ )? (?: function \b \s* \w* )? )? \s*
      (?: \( ( [^()`]* ) \) | ( \w+ ) ) \s* (?: => \s* )? (?: \{ \s* return \s+ )?
      ` ( [^`]* ) ` \s* ;? \s* (?= [,}] | $ )
      /#
    let passages = program.passages(after: "permalink")
    guard let match = passages.lazy.compactMap({ $0.prefixMatch(of: function) }).first else { return nil }
    let parameter = String(match.1 ?? match.2 ?? "").trimmed
    let owner = parameter.hasPrefix("{") ? "" : parameter + "."
    var isKnown = true
    let template = match.3.replacing(/\$\{\s*([^{}]*?)\s*\}/) { part -> String in
      guard let name = variable(part.1, of: owner) else {
        isKnown = false
        return ""
      }
      return "{{ \(name) }}"
    }
    return isKnown ? String(template) : nil
  }

  private static func variable(_ expression: Substring, of owner: String) -> String? {
    if let call = expression.wholeMatch(of: /(?:this\.)?slug(?:ify)?\(\s*(.*?)\s*\)/) {
      return variable(call.1, of: owner).map { $0 + " | slugify" }
    }
    guard expression.hasPrefix(owner) else { return nil }
    let name = String(expression.dropFirst(owner.count))
    return ["page.fileSlug", "page.filePathStem", "title", "slug"].contains(name) ? name : nil
  }
}
