import FeedContent
import FeedModel

struct Obsidian: Generator {
  let name = "obsidian"

  func recognizes(_ folder: SourceFolder) -> Bool {
    folder.hasFolder(".obsidian") || folder.has("quartz.config.ts")
  }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    var result = ForeignFolder()
    let quartz = Quartz(folder)
    result.guids = quartz == nil ? .nothing : .addressWithoutEnding
    let vault = quartz != nil && folder.hasFolder("content") ? folder.folder("content") : folder
    result.site.title = quartz?.title
    result.site.url = quartz?.url
    result.site.language = quartz?.language
    let settings = vault.folder(".obsidian")
    let templates = try settings.data("templates")["folder"].text
    let daily = try settings.data("daily-notes")
    result.addFiles(of: vault.filtered { !$0.hasPrefix(".") }) { path in
      if ["canvas", "base"].contains(path.fileExtension) || quartz?.ignores(path) == true {
        return .leftOut(.machinery)
      }
      if let templates, ForeignPath.isBelow(path, templates) { return .leftOut(.template) }
      return ContentFile.isMarkdown(path) ? note(path, of: vault, daily, quartz) : .file(at: path)
    }
    result.leave(folder, outside: vault)
    return result
  }

  private func note(_ path: String, of vault: SourceFolder, _ daily: Setting, _ quartz: Quartz?) -> ForeignPlace {
    guard path != "index.md" else { return .leftOut(.startPage) }
    var text = ForeignText(source: vault.sourcePath(path))
    let folder = daily["folder"].text ?? ""
    if daily.value != nil, folder.isEmpty || ForeignPath.isBelow(path, folder) {
      let name = path.dropFirst(folder.isEmpty ? 0 : folder.count + 1).dropLast(path.fileExtension.count + 1)
      if let day = Self.day(ofDailyNote: String(name), format: daily["format"].text ?? "YYYY-MM-DD") {
        text.defaults.append(FrontMatterField("date", .plain(day)))
      }
    }
    if let quartz {
      text.address = quartz.address(of: path)
      text.isDraft = quartz.publishesOnRequest && !Self.asksToBePublished(vault.text(path) ?? "")
    }
    return .text(text, at: path)
  }

  /// Whether the front matter of a note says `publish: true`.
  private static func asksToBePublished(_ note: String) -> Bool {
    guard note.hasPrefix("---"), let frontMatter = note.split(separator: /\R---/, maxSplits: 1).first else {
      return false
    }
    return frontMatter.contains(/(?m)^publish:[ \t]*["']?true\b/)
  }

  /// The day that the name of a daily note tells in the form that its writer chose, as front matter writes it; nil
  /// where the name has another form.
  private static func day(ofDailyNote name: String, format: String) -> String? {
    // No day is written at such length, and every note would be compared with all of it.
    guard format.utf8.count <= 255 else { return nil }
    var numbers: [Character: Int] = [:]
    var name = name[...]
    for token in format.matches(of: /\[([^\]]*)\]|(Y+|M+|D+|\p{L})|(?s:.)/) {
      if let letter = token.2?.first {
        // Names of months and days of the week say nothing that numbers do not, or cannot be read.
        guard ["YYYY", "MM", "M", "DD", "D"].contains(token.0) else {
          name = name.drop { $0.isLetter }
          continue
        }
        let digits = name.prefix { $0.isASCII && $0.isNumber }.prefix(letter == "Y" ? 4 : 2)
        guard let number = Int(digits) else { return nil }
        numbers[letter] = number
        name = name.dropFirst(digits.count)
      } else {
        let text = token.1 ?? token.0
        guard name.hasPrefix(text) else { return nil }
        name = name.dropFirst(text.count)
      }
    }
    guard name.isEmpty, let year = numbers["Y"], let month = numbers["M"], let day = numbers["D"] else { return nil }
    return CalendarDay(year: year, month: month, day: day)?.description
  }
}

/// The settings of Quartz, which makes sites of vaults (its documentation, "Configuration").
private struct Quartz {
  let title: String?
  let url: String?
  let language: String?
  /// Whether only notes that say `publish: true` are published.
  let publishesOnRequest: Bool
  private let ignored: [String]

  init?(_ folder: SourceFolder) {
    let name = "quartz.config.ts"
    guard let program = folder.program(name, lineComment: "//") else { return nil }
    title = program.value(of: "pageTitle").text
    url = ForeignSettings.address(program.value(of: "baseUrl").text)
    language = ForeignSettings.language(program.value(of: "locale").text)
    ignored = program.value(of: "ignorePatterns").texts
    publishesOnRequest = folder.text(name)?.contains(/(?m)^([^\/\n]*[^\w\/\n])?ExplicitPublish\(/) ?? false
  }

  /// Whether a path within the vault, or a folder around it, fits a pattern; after `**/` it may be at any depth.
  func ignores(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return ignored.contains { pattern in
      pattern.hasPrefix("**/")
        ? parts.indices.contains { ForeignPath.isBelow(parts[$0...].joined(separator: "/"), pattern) }
        : ForeignPath.isBelow(path, pattern)
    }
  }

  /// The address of a note: its path, with its capitals and without what addresses cannot hold.
  func address(of path: String) -> String {
    let name = path.fileName.fileStem
    let page = ["index", "_index"].contains(name) ? path.folderPrefix : path.folderPrefix + name + "/"
    let slug = page.replacing(/\s/, with: "-").replacing("&", with: "-and-").replacing("%", with: "-percent")
      .replacing(/[?#]/, with: "")
    return "/" + slug.replacing(":", with: "%3A")
  }
}
