import FeedContent
import FeedMedia
import FeedModel

/// Folders of Grav (its documentation, "Pages", "Headers / Frontmatter" and "Multi-Language"), or their folder `user`.
struct Grav: Generator {
  let name = "grav"

  func recognizes(_ folder: SourceFolder) -> Bool { Self.user(of: folder) != nil }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    let user = Self.user(of: folder) ?? folder
    let site = try user.settings("config/site.yaml")
    let system = try user.settings("config/system.yaml")
    let languages = system["languages"]["supported"].texts
    let language = site["default-lang"].text ?? languages.first
    var result = ForeignFolder()
    result.site.title = site["title"].text
    result.site.description = site["metadata"]["description"].text ?? site["description"].text
    result.site.url = ForeignSettings.address(system["custom-base-url"].text)
    result.site.language = ForeignSettings.language(language)
    result.site.timeZone = system["timezone"].text
    result.site.author = ForeignSettings.author(site["author"])
    result.site.notes =
      site.faults(text: "title", languages: "default-lang", fields: "metadata")
      + system.faults(text: "timezone", fields: "home languages")
    let pages = user.folder("pages")
    let layout = GravLayout(
      folder: pages, home: GravLayout.path(system["home"]["alias"].text ?? "home"),
      hidesHome: system["home"]["hide-in-urls"].flag == true, languages: languages.filter { $0 != language })
    result.addFiles(of: pages, at: layout.place)
    result.takeLanguages(languages.map { (key: $0, value: Setting(nil)) })
    result.leave(folder, outside: pages)
    return result
  }

  /// The folder of the site; nil where there is none.
  private static func user(of folder: SourceFolder) -> SourceFolder? {
    ["user", ""].map(folder.folder).first { user in
      user.hasFolder("pages") && ["site", "system"].contains { user.has("config/\($0).yaml") }
    }
  }
}

/// Finds the place of each file of Grav, whose pages are folders.
private struct GravLayout {
  let folder: SourceFolder
  /// The folder of the start page, as a path.
  let home: String
  /// Whether the addresses of what is below the start page do not name it.
  let hidesHome: Bool
  /// The languages that names of files may end in, other than the main one.
  let languages: [String]

  func place(of path: String) -> ForeignPlace {
    // Parts of a page, which its layout puts together.
    let isPart = path.split(separator: "/").contains { $0.hasPrefix("_") || $0.hasPrefix(".") }
    if !isPart, ContentFile.isMarkdown(path) { return page(path) }
    return isPart || !MediaTypes.isMedia(path)
      ? .leftOut(.machinery) : .file(at: publicFolder(of: path) + path.fileName)
  }

  /// The folder of a file without the numbers that order menus, with a slash at its end unless it is empty.
  private func publicFolder(of path: String) -> String {
    let folders: String = path.folderPrefix.split(separator: "/")
      .map { String($0).replacing(/^\d+\./, with: "") + "/" }.joined()
    let isBelowHome = hidesHome && folders.lowercased().hasPrefix(home) && folders.count > home.count
    return isBelowHome ? String(folders.dropFirst(home.count)) : folders
  }

  /// A setting as the path of a folder in lower case, with a slash at its end.
  static func path(_ setting: String) -> String {
    setting.split(separator: "/").joined(separator: "/").lowercased() + "/"
  }

  /// The name of a file is that of a template, and may end in a language.
  private func page(_ path: String) -> ForeignPlace {
    let place = publicFolder(of: path)
    guard !place.isEmpty, place.lowercased() != home else { return .leftOut(.startPage) }
    guard place != "error/" else { return .leftOut(.reserved) }
    var text = ForeignText(source: folder.sourcePath(path))
    if let raw = folder.text(path), case let translated = GravText.translated(raw), translated != raw {
      text.text = translated
    }
    let stem = path.fileName.fileStem
    guard let language = languages.first(where: { stem.hasSuffix("." + $0) }) else {
      return .text(text, at: place + "index.md")
    }
    let header = (folder.text(path) ?? "").split(whereSeparator: \.isNewline).dropFirst().prefix { $0 != "---" }
    let hasSlug = header.contains { $0.hasPrefix("slug:") }
    let page = hasSlug ? String(place.dropLast()).folderPrefix + ":slug/" : place
    text.address = "/\(language)/\(page)"
    text.defaults.append(
      FrontMatterField("language", .text(ForeignSettings.language(language) ?? language)))
    return .text(text, at: "\(place)index.\(language).md")
  }
}

/// Texts of Grav with what feedsite would read otherwise or not at all, line by line.
private enum GravText {
  /// The text with dates of ISO 8601, without what is about menus only, and with feedsite's own marks for the end of
  /// the excerpt and for films.
  static func translated(_ text: String) -> String {
    let text = text.replacing("\r\n", with: "\n")
    guard text.hasPrefix("---\n"), let end = text.dropFirst(3).firstRange(of: "\n---") else { return text }
    let dates = /(?m)^((?:date|publish_date|unpublish_date):[ \t]*)(["']?)([^"'\n]+)\2[ \t]*$/
    let header = String(text[..<end.lowerBound]).replacing(dates) { match -> String in
      date(match.3).map { String(match.1) + $0 } ?? String(match.0)
    }
    .replacing(/(?m)^publish_date:/, with: "publishDate:").replacing(/(?m)^unpublish_date:/, with: "expiryDate:")
    .replacing(/(?m)^routable:[ \t]*(?:false|0|no)[ \t]*$/, with: "draft: true")
    .replacing(/(?m)^visible:.*$/, with: "")
    let body = String(text[end.lowerBound...])
      .replacing(/\n[ \t]*\n===[ \t]*(?=\n)/, with: "\n\n<!--more-->")
      .replacing(/(?m)^\[plugin:[\w\-]+\]\(([^()\s]+)\)[ \t]*$/) { String($0.1) }
    return header + body
  }

  /// A date that PHP would accept, in ISO 8601: with slashes, the month comes before the day, with other separators
  /// after it, and the time may come first.
  private static func date(_ text: Substring) -> String? {
    guard let match = text.firstMatch(of: /(\d{1,2})([\-.\/])(\d{1,2})[\-.\/](\d{4})/), let first = Int(match.1),
      let second = Int(match.3)
    else { return nil }
    let (month, day) = match.2 == "/" ? (first, second) : (second, first)
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let date = "\(match.4)-\(month.padded(to: 2))-\(day.padded(to: 2))"
    guard let time = text.firstMatch(of: /(\d{1,2}):(\d\d)(?::\d\d)?[ \t]*([aApP][mM])?/), var hour = Int(time.1) else {
      return date
    }
    let half = time.3?.lowercased()
    if half == "pm", hour < 12 { hour += 12 }
    if half == "am", hour == 12 { hour = 0 }
    return "\(date) \(hour.padded(to: 2)):\(time.2)"
  }
}
