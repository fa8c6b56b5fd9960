import FeedContent
import FeedMedia
import FeedModel

/// Folders of Nikola (its documentation, "The Nikola Handbook").
struct Nikola: Generator {
  let name = "nikola"

  private static let settingsName = "conf.py"

  func recognizes(_ folder: SourceFolder) -> Bool {
    folder.text(Self.settingsName)?.contains(/(?m)^BLOG_TITLE\s*=/) == true
  }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    let program = folder.program(Self.settingsName, lineComment: "#")
    func value(_ name: String) -> Setting { program?.assigned(name) ?? Setting(nil) }
    // Texts may be mappings of languages, the main one first.
    func text(_ name: String) -> String? { value(name).text ?? value(name).fields.first?.value.text }
    var result = ForeignFolder()
    result.site.title = text("BLOG_TITLE")
    result.site.description = text("BLOG_DESCRIPTION")
    result.site.url = ForeignSettings.address(text("SITE_URL"))
    let language = text("DEFAULT_LANG") ?? "en"
    result.site.language = ForeignSettings.language(language)
    result.site.timeZone = text("TIMEZONE")
    result.site.author = text("BLOG_AUTHOR").map { ImportedAuthor(name: $0, email: text("BLOG_EMAIL")) }
    let menu = value("NAVIGATION_LINKS")
    result.site.menu = (menu.fields.first?.value ?? menu).items.compactMap { line -> NavigationItem? in
      guard line.items.count == 2, let url = line.items[0].text, let title = line.items[1].text else { return nil }
      return ForeignSettings.item(title, url)
    }
    let translations = value("TRANSLATIONS").fields.filter { $0.key != language }
    let layout = NikolaLayout(
      folder: folder, posts: NikolaLayout.places(value("POSTS"), orIn: "posts"),
      pages: NikolaLayout.places(value("PAGES"), orIn: "pages"), languages: translations.map(\.key),
      statics: [
        NikolaLayout.folders(value("FILES_FOLDERS"), or: ("files", "")),
        NikolaLayout.folders(value("IMAGE_FOLDERS"), or: ("images", "images")),
        NikolaLayout.folders(value("GALLERY_FOLDERS"), or: ("galleries", "galleries")),
      ].flatMap(\.self), end: value("PRETTY_URLS").flag == false ? ".html" : "/")
    result.site.permalinks = layout.permalinks
    result.addFiles(of: folder, at: layout.place)
    result.takeLanguages(translations)
    return result
  }
}

struct NikolaLayout {
  let folder: SourceFolder
  let posts: [Place]
  let pages: [Place]
  /// The languages that names of files may end in.
  let languages: [String]
  /// The folders whose files are served as they are.
  let statics: [Place]
  /// What addresses end in.
  let end: String

  /// A folder, and the folder in addresses in which its files are published; either may be empty.
  struct Place {
    let folder: String
    let target: String

    init(_ folder: String, _ target: String) {
      func path(_ text: String) -> String {
        text.split(separator: "/").filter { ![".", ".."].contains($0) }.map { $0 + "/" }.joined()
      }
      (self.folder, self.target) = (path(folder), path(target))
    }
  }

  /// The folders of texts, of patterns such as `("posts/*.md", "blog", "post.tmpl")`.
  static func places(_ setting: Setting, orIn name: String) -> [Place] {
    let places = setting.items.compactMap { item -> Place? in
      guard let pattern = item.items.first?.text, let star = pattern.firstIndex(of: "*") else { return nil }
      return Place(String(pattern[..<star]), item.items.dropFirst().first?.text ?? "")
    }
    return places.isEmpty ? [Place(name, name)] : places.uniqued(by: \.folder)
  }

  /// The folders of other files, of mappings such as `{"files": ""}`.
  static func folders(_ setting: Setting, or usual: (String, String)) -> [Place] {
    setting.value == nil
      ? [Place(usual.0, usual.1)] : setting.fields.map { Place($0.key, $0.value.text ?? "") }
  }

  var permalinks: [PermalinkRule] {
    posts.filter { !$0.folder.isEmpty }.map {
      PermalinkRule(name: String($0.folder.dropLast()), kind: nil, pattern: "/" + $0.target + ":slug" + end)
    }
  }

  func place(of path: String) -> ForeignPlace {
    let post = posts.first { path.hasPrefix($0.folder) }
    if let place = post ?? pages.first(where: { path.hasPrefix($0.folder) }), !GeneratorFiles.isAtTop(path) {
      if ContentFile.isMarkdown(path) { return text(path, of: place, isPage: post == nil) }
      if MediaTypes.isMedia(path) { return .file(at: path) }
      return .leftOut(GeneratorFiles.isOtherMarkup(path) || path.fileExtension == "txt" ? .otherMarkup : .machinery)
    }
    guard let place = statics.first(where: { path.hasPrefix($0.folder) }) else { return .leftOut(.machinery) }
    return .file(at: "static/" + place.target + path.dropFirst(place.folder.count))
  }

  private func text(_ path: String, of place: Place, isPage: Bool) -> ForeignPlace {
    var text = ForeignText(source: folder.sourcePath(path))
    let stem = path.fileName.fileStem
    let inner = String(path.folderPrefix.dropFirst(place.folder.count))
    let isStart = isPage && place.target.isEmpty && inner.isEmpty && stem == "index"
    guard !isStart else { return .leftOut(.startPage) }
    // Its metadata may be in a file of its own.
    if let metadata = folder.text(path.fileStem + ".meta"), metadata.hasPrefix(".. ") {
      text.text = folder.text(path).map { metadata.trimmed + "\n\n" + $0 }
    }
    if let language = languages.first(where: { stem.hasSuffix("." + $0) }) {
      text.defaults.append(FrontMatterField("language", .text(ForeignSettings.language(language) ?? language)))
    } else if isPage || !inner.isEmpty {
      text.address = "/" + place.target + inner + ":slug" + end
    }
    if isPage { text.defaults.append(FrontMatterField("type", .text("page"))) }
    return .text(text, at: path.fileStem + ".md")
  }
}
