import FeedContent
import FeedDiagnostics
import FeedModel

/// The folder of another generator as a content folder: the new place of each file, and what only the folder and its
/// settings say about it.
struct ForeignFolder {
  /// Settings, menu and the like; no entries.
  var site = ImportedSite()
  /// The Markdown files by their paths in the content folder.
  var texts: [String: ForeignText] = [:]
  /// The other files by their paths in the content folder: where they are in the source.
  private(set) var files: [String: String] = [:]
  /// People who have no file of their own in the source, by their ids.
  var people: [String: ForeignPerson] = [:]
  /// The main menu, where its lines have weights and may be in texts as well.
  var menuLines: [ForeignMenuLine] = []
  /// The lists on pages that stay behind: addresses of posts, of a category or of a tag, by the collision keys of the
  /// pages.
  private var lists: [String: String] = [:]
  /// The groups of entries, beside tags and categories, that the settings declare.
  var taxonomies: [String] = []
  var shownSettings = ShownSettings()
  /// What the addresses of recordings begin with that front matter names.
  var recordingBase: String?
  /// What feeds know its entries by.
  var guids = ForeignGUID.address
  /// The paths in the source that stay behind, by the reason.
  private var leftOut: [LeftOut: [String]] = [:]

  enum LeftOut: CaseIterable {
    case machinery, otherMarkup, startPage, emptyPage, reserved, template, undated, disabled, otherEdition, doubled

    /// What they are, as messages say it: a noun, more about it, and why they stay behind.
    private var words: (noun: String, more: String, reason: String) {
      switch self {
      case .machinery: ("file", " of layouts, styles, data or programs", "feedsite has themes instead")
      case .otherMarkup: ("text", "", "feedsite reads Markdown only")
      case .startPage: ("start page", "", "the wall stands in its place")
      case .emptyPage: ("page", " without words", "only a layout could fill them")
      case .reserved: ("page", "", "feedsite has pages of its own at such addresses")
      case .template: ("template", " for notes", "feedsite has archetypes instead")
      case .undated: ("file", " in _posts without a day before the name", "Jekyll makes no page of such files")
      case .disabled: ("text", " in a language that is switched off", "no page is made of such a text")
      case .otherEdition: ("text", " in i18n or versioned_docs", "only the main language and version are read")
      case .doubled: ("file", "", "another one has the same address")
      }
    }

    func problem(count: Int) -> ImportProblem {
      .leftBehind("\(words.noun)\(count == 1 ? "" : "s")\(words.more)", count: count, reason: words.reason)
    }
  }

  /// Puts each file of a folder where its generator has it.
  mutating func addFiles(of folder: SourceFolder, at place: (String) -> ForeignPlace) {
    for path in folder.paths {
      switch place(path) {
      case .text(let text, let place): add(text, at: place)
      case .file(let place): add(file: folder.sourcePath(path), at: place)
      case .leftOut(let reason): leave(folder.sourcePath(path), as: reason)
      }
    }
  }

  /// Adds a Markdown file; of two that want one place, the second gets another name.
  mutating func add(_ text: ForeignText, at path: String) {
    // MDX stays MDX, as its name says.
    let ending = text.source.fileExtension == "mdx" && path.hasSuffix(".md") ? "x" : ""
    let written = path
    let path = ForeignPath.outsideResponses(path)
    var text = text
    if path != written, text.address == nil {
      let page =
        written.fileName.fileStem == "index"
        ? written.folderPrefix : written.folderPrefix + written.fileName.fileStem + "/"
      text.address = "/" + page
    }
    var place = path + ending
    var number = 2
    while texts[place] != nil {
      place = "\(path.folderPrefix)\(path.fileName.fileStem)-\(number).md\(ending)"
      number += 1
    }
    texts[place] = text
  }

  /// Takes the languages other than the main one in which there are texts, from their settings.
  mutating func takeLanguages(_ settings: [(key: String, value: Setting)]) {
    let stated = Set(texts.values.flatMap(\.defaults).filter { $0.key == "language" }.map(\.value))
    for (key, value) in settings {
      guard let tag = ForeignSettings.language(key), tag != site.language, stated.contains(.text(tag)) else { continue }
      site.languages.append(
        ImportedLanguage(
          tag: tag, title: value["title"].text,
          description: value["params"]["description"].text ?? value["description"].text))
    }
  }

