import FeedContent
import FeedMedia
import FeedModel

/// Folders of Pelican (its documentation, "Settings" and "Writing content").
struct Pelican: Generator {
  let name = "pelican"

  private static let settingsNames = ["publishconf.py", "pelicanconf.py"]

  func recognizes(_ folder: SourceFolder) -> Bool { folder.has("pelicanconf.py") }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    let programs = Self.settingsNames.compactMap { folder.program($0, lineComment: "#") }
    // The settings for publishing take precedence over those for previews.
    func value(_ name: String) -> Setting {
      let values = programs.map { $0.assigned(name) }.filter { $0.value != nil }
      return values.first { $0.text != nil || !$0.items.isEmpty || !$0.fields.isEmpty } ?? Setting(nil)
    }
    // `False` and an empty text say that there are no such pages.
    func pattern(_ names: String...) -> String? {
      names.lazy.compactMap { value($0).text }.first { $0.contains("{") }
    }
    var result = ForeignFolder()
    result.guids = .tagURI
    result.site.title = value("SITENAME").text
    result.site.description = value("SITESUBTITLE").text ?? value("SITEDESCRIPTION").text
    result.site.url = ForeignSettings.address(value("SITEURL").text)
    result.site.language = ForeignSettings.language(value("DEFAULT_LANG").text ?? "en")
    result.site.timeZone = value("TIMEZONE").text
    result.site.author = ForeignSettings.author(value("AUTHOR"))
    result.site.menu = ForeignSettings.menu(value("MENUITEMS"))
    let path = value("PATH").text ?? (folder.hasFolder("content") ? "content" : "")
    let layout = PelicanLayout(
      folder: folder.folder(path),
      pages: value("PAGE_PATHS").texts + value("PAGE_DIR").texts,
      statics: value("STATIC_PATHS").texts,
      otherPlaces: Dictionary(
        value("EXTRA_PATH_METADATA").fields.compactMap { key, value in value["path"].text.map { (key, $0) } },
        uniquingKeysWith: { first, _ in first }),
      article: pattern("ARTICLE_URL", "ARTICLE_SAVE_AS") ?? "{slug}.html",
      page: pattern("PAGE_URL", "PAGE_SAVE_AS") ?? "pages/{slug}.html",
      namesCategories: value("USE_FOLDER_AS_CATEGORY").flag ?? true,
      names: value("FILENAME_METADATA").text ?? "", namesSlugs: value("SLUGIFY_SOURCE").text == "basename")
    result.site.permalinks = [PermalinkRule(name: nil, kind: nil, pattern: PelicanLayout.pattern(layout.article))]
    result.addFiles(of: layout.folder, at: layout.place)
    result.leave(folder, outside: layout.folder)
    return result
  }
}

struct PelicanLayout {
  let folder: SourceFolder
  let pages: [String]
  let statics: [String]
  let otherPlaces: [String: String]
  let article: String
  let page: String
  /// Whether the folder of an article is its category.
  let namesCategories: Bool
  /// The expression that reads metadata in names of files.
  let names: String
  /// Whether slugs are made of names of files rather than of titles.
  let namesSlugs: Bool

  func place(of path: String) -> ForeignPlace {
    if let name = otherPlaces[path] { return .file(at: "static/" + name) }
    if ContentFile.isMarkdown(path) {
      return text(path, isPage: (pages.isEmpty ? ["pages"] : pages).contains { ForeignPath.isBelow(path, $0) })
    }
    if (statics.isEmpty ? ["images"] : statics).contains(where: { ForeignPath.isBelow(path, $0) }) {
      return .file(at: "static/" + path)
    }
    if GeneratorFiles.isOtherMarkup(path) { return .leftOut(.otherMarkup) }
    return folder.root.isEmpty && (!MediaTypes.isMedia(path) || GeneratorFiles.isAtTop(path))
      ? .leftOut(.machinery) : .file(at: path)
  }

  private func text(_ path: String, isPage: Bool) -> ForeignPlace {
    guard !folder.root.isEmpty || !GeneratorFiles.isAtTop(path) else { return .leftOut(.machinery) }
    var text = ForeignText(source: folder.sourcePath(path))
    let parent = path.folderPrefix
    let stem = path.fileName.fileStem
    let pattern = Self.pattern(isPage ? page : article)
    var address: String?
    text.separatesAuthors = true
    let head = folder.source.head(folder.sourcePath(path))
    if let slug = slug(ofFile: stem), !Slug.make(from: slug).isEmpty {
      text.defaults.append(FrontMatterField("slug", .text(Slug.make(from: slug))))
      if !head.contains(/(?mi)^slug\s*:/) { address = ForeignPermalink.naming(slug, in: pattern) }
    } else {
      text.slugOfTitle = .pelican
    }
    if let whole = PelicanMetadata.frontMatter(of: head) {
      text.text = folder.text(path).map { whole + $0.dropFirst(PelicanMetadata.length(of: head)) }
    } else if head.hasPrefix("---") {
      text.text = folder.text(path).flatMap(PelicanMetadata.quoted)
    }
    text.address = address
    if isPage {
      text.pageAddress = address ?? pattern
      text.address = text.pageAddress
      text.defaults.append(FrontMatterField("type", .text("page")))
    } else if namesCategories, !head.contains(/(?mi)^category\s*:/), let category = parent.split(separator: "/").last {
      text.categories = [String(category)]
    }
    if !isPage, head.contains(/(?mi)^status\s*:\s*hidden\s*$/) {
      // It is a page here, and stays where it was.
      text.pageAddress = address ?? pattern
    }
    return .text(text, at: "\(parent)\(stem).md")
  }

