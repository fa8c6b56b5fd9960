import FeedContent
import FeedModel

/// Folders of Lektor (its documentation, "Content" and "Project File").
struct Lektor: Generator {
  let name = "lektor"

  func recognizes(_ folder: SourceFolder) -> Bool { folder.has("content/contents.lr") }

  func accepts(_ source: ImportSource) -> Bool { recognizes(source) }

  func read(_ folder: SourceFolder) throws(ImportFailure) -> ForeignFolder {
    let project = Sections(
      folder.paths.first { !$0.contains("/") && $0.hasSuffix(".lektorproject") }.flatMap(folder.text))
    let languages = project.names(behind: "alternatives.")
    let main = languages.first { project["alternatives.\($0)", "primary"] == "yes" }
    func locale(_ language: String) -> String { project["alternatives.\(language)", "locale"] ?? language }
    let models = folder.paths.filter { $0.hasPrefix("models/") && $0.hasSuffix(".ini") }
    let pages = folder.folder("content")
    var result = ForeignFolder()
    result.site.title = project["project", "name"]
    result.site.url = ForeignSettings.address(project["project", "url"])
    result.site.language = ForeignSettings.language(main.map(locale) ?? project["project", "locale"])
    let layout = LektorLayout(
      folder: pages,
      models: Dictionary(
        models.map { ($0.fileName.fileStem, Sections(folder.text($0))) }, uniquingKeysWith: { first, _ in first }),
      languages: languages.filter { $0 != main }.map { language in
        let prefix = project["alternatives.\(language)", "url_prefix"] ?? ""
        return (
          name: language, tag: locale(language), prefix: prefix.split(separator: "/").map { "/" + $0 }.joined()
        )
      })
    result.addFiles(of: pages, at: layout.place)
    result.takeLanguages(languages.map { (key: locale($0), value: Setting(nil)) })
    result.leave(folder, outside: pages)
    return result
  }
}

/// Yes or no, as Lektor writes it; nil for anything else.
private func flag(_ text: String?) -> Bool? {
  switch text?.lowercased() {
  case "yes", "true", "1": true
  case "no", "false", "0": false
  default: nil
  }
}

/// Settings as `key = value` below names in brackets.
private struct Sections {
  private var values: [(section: String, key: String, value: String)] = []

  init(_ text: String?) {
    var section = ""
    for line in (text ?? "").split(whereSeparator: \.isNewline).map({ String($0).trimmed }) {
      if line.hasPrefix("["), line.hasSuffix("]") {
        section = String(line.dropFirst().dropLast())
      } else if let end = line.firstIndex(of: "="), !line.hasPrefix(";"), !line.hasPrefix("#") {
        values.append((section, String(line[..<end]).trimmed, String(line[line.index(after: end)...]).trimmed))
      }
    }
  }

  subscript(section: String, key: String) -> String? {
    values.first { $0.section == section && $0.key == key && !$0.value.isEmpty }?.value
  }

  /// What stands behind a beginning in names of sections, in their order.
  func names(behind beginning: String) -> [String] {
    values.map(\.section).filter { $0.hasPrefix(beginning) }.map { String($0.dropFirst(beginning.count)) }
      .uniqued(by: \.self)
  }

  /// The fields that hold texts, in their order.
  var texts: [String] {
    names(behind: "fields.").filter { ["markdown", "html", "flow"].contains(self["fields.\($0)", "type"] ?? "") }
  }
}

/// Finds the place of each file of Lektor, whose pages are folders.
private struct LektorLayout {
  let folder: SourceFolder
  let models: [String: Sections]
  /// The languages other than the main one: their names, their tags, and what their addresses begin with.
  let languages: [(name: String, tag: String, prefix: String)]

  func place(of path: String) -> ForeignPlace {
    let folder = path.folderPrefix
    if folder.isEmpty { return .leftOut(path.fileName.hasPrefix("contents") ? .startPage : .machinery) }
    if ["404/", "404.html/"].contains(folder) { return .leftOut(.reserved) }
    guard path.fileExtension == "lr" else { return .file(at: path) }
    if path.fileName == "contents.lr" { return page(path, nil) }
    let language = languages.first { path.fileName == "contents+\($0.name).lr" }
    return language.map { page(path, $0) } ?? .leftOut(.machinery)
  }

