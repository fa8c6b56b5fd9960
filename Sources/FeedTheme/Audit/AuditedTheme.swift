import FeedDiagnostics

/// The files of a theme as audits read them; files that cannot be read, which loading reports, are left out.
struct AuditedTheme {
  let templates: [String: AuditedFile]
  /// The scripts among the assets, by path.
  let scripts: [String: AuditedFile]
  /// The style sheets: those among the assets, and those that are joined from the files of a folder of `styles`.
  let styleSheets: [AuditedStyleSheet]
  /// The files of strings with their languages, those of the theme itself last.
  let strings: [(language: String, file: AuditedFile)]
  /// The paths of all files that are published below `/assets/`.
  let assets: Set<String>
  let elements: [String: [TemplateElement]]

  /// Reads the files; `folder` is the theme's own among those of its lineage.
  init(_ source: ThemeSources, folder: String) {
    func audited(_ file: ThemeFile) -> AuditedFile? {
      guard let text = try? source.text(of: file) else { return nil }
      let isOwn = file.path == "\(folder)/\(file.relativePath)"
      return AuditedFile(file: file, text: TemplateSource(text, file: file.path).text, isOwn: isOwn)
    }
    func files(_ name: (ThemeFile) -> String?) -> [String: AuditedFile] {
      let pairs = source.overriding(name).compactMap { name, file in audited(file).map { (name, $0) } }
      return Dictionary(pairs) { _, last in last }
    }
    templates = files { $0.name(in: "templates", withExtension: "mustache") }
    scripts = files { file in file.name(in: "assets").flatMap { $0.hasSuffix(".js") ? $0 : nil } }
    let whole = files { file in file.name(in: "assets").flatMap { $0.hasSuffix(".css") ? $0 : nil } }
    let parts = files { $0.name(in: "styles", withExtension: "css") }
    styleSheets =
      whole.sorted { $0.key < $1.key }.map { AuditedStyleSheet(published: $0.key, file: $0.value, isJoined: false) }
      + parts.sorted { $0.key < $1.key }.compactMap { name, file in
        let path = name.split(separator: "/").dropLast().joined(separator: "/") + ".css"
        return whole[path] == nil ? AuditedStyleSheet(published: path, file: file, isJoined: true) : nil
      }
    assets = Set(source.files.compactMap { $0.name(in: "assets") }).union(styleSheets.map(\.published))
    strings = source.files.compactMap { file in
      guard let language = file.name(in: "strings", withExtension: "yml"), let file = audited(file) else { return nil }
      return (language, file)
    }
    elements = templates.mapValues { TemplateText($0.text).elements }
  }
}

struct AuditedFile {
  /// The path within the theme.
  let file: ThemeFile
  /// The text with line feeds at the ends of lines.
  let text: String
  /// Whether the theme itself brings it, not one that it extends.
  let isOwn: Bool

  func diagnostic(_ problem: ThemeCheckProblem, at place: TemplatePlace? = nil) -> Diagnostic {
    Diagnostic(
      .themeCheck(problem), at: SourceLocation(file: file.path, line: place?.line, column: place?.column))
  }
}

/// A style sheet of a theme, or one of the files that it is joined from.
struct AuditedStyleSheet {
  /// The path below `/assets/` at which it is published.
  let published: String
  let file: AuditedFile
  /// Whether it is joined from several files, without comments and without what means nothing.
  let isJoined: Bool
  /// What it names and declares.
  let contents: StyleSheetContents

  init(published: String, file: AuditedFile, isJoined: Bool) {
    self.published = published
    self.file = file
    self.isJoined = isJoined
    contents = StyleSheetContents(file.text)
  }

  /// How many bytes of it a page loads, before lengths take the places of metrics.
  var size: Int { isJoined ? contents.compacted().utf8.count : file.text.utf8.count }
}