  /// The slug that a name says, which may have a day before it; nil where slugs are made of titles.
  private func slug(ofFile name: String) -> String? {
    if names.contains("(?P<slug>") {
      guard names.contains("(?P<date>") else { return name }
      if let match = name.wholeMatch(of: /\d{4}-\d{2}-\d{2}[-_](.+)/) { return String(match.1) }
    }
    return namesSlugs ? ForeignSlug.pelican.make(from: name) : nil
  }

  /// A pattern such as `{date:%Y}/{slug}.html` in terms of feedsite; what it does not know stays, so that it shows.
  static func pattern(_ text: String) -> String {
    var pattern = text
    for (theirs, own) in [
      "{slug}": ":slug", "{category}": ":slugified_categories", "{date:%Y}": ":year", "{date:%y}": ":short_year",
      "{date:%m}": ":month", "{date:%d}": ":day", "{date:%b}": ":short_month", "{date:%j}": ":y_day",
      "{date:%H}": ":hour", "{date:%M}": ":minute", "{date:%-m}": ":i_month", "{date:%-d}": ":i_day",
      "{date:%Y/%m/%d}": ":year/:month/:day", "{date:%Y-%m-%d}": ":year-:month-:day", "{date:%Y/%m}": ":year/:month",
    ] {
      pattern = pattern.replacing(theirs, with: own)
    }
    if pattern.hasSuffix("/index.html") { pattern.removeLast("index.html".count) }
    return pattern.hasPrefix("/") ? pattern : "/" + pattern
  }
}

/// The lines `Key: value` of a text of Pelican: those that have no date, which might be the words of any other text, and
/// those between delimiters, which need not be YAML.
enum PelicanMetadata {
  private static var pattern: Regex<Substring> { /(?:[A-Za-z_]+:[^\n]*\n)+(?:\s*\n|$)/ }

  /// The lines as YAML; nil where a text does not begin with its title, or has a date, by which feedsite sees the lines.
  static func frontMatter(of head: String) -> String? {
    let head = plain(head)
    guard head.lowercased().hasPrefix("title:"), let match = head.prefixMatch(of: pattern),
      !match.output.contains(/(?mi)^date:/)
    else { return nil }
    let lines = match.output.split(separator: "\n").filter { $0.contains(":") }.map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return "\(parts[0]): \"\(YAMLScalar.escaped(String(parts[1]).trimmed))\""
    }
    return "---\n" + lines.joined(separator: "\n") + "\n---\n"
  }

  /// How many characters the lines have.
  static func length(of head: String) -> Int {
    (plain(head).prefixMatch(of: pattern)?.output.count ?? 0) + (head.hasPrefix(byteOrderMark) ? 1 : 0)
  }

  /// A text with the lines between its delimiters as YAML; nil where they are YAML as they stand.
  static func quoted(_ text: String) -> String? {
    let text = plain(text)
    guard text.hasPrefix("---\n"), let end = text.dropFirst(4).firstMatch(of: /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/) else {
      return nil
    }
    let head = text.dropFirst(4)[..<end.range.lowerBound]
    guard (try? SettingsFile.value(in: Array(head.utf8), file: "metadata.yml")) == nil else { return nil }
    var fields: [(key: String, value: String)] = []
    for line in head.split(separator: "\n") {
      if let match = line.wholeMatch(of: /[ ]{0,3}([A-Za-z0-9_\-]+):(.*)/) {
        fields.append((String(match.1), String(match.2).trimmed))
      } else if let last = fields.indices.last {
        fields[last].value = (fields[last].value + "\n" + line).trimmed
      }
    }
    let lines = fields.map { "\($0.key): \"\(YAMLScalar.escaped($0.value))\"\n" }
    return "---\n" + lines.joined() + "---\n" + text[end.range.upperBound...]
  }

  private static let byteOrderMark = "\u{FEFF}"

  /// The text without a byte order mark, and with the line ends of Unix; a line end is one character in either form.
  private static func plain(_ head: String) -> String {
    String(head.dropFirst(head.hasPrefix(byteOrderMark) ? 1 : 0)).replacing("\r\n", with: "\n")
  }
}
