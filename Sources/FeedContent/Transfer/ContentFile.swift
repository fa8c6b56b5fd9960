package import FeedDiagnostics
package import FeedModel
import FeedYAML

/// A Markdown file of a content folder in feedsite's own form.
package struct ContentFile: Sendable {
  /// The path relative to the content folder.
  package let path: String
  /// The kind of the entry; nil for pages.
  package var kind: Kind?
  /// The front matter under the keys of the documentation and in their order, then what feedsite does not know.
  package var fields: [FrontMatterField]
  /// Everything after the front matter, byte for byte.
  package var body: String
  /// What is wrong with the file that it was read from, and is not in its own form.
  package var diagnostics: [Diagnostic] = []

  package init(path: String, kind: Kind? = nil, fields: [FrontMatterField], body: String) {
    self.path = path
    self.kind = kind
    self.fields = fields
    self.body = body
  }

  /// The file as it is written, without front matter where it needs none.
  package var text: String {
    isBodyAlone ? body : "---\n" + FrontMatterWriter.lines(fields) + "---\n" + body
  }

  /// The day on which an event begins, under any of the names that this goes by; nil where none begins with a day.
  package var startDay: String? {
    let names = Set(FieldReader.startNames)
    return fields.lazy.compactMap { field -> String? in
      guard names.contains(LocatedFields.comparable(field.key)) else { return nil }
      return field.value.scalar?.prefixMatch(of: /\d{4}-\d{2}-\d{2}/).map { String($0.output) }
    }.first
  }

  /// The start of an event that begins at its date, by the clocks of the site, whichever zone that will have: the day
  /// alone where the time of day stands beside it, and without an offset where the date has none.
  package func start(atDate start: String) -> String {
    func field(_ names: [String]) -> FrontMatterField? {
      fields.first { names.contains(LocatedFields.comparable($0.key)) }
    }
    if field(FieldReader.startTimeNames) != nil { return String(start.prefix(10)) }
    let isOpen = field(["date"])?.value.scalar.map(DateParser.leavesZoneOpen) ?? false
    return isOpen && start.hasSuffix("Z") ? String(start.dropLast()) : start
  }

  /// Whether the body means the same without lines of dashes before it.
  private var isBodyAlone: Bool {
    guard fields.isEmpty, let parts = try? FrontMatterSplitter(file: path).split(Array(body.utf8)) else { return false }
    return parts.frontMatter == nil && parts.body.utf8.count == body.utf8.count
  }

  /// The paths that the settings of a site may have, of which the first one counts.
  package static let settingsPaths = ["site.yml", "site.yaml"]

  /// Whether a path relative to a content folder leads to a file of it that a build reads or copies.
  package static func isPath(_ path: String) -> Bool {
    var folder = ""
    for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init) {
      let name = String(part)
      let isArchetypes = folder.isEmpty && name == "_archetypes"
      guard !name.isEmpty, !name.utf8.contains(0), name != ".", name != "..",
        isArchetypes || !ContentPath.isLeftOut(name, in: folder)
      else { return false }
      folder += folder.isEmpty ? name : "/" + name
    }
    return true
  }

  /// Whether the name of a file says that it is Markdown, wherever it stands.
  package static func isMarkdown(_ path: String) -> Bool { ContentPath.hasMarkdownName(path) }

  /// Whether a file of that path is an entry or a page.
  package static func isEntry(_ path: String) -> Bool { isPath(path) && ContentLoader.isEntry(path) }

  /// The R Markdown documents among some files from which others beside them were generated, as `rain.md` from
  /// `rain.Rmd`.
  ///
  /// - Parameter endings: the extensions of generated files.
  package static func sources(of endings: [String], among paths: [String]) -> [String] {
    let documents = paths.filter { ["rmd", "rmarkdown"].contains($0.fileExtension) }
    guard !documents.isEmpty else { return [] }
    let known = Set(paths)
    return documents.filter { path in endings.contains { known.contains("\(path.fileStem).\($0)") } }
  }

  /// Whether a folder with the name determines the kind of the entries in it.
  package static func isKind(named name: String) -> Bool { KindIndex(declarations: []).contains(name) }

  /// Whether the front matter or the folder makes it a draft.
  package var isDraft: Bool {
    fields.contains(FrontMatterField("draft", .plain("true")))
      || ContentPath.isDraft(path, unlessStated: fields.contains { $0.key == "draft" })
  }
}