  private func page(_ path: String, _ language: (name: String, tag: String, prefix: String)?) -> ForeignPlace {
    let place = path.folderPrefix
    var page = FieldBlocks(folder.text(path) ?? "", mark: "---")
    let slug = page.take("_slug") ?? slug(at: place)
    var text = ForeignText(source: folder.sourcePath(path))
    text.text = LektorText(texts: model(of: page, at: place)?.texts ?? []).markdownFile(of: page)
    text.wasHTML = true
    if slug != nil || language != nil {
      let parent = slug?.hasPrefix("/") == true ? "/" : "/" + String(place.dropLast()).folderPrefix
      let name = slug ?? String(place.dropLast()).fileName
      let parts = (parent + name).split(separator: "/").joined(separator: "/")
      text.address = (language?.prefix ?? "") + "/" + parts + (parts.fileExtension == "html" ? "" : "/")
    }
    if flag(page["_hidden"]) ?? isHidden(place) { text.defaults.append(FrontMatterField("draft", .plain("true"))) }
    if let tag = language.flatMap({ ForeignSettings.language($0.tag) }) {
      text.defaults.append(FrontMatterField("language", .text(tag)))
    }
    return .text(text, at: place + (language.map { "index.\($0.name).md" } ?? "index.md"))
  }

  /// Whether a page is hidden: by itself, by the model of the page above, or with that page.
  private func isHidden(_ place: String) -> Bool {
    var place = place
    while !place.isEmpty {
      let page = FieldBlocks(folder.text(place + "contents.lr") ?? "", mark: "---")
      if let isHidden = flag(page["_hidden"]) ?? flag(above(place)?["children", "hidden"]) { return isHidden }
      place = String(place.dropLast()).folderPrefix
    }
    return false
  }

  /// The model that a page states, else the one that the page above gives what stands below it, else the one of its name.
  private func model(of page: FieldBlocks, at place: String) -> Sections? {
    if let name = page["_model"] { return models[name] }
    let inherited = above(place).flatMap { $0["children", "model"] }
    return models[inherited ?? String(place.dropLast()).fileName] ?? models["page"]
  }

  private func above(_ place: String) -> Sections? {
    let parent = String(place.dropLast()).folderPrefix
    guard !parent.isEmpty, let text = folder.text(parent + "contents.lr") else { return nil }
    return models[FieldBlocks(text, mark: "---")["_model"] ?? String(parent.dropLast()).fileName]
  }

  /// The slug that the page above makes of the date and the name of those below it; nil where it is the name alone.
  private func slug(at place: String) -> String? {
    guard let stated = above(place)?["children", "slug_format"] else { return nil }
    let dates = /\{\{\s*this\.(?:pub_date|date)\s*[|.]\s*(?:dateformat|strftime)\(\s*["']([^"']*)["']\s*\)\s*\}\}/
    let format = stated.replacing(dates) { match -> String in
      String(match.1).replacing(/YYYY|%Y/, with: ":year").replacing(/MM|%m/, with: ":month")
        .replacing(/dd|%d/, with: ":day")
    }
    .replacing(/\{\{\s*this\._id\s*\}\}/, with: String(place.dropLast()).fileName)
    return format.contains("{") || format.contains("%") ? nil : format
  }
}

/// Makes Markdown files of Lektor's pages.
private struct LektorText {
  let texts: [String]

  func markdownFile(of page: FieldBlocks) -> String {
    var page = page
    let names = texts.isEmpty || page["body"] != nil && !texts.contains("body") ? texts + ["body"] : texts
    let body = names.compactMap { page.take($0) }.map(words).joined(separator: "\n\n")
    var fields: [FrontMatterField] = []
    for (key, value) in page.fields {
      switch key {
      case "_discoverable" where flag(value) == false: fields.append(FrontMatterField("unlisted", .plain("true")))
      case _ where key.hasPrefix("_"): continue
      case "pub_date": fields.append(FrontMatterField("date", .text(value)))
      case "tags", "categories", "authors":
        let values = value.split { $0.isNewline || $0 == "," }.map { String($0).trimmed }.filter { !$0.isEmpty }
        fields.append(FrontMatterField(key, .list(values.map { .text($0) })))
      default: fields.append(FrontMatterField(key, .text(value)))
      }
    }
    return "---\n\(FrontMatterWriter.lines(fields))---\n\n\(body)\n"
  }

  /// A text, or the texts and pictures of the blocks that a flow has.
  private func words(_ value: String) -> String {
    guard value.hasPrefix("#### ") else { return value }
    let blocks = ("\n" + value).split(separator: /\n####[ \t]+[\w\-]+[ \t]+####[ \t]*(?:\n|$)/)
    return blocks.compactMap { block -> String? in
      let fields = FieldBlocks(String(block), mark: "---")
      let picture = fields["image", "picture"].map {
        MarkdownEscaping.image($0, alt: fields["alt", "description", "caption"] ?? "", title: nil)
      }
      let parts = [fields["title", "heading"].map { "## \($0)" }, fields["text", "body", "content"], picture]
      let words = parts.compactMap(\.self).joined(separator: "\n\n")
      return words.isEmpty ? nil : words
    }.joined(separator: "\n\n")
  }
}
