import FeedContent
import FeedModel

struct Obsidian: Generator {
  let name = "obsidian"

  func recognizes(_ folder: SourceFolder) -> Bool {
    folder.hasFolder(".obsidian") || folder.has("quartz.config.ts")
  }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    var result = ForeignFolder()
    result.guids = .nothing
    let quartz = folder.program("quartz.config.ts", lineComment: "//")
    let vault = quartz != nil && folder.hasFolder("content") ? folder.folder("content") : folder
    result.site.title = quartz?.value(of: "pageTitle").text
    result.site.url = ForeignSettings.address(quartz?.value(of: "baseUrl").text)
    result.site.language = ForeignSettings.language(quartz?.value(of: "locale").text)
    let settings = vault.folder(".obsidian")
    let templates = try settings.data("templates")["folder"].text
    let daily = try settings.data("daily-notes")
    result.addFiles(of: vault.filtered { !$0.hasPrefix(".") }) { path in
      if ["canvas", "base"].contains(path.fileExtension) { return .leftOut(.machinery) }
      if let templates, ForeignPath.isBelow(path, templates) { return .leftOut(.template) }
      return ContentFile.isMarkdown(path) ? note(path, of: vault, daily) : .file(at: path)
    }
    result.leave(folder, outside: vault)
    return result
  }

  private func note(_ path: String, of vault: SourceFolder, _ daily: Setting) -> ForeignPlace {
    guard path != "index.md" else { return .leftOut(.startPage) }
    var text = ForeignText(source: vault.sourcePath(path))
    let folder = daily["folder"].text ?? ""
    if daily.value != nil, folder.isEmpty || ForeignPath.isBelow(path, folder) {
      let name = path.dropFirst(folder.isEmpty ? 0 : folder.count + 1).dropLast(path.fileExtension.count + 1)
      if let day = Self.day(ofDailyNote: String(name), format: daily["format"].text ?? "YYYY-MM-DD") {
        text.defaults.append(FrontMatterField("date", .plain(day)))
      }
    }
    return .text(text, at: path)
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
    guard name.isEmpty, let year = numbers["Y"], let month = numbers["M"], let day = numbers["D"],
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}
