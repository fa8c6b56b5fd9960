import FeedContent

/// Folders of Bridgetown (its documentation, "Configuration" and "Permalinks"), whose texts stand as those of Jekyll do.
struct Bridgetown: Generator {
  let name = "bridgetown"

  private static let settingsNames = ["bridgetown.config.yml", "bridgetown.config.yaml"]

  func recognizes(_ folder: SourceFolder) -> Bool {
    if folder.first(Self.settingsNames) != nil { return true }
    return folder.has("config/initializers.rb") && folder.hasFolder("src/_posts") && !folder.has("_config.yml")
  }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    let settings = try folder.settings(folder.first(Self.settingsNames))
    let inner = folder.folder(settings["source"].text ?? "src")
    let data = inner.folder("_data")
    let metadata = try data.data("site_metadata")
    var result = ForeignFolder()
    result.site.title = metadata["title", "name"].text
    result.site.description = metadata["description", "tagline"].text
    result.site.url = ForeignSettings.address(
      settings["url"].text ?? metadata["url"].text, path: settings["base-path", "baseurl"].text)
    result.site.language = ForeignSettings.language(
      settings["default-locale"].text ?? metadata["lang", "language", "locale"].text)
    result.site.timeZone = settings["timezone"].text
    result.site.author = ForeignSettings.author(metadata["author", "authors"], email: metadata["email"].text)
    result.people = ForeignSettings.people(try data.data("authors"))
    result.addEvents(in: data)
    result.site.menu = ForeignSettings.menu(try data.data("navigation"), try data.data("nav"), try data.data("menu"))
    result.shownSettings.add(metadata, prefixedBy: "site.metadata.", except: ["title", "name", "url"])
    result.site.notes +=
      settings.faults(
        text: "source baseurl base-path timezone permalink", languages: "default-locale", addresses: "url",
        lists: "defaults")
      + metadata.faults(text: "title name description tagline email", languages: "lang language locale")
    JekyllLayout(folder: inner, settings: settings, dialect: .bridgetown).addFiles(to: &result)
    result.leave(folder, outside: inner)
    return result
  }
}

/// What differs between the generators that keep their texts where Jekyll does.
enum JekyllDialect {
  case jekyll, hexo, bridgetown

  /// The pattern of the addresses of posts, in terms of feedsite.
  func ofPosts(_ stated: String?) -> String {
    switch self {
    case .jekyll: Self.pattern(stated ?? "date")
    case .hexo: Self.pattern(stated ?? ":year/:month/:day/:title/")
    case .bridgetown: Self.patternOfBridgetown(stated ?? "pretty", below: "/")
    }
  }

  /// The pattern of the addresses of a collection, in terms of feedsite.
  ///
  /// - Parameter ofPosts: the pattern that the settings state for posts.
  func ofCollection(_ stated: String?, ofPosts: String?) -> String {
    guard self == .bridgetown else { return Self.pattern(stated ?? "/:collection/:path.html") }
    return Self.patternOfBridgetown(stated ?? ofPosts ?? "pretty", below: "/:collection/")
  }

  /// A pattern with the ending that pages of Jekyll have; named patterns are replaced by their definitions.
  private static func pattern(_ text: String) -> String {
    let pattern = PermalinkTemplate.styles[text] ?? text
    return pattern.replacing(":output_ext", with: ".html").replacing(":slug_title", with: ":slug")
  }

  /// A pattern of Bridgetown, where titles and categories are made fit for addresses and languages are before them.
  private static func patternOfBridgetown(_ text: String, below root: String) -> String {
    let pattern = styles[text].map { root + $0 } ?? text
    return pattern.replacing(/\/:(?:locale|lang)(?=\/)/, with: "").replacing(/\.\*$|:output_ext$/, with: ".html")
      .replacing(":title", with: ":slugified_title").replacing(":categories", with: ":slugified_categories")
  }

  private static let styles = [
    "pretty": ":categories/:year/:month/:day/:slug/", "pretty_ext": ":categories/:year/:month/:day/:slug.*",
    "date": ":categories/:year/:month/:day/:slug.*", "simple": ":categories/:slug/",
    "simple_ext": ":categories/:slug.*",
  ]
}