  /// Adds any other file; of two that want one place, the first has it, as with the generators.
  mutating func add(file source: String, at path: String) {
    let path = ForeignPath.outsideResponses(path)
    if files[path] == nil { files[path] = source } else { leave(source, as: .doubled) }
  }

  /// Leaves out files of `static/` whose address is taken, folders with the name of a feed, and folders such as
  /// `_data`, which feedsite does not read. Of files whose names differ only in case, the one that texts name stays.
  mutating func removeImpossible(in source: ImportSource) {
    for path in texts.keys.sorted() where !ContentFile.isPath(path) { leave(textAt: path, as: .machinery) }
    for path in files.keys.sorted() where !ContentFile.isPath(path) { leave(fileAt: path, as: .machinery) }
    // Some file systems have one file where others have two.
    var taken: Set<String> = []
    for path in texts.keys.sorted() where !taken.insert(Route.collisionKey(ofFile: path)).inserted {
      leave(textAt: path, as: .doubled)
    }
    let doubled = Dictionary(grouping: files.keys) { Route.collisionKey(ofFile: $0) }
      .filter { taken.contains($0.key) || $0.value.count > 1 }
    let names = doubled.isEmpty ? [] : fileNames(inTextsOf: source)
    for (key, paths) in doubled {
      let kept = taken.contains(key) ? nil : paths.sorted().first { names.contains($0.fileName) } ?? paths.min()
      for path in paths where path != kept { leave(fileAt: path, as: .doubled) }
    }
    let feeds = FeedFormat.allCases.map { "static/\($0.file.name).\($0.file.ending)/" }
    for path in files.keys.sorted() where path.hasPrefix("static/") {
      if files[String(path.dropFirst("static/".count))] != nil {
        leave(fileAt: path, as: .doubled)
      } else if feeds.contains(where: path.hasPrefix) {
        leave(fileAt: path, as: .reserved)
      }
    }
  }

  private func fileNames(inTextsOf source: ImportSource) -> Set<String> {
    Set(
      texts.values.flatMap { text in
        String(decoding: (try? source.read(text.source)) ?? [], as: UTF8.self)
          .split { !($0.isLetter || $0.isNumber || "._-%~+@".contains($0)) }.map(String.init)
      })
  }

  mutating func leave(_ source: String, as reason: LeftOut = .machinery) { leftOut[reason, default: []].append(source) }

  /// Notes the list on a page that stays behind.
  mutating func add(list: String, at address: String) { lists[OldAddress.route(address).collisionKey] = list }

  /// What the page listed that was at an address.
  func list(at address: String) -> String? { lists[OldAddress.route(address).collisionKey] }

  /// Leaves behind what a folder holds outside one of its subfolders.
  mutating func leave(_ folder: SourceFolder, outside inner: SourceFolder) {
    for path in folder.paths.map(folder.sourcePath) where !path.hasPrefix(inner.root) { leave(path) }
  }

  mutating func leave(textAt path: String, as reason: LeftOut) {
    if let text = texts.removeValue(forKey: path) { leave(text.source, as: reason) }
  }

  private mutating func leave(fileAt path: String, as reason: LeftOut) {
    if let source = files.removeValue(forKey: path) { leave(source, as: reason) }
  }

  /// What stays behind, with the number of files for each reason.
  func leftOutNotes(in source: ImportSource) -> [Diagnostic] {
    let lists = Set(texts.values.lazy.filter(\.isOneOfSeveral).map(\.source))
    return LeftOut.allCases.compactMap { reason in
      let paths = (leftOut[reason] ?? []).filter { !lists.contains($0) }.sorted()
      guard let first = paths.first else { return nil }
      return Diagnostic(.transfer(reason.problem(count: paths.count)), at: source.location(of: first))
    }
  }
}

/// Where a file of another generator goes in the content folder.
enum ForeignPlace {
  case text(ForeignText, at: String)
  case file(at: String)
  case leftOut(ForeignFolder.LeftOut)
}

