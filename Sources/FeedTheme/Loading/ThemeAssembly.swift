import FeedDiagnostics

/// Assembles a theme from its files, and collects what is wrong with them.
struct ThemeAssembly {
  let folder: String
  let overlayFolder: String?
  /// The files of the theme, of those that it extends and of the site's overlay.
  let source: ThemeSources
  /// Where the site names the theme.
  let statedAt: SourceLocation?
  var diagnostics: [Diagnostic] = []

  mutating func assemble(_ requirements: ThemeRequirements) -> LoadedTheme {
    var (settings, keys) = readSettings()
    settings.colors = settings.colors.adapted(to: requirements.identity)
    diagnostics += requirements.identity.diagnostics(for: settings.colors)
    checkSettings(requirements.settings, known: keys)
    let catalog = readStrings(required: requirements.strings)
    requirements.languages.forEach { checkLanguage($0) }
    let (templates, syntax) = readTemplates(requirements, strings: catalog.keys, settings: keys)
    let published = source.overriding { $0.name(in: "assets") }
    let assets = published.map { ThemeAsset(relativePath: $0.name, path: $0.file.path) }
    // A style sheet that is published as it is may hold what it likes.
    let sheets = published.filter { $0.name.hasSuffix(".css") }.compactMap { try? source.text(of: $0.file) }
      .map(StyleSheetContents.init)
    let metrics = readMetrics(font: requirements.identity.font)
    let parts = readStyleSheets(below: assets)
    let theme = Theme(
      settings: settings, metrics: metrics, assets: assets,
      styleSheets: parts.map {
        ThemeStyleSheet(
          relativePath: $0.path, parts: $0.contents, metrics: metrics, colors: settings.colors,
          end: requirements.identity.styleSheet)
      },
      accents: accents(sheets + parts.flatMap(\.contents)), templateNames: Set(syntax.keys),
      extraKeys: Set(syntax.values.flatMap { $0.nodes.extraKeys }),
      placesCards: syntax.values.contains { $0.nodes.read("placement") }, templates: templates, catalog: catalog)
    return LoadedTheme(theme: theme, diagnostics: diagnostics.sorted())
  }

  /// The settings with the declared keys, which are nil where a file is broken, so that they are unknown.
  private mutating func readSettings() -> (settings: ThemeSettings, keys: [String]?) {
    var reader = ThemeSettingsReader()
    var isComplete = true
    for file in source.files where file.relativePath == "theme.yml" {
      guard let text = read(file) else {
        isComplete = false
        continue
      }
      reader.read(text, file: file.path)
    }
    diagnostics += reader.diagnostics
    if let base = reader.base, let overlayFolder, base.location?.file == "\(overlayFolder)/theme.yml" {
      let problem = ThemeProblem.invalidSettings("what lies over a theme extends none; write \"theme\" in site.yml")
      diagnostics.append(Diagnostic(.theme(problem), at: base.location))
    }
    let isKnown = isComplete && reader.diagnostics.isEmpty
    return (reader.settings, isKnown ? reader.settings.values.keys.sorted() : nil)
  }

  private mutating func readMetrics(font: ThemeIdentity.Stated<String>?) -> ThemeMetrics? {
    var reader = ThemeMetricsReader()
    for file in source.files where file.relativePath == "metrics.yml" {
      guard let text = read(file) else { continue }
      reader.read(text, file: file.path)
    }
    let metrics = reader.finish(font: font)
    diagnostics += reader.diagnostics
    return metrics
  }

  private mutating func checkSettings(_ keys: [String], known: [String]?) {
    guard let known else { return }
    for key in keys where !known.contains(key) {
      let suggestion = Suggestion.nearest(to: key, among: known)
      let problem = ThemeProblem.unknownSetting(key, suggestion: suggestion, known: known)
      diagnostics.append(Diagnostic(.theme(problem), at: statedAt))
    }
  }

  /// Warns where a language of the site has no file of strings, nor any that it falls back to before English.
  private mutating func checkLanguage(_ language: String) {
    guard LanguageTag(language).language != LanguageTag.english.language else { return }
    let translated = source.files.compactMap { $0.name(in: "strings", withExtension: "yml") }.map(LanguageTag.init)
    let wanted = LanguageTag(language).fallbacks.filter { $0 != .english }
    guard !translated.contains(where: wanted.contains) else { return }
    let others = translated.map(\.text).sorted()
    guard let fallback = translated.contains(.english) ? LanguageTag.english.text : others.first else { return }
    diagnostics.append(Diagnostic(.theme(.untranslated(language, fallback: fallback)), at: statedAt))
  }

