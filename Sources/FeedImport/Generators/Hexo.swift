/// Folders of Hexo (its documentation, "Configuration"), whose posts are in folders as those of Jekyll do.
struct Hexo: Generator {
  let name = "hexo"

  private static let settingsNames = ["_config.yml", "_config.yaml"]

  func recognizes(_ folder: SourceFolder) -> Bool {
    folder.first(Self.settingsNames) != nil && (folder.hasFolder("source/_posts") || folder.hasFolder("scaffolds"))
  }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    let settings = try folder.settings(folder.first(Self.settingsNames))
    let inner = folder.folder(settings["source-dir"].text ?? "source")
    var result = ForeignFolder()
    result.site.title = settings["title"].text
    result.site.description = settings["description", "subtitle"].text
    result.site.url = ForeignSettings.address(settings["url"].text)
    let language = settings["language"]
    result.site.language = ForeignSettings.language(language.text ?? language.texts.first)
    result.site.timeZone = settings["timezone"].text
    result.site.author = ForeignSettings.author(settings["author"], email: settings["email"].text)
    result.site.menu = ForeignSettings.menu(settings["menu"])
    result.site.notes = settings.faults(
      text: "title subtitle description timezone email source-dir permalink", addresses: "url", texts: "skip-render")
    JekyllLayout(folder: inner, settings: settings, dialect: .hexo).addFiles(to: &result)
    result.leave(folder, outside: inner)
    return result
  }
}