/// A Markdown file of another generator, with what its front matter does not say.
struct ForeignText {
  let source: String
  /// What is in place of its text, where feedsite would not see its front matter, or its text is HTML.
  var text: String?
  /// Whether its text was HTML, so that its lines are others.
  var wasHTML = false
  /// Whether its source holds other texts as well, so that no line of it can be named.
  var isOneOfSeveral = false
  /// Fields for which its front matter has no value.
  var defaults: [FrontMatterField] = []
  /// Tags beside those of its front matter.
  var tags: [String] = []
  /// Categories that its folders say, which addresses may name.
  var categories: [String] = []
  /// The address that it had, or a pattern of it; nil where the patterns of the site and its path say that.
  var address: String?
  /// The same where it turns out to be a page, for which the patterns of the site do not count.
  var pageAddress: String?
  /// How the last part of its address is made of its title, unless it states a slug.
  var slugOfTitle: ForeignSlug?
  /// How a slug that it states becomes a part of its address; nil where feedsite does the same.
  var slugs: ForeignSlug?
  /// Whether its front matter may put it into the main menu.
  var mayBeInMenu = false
  /// Whether it is a draft, whatever its front matter says.
  var isDraft = false
  /// Whether names of authors are in one text, with commas or semicolons between them.
  var separatesAuthors = false
  /// Whether a field `path` is its address.
  var mayStatePath = false
  /// The folder that former addresses are relative to, with a slash at both ends.
  var aliasBase = "/"
}

extension ForeignText {
  /// A text in HTML becomes Markdown; any other stays as it is.
  init(source: String, html: TextInHTML?) { self.init(source: source, text: html?.markdown, wasHTML: html != nil) }
}

/// A person from the data of a generator.
struct ForeignPerson {
  let name: String
  var role: String?
  var links: [FrontMatterField] = []
  /// A picture as the data name it.
  var avatar: String?
  var words: String?
}

extension ForeignPerson {
  init?(_ data: Setting, id: String? = nil) {
    guard let name = data["name", "display-name", "full-name", "title"].text ?? (data.value == nil ? nil : id) else {
      return nil
    }
    self.name = name
    role = data["role", "job", "job-title"].text
    avatar = data["avatar", "picture", "photo", "image"].text
    words = data["bio", "about", "description"].text
    for (key, label) in [
      ("web", "Website"), ("url", "Website"), ("uri", "Website"), ("site", "Website"), ("website", "Website"),
      ("home", "Website"), ("blog", "Blog"),
    ] {
      add(label, data[key].text)
    }
    for (key, label, base) in Self.networks { add(label, data[key].text, base: base) }
    for link in data["links", "social", "profiles"].items {
      add(link["label", "name", "title"].text, link.text ?? link["url", "href", "link"].text)
    }
    for (key, value) in data["links", "social", "profiles"].fields { add(key, value.text) }
  }

  /// Networks on which data give a name only.
  private static let networks = [
    ("github", "GitHub", "https://github.com/"), ("gitlab", "GitLab", "https://gitlab.com/"),
    ("twitter", "Twitter", "https://twitter.com/"), ("instagram", "Instagram", "https://www.instagram.com/"),
    ("linkedin", "LinkedIn", "https://www.linkedin.com/in/"), ("youtube", "YouTube", "https://www.youtube.com/"),
    ("mastodon", "Mastodon", ""), ("bluesky", "Bluesky", "https://bsky.app/profile/"),
  ]

  private mutating func add(_ label: String?, _ address: String?, base: String = "") {
    guard var address else { return }
    if !ImportedAddress.isOfWeb(address) {
      let name = address.drop { $0 == "@" }
      guard !base.isEmpty, !name.isEmpty, !name.contains(where: { $0.isWhitespace || $0 == "@" }) else { return }
      address = base + name
    }
    let label = label ?? URLAuthority.site(of: address)
    guard !links.contains(where: { $0.key == label || $0.value == .text(address) }) else { return }
    links.append(FrontMatterField(label, .text(address)))
  }
}

/// What the feeds of a generator know an entry by.
enum ForeignGUID {
  /// The address of its page: Hugo, Zola and the feeds of Eleventy.
  case address
  /// The same without its last slash or ending: jekyll-feed.
  case addressWithoutEnding
  /// A tag URI (RFC 4151) of host, day and path: Pelican.
  case tagURI
  case nothing

  /// The guid of an entry whose page had an address, with scheme and host.
  func guid(of url: String, on day: CalendarDay) -> String? {
    switch self {
    case .address: return url
    case .addressWithoutEnding:
      // A dot may be that of a version.
      let ending = ["/", ".html", ".htm"].first(where: url.hasSuffix) ?? ""
      return String(url.dropLast(ending.count))
    case .tagURI:
      return URLAuthority(of: url).flatMap { authority in
        authority.rest.hasPrefix("/") ? "tag:\(authority.text.prefix { $0 != ":" }),\(day):\(authority.rest)/" : nil
      }
    case .nothing: return nil
    }
  }
}
