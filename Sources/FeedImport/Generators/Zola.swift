import FeedModel

/// Folders of Zola (its documentation, "Configuration" and "Content").
struct Zola: Generator {
  let name = "zola"

  private static let settingsNames = ["zola.toml", "config.toml"]

  func recognizes(_ folder: SourceFolder) -> Bool {
    guard let name = folder.first(Self.settingsNames) else { return false }
    // Zola writes its keys with an underscore, and Hugo without one.
    let isZola = (folder.text(name) ?? "").contains(/(?m)^\s*"?base_url"?\s*=/)
    return name == "zola.toml" || isZola
  }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    let settings = try folder.settings(folder.first(Self.settingsNames))
    let extra = settings["extra"]
    var result = ForeignFolder()
    result.site.title = settings["title"].text
    result.site.description = settings["description"].text
    result.site.url = ForeignSettings.address(settings["base-url"].text)
    let language = settings["default-language"].text ?? extra["default-language"].text ?? "en"
    result.site.language = ForeignSettings.language(language)
    result.site.timeZone = extra["timezone", "time-zone"].text
    result.site.author = Self.author(settings["author"]) ?? ForeignSettings.author(extra["author"])
    let menu = ForeignSettings.menu(
      extra["menu"], extra["main-menu"], extra["nav"], extra["navigation"], extra["menu-items"], extra["header"])
    result.site.menu = menu.map(Self.withoutBase)
    result.taxonomies = ForeignSettings.taxonomies(settings["taxonomies"].items.compactMap { $0["name"].text })
    result.site.notes = settings.faults(
      text: "title description", languages: "default-language", addresses: "base-url", texts: "author",
      fields: "extra languages", lists: "taxonomies")
    let slugs = settings["slugify"]["paths"].text ?? "on"
    SectionedContent(
      folder: folder.folder("content"), languages: settings["languages"].fields.map(\.key) + [language],
      defaultLanguage: language, isOfHugo: false, slugs: slugs == "on" ? .zola : nil
    ).addFiles(to: &result)
    result.takeLanguages(settings["languages"].fields)
    for path in folder.folder("static").paths { result.add(file: "static/" + path, at: "static/" + path) }
    for path in folder.paths where !path.hasPrefix("content/") && !path.hasPrefix("static/") { result.leave(path) }
    return result
  }

  /// Feeds want the author as an address with the name after it.
  private static func author(_ setting: Setting) -> ImportedAuthor? {
    guard let author = setting.text.flatMap(RSSItemReader.author), author.email != nil else {
      return ForeignSettings.author(setting)
    }
    return author
  }

  /// Themes put the address of the site into links by a word.
  private static func withoutBase(_ item: NavigationItem) -> NavigationItem {
    let url = item.url.replacing("/$BASE_URL/", with: "/").replacing("$BASE_URL", with: "")
    return NavigationItem(title: item.title, url: url.isEmpty ? "/" : url)
  }
}