  private mutating func readStrings(required: [String]) -> StringCatalog {
    var reader = ThemeFieldReader()
    var tables: [LanguageTag: StringTable] = [:]
    for file in source.files {
      guard let name = file.name(in: "strings", withExtension: "yml"), let text = read(file) else { continue }
      let language = LanguageTag(name)
      tables[language, default: StringTable(language: language)].read(text, file: file.path, with: &reader)
    }
    diagnostics += reader.diagnostics
    let catalog = StringCatalog(Array(tables.values))
    let strings = catalog.strings(in: .english)
    let location = SourceLocation(file: "\(folder)/strings/en.yml")
    for key in required where !strings.has(key) {
      diagnostics.append(Diagnostic(.theme(.missingString(key)), at: location))
    }
    return catalog
  }

  private mutating func readTemplates(
    _ requirements: ThemeRequirements, strings: StringKeys, settings: [String]?
  ) -> (templates: [String: any Sendable], fit: [String: TemplateSyntax]) {
    var sources: [String: TemplateSource] = [:]
    var unreadable: Set<String> = []
    for (name, file) in source.overriding({ $0.name(in: "templates", withExtension: "mustache") }) {
      let text = read(file)
      if text == nil { unreadable.insert(name) }
      // An unreadable template counts as an empty one, so that it is not reported as missing, too.
      sources[name] = TemplateSource(text ?? "", file: file.path)
    }
    for name in requirements.templates.keys where sources[name] == nil {
      let location = SourceLocation(file: "\(folder)/templates")
      diagnostics.append(Diagnostic(.theme(.missingTemplate(name)), at: location))
    }
    return bind(sources.mapValues { TemplateSyntax($0) }, unreadable, requirements, strings, settings)
  }

  /// Binds the names in all templates; of templates that are never rendered, only the syntax is checked.
  private mutating func bind(
    _ syntax: [String: TemplateSyntax], _ unreadable: Set<String>, _ requirements: ThemeRequirements,
    _ strings: StringKeys, _ settings: [String]?
  ) -> (templates: [String: any Sendable], fit: [String: TemplateSyntax]) {
    let graph = PartialGraph(syntax)
    let unfit = graph.endless.union(unreadable).union(syntax.filter { !$0.value.findings.isEmpty }.keys)
    var binder = TemplateBinder(templates: syntax, strings: strings, settings: settings, unfit: graph.endless)
    let roots = requirements.optionalTemplates.merging(requirements.templates) { _, required in required }
    var templates: [String: any Sendable] = [:]
    for (name, schema) in roots.sorted(by: { $0.key < $1.key }) {
      guard !graph.endless.contains(name), let template = schema.bind(name, &binder), !unfit.contains(name) else {
        continue
      }
      templates[name] = template
    }
    for template in syntax.values {
      diagnostics += template.findings.map { $0.diagnostic(in: template.source.file) }
    }
    diagnostics += graph.diagnostics + binder.diagnostics
    return (templates, syntax.filter { !unfit.contains($0.key) })
  }

  /// The style sheets of the folders in `styles`; an asset with the same path, which is written as a whole, is above.
  private mutating func readStyleSheets(below assets: [ThemeAsset]) -> [(path: String, contents: [StyleSheetContents])]
  {
    var parts: [String: [StyleSheetContents]] = [:]
    for (name, file) in source.overriding({ $0.name(in: "styles", withExtension: "css") }) {
      guard let end = name.lastIndex(of: "/") else { continue }
      let path = "\(name[..<end]).css"
      guard !assets.contains(where: { $0.relativePath == path }), let text = read(file) else { continue }
      // Each for itself, so that an open comment or string ends with its file.
      parts[path, default: []].append(StyleSheetContents(text))
    }
    return parts.sorted { $0.key < $1.key }.map { (path: $0.key, contents: $0.value) }
  }

  /// The colours of kinds in the light scheme, which may have none of its own; of two for one kind the later counts, as
  /// in browsers.
  private func accents(_ sheets: [StyleSheetContents]) -> [String: String] {
    var accents: [String: String] = [:]
    for declaration in sheets.flatMap(AccentDeclaration.all) {
      if declaration.names.isEmpty { accents = [:] }
      guard let light = declaration.light else { continue }
      for name in declaration.names { accents[name] = light }
    }
    return accents
  }

  private mutating func read(_ file: ThemeFile) -> String? {
    do throws(Diagnostic) {
      return try source.text(of: file)
    } catch {
      diagnostics.append(error)
      return nil
    }
  }
}
