/// The files of a theme as audits read them; files that cannot be read, which loading reports, are left out.
struct AuditedTheme {
  /// The templates by name.
  let templates: [String: AuditedFile]
  /// The style sheets and scripts among the assets, by path.
  let texts: [String: AuditedFile]
  /// The files of strings with their languages, those of the theme itself last.
  let strings: [(language: String, file: AuditedFile)]
  /// The paths of all assets, the style sheets that are joined from the files of a folder among them.
  let assets: Set<String>
  /// The elements of each template.
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
    texts = files { file in
      file.name(in: "assets").flatMap { $0.hasSuffix(".css") || $0.hasSuffix(".js") ? $0 : nil }
    }
    let joined = source.files.compactMap { file in
      file.name(in: "styles", withExtension: "css").flatMap { name in
        name.lastIndex(of: "/").map { "\(name[..<$0]).css" }
      }
    }
    assets = Set(source.files.compactMap { $0.name(in: "assets") } + joined)
    strings = source.files.compactMap { file in
      guard let language = file.name(in: "strings", withExtension: "yml"), let file = audited(file) else { return nil }
      return (language, file)
    }
    elements = templates.mapValues { TemplateElementScanner(TemplateText($0.text)).elements }
  }
}
