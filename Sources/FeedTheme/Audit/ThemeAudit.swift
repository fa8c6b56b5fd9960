import FeedDiagnostics

/// Checks a theme for what a good theme should do, beyond what a build needs.
struct ThemeAudit {
  let theme: AuditedTheme
  /// The theme's own folder among those of its lineage.
  let folder: String
  let loaded: Theme
  let requirements: ThemeRequirements

  var diagnostics: [Diagnostic] {
    [
      unusedTemplates, StringAudit(theme: theme, requirements: requirements, folder: folder).diagnostics,
      LayoutAudit(theme: theme).diagnostics, problemsOfElements, problemsOfStyleSheets, overweight, lowContrasts,
    ].flatMap(\.self).sorted()
  }

  /// The templates of the theme itself that no page can show.
  private var unusedTemplates: [Diagnostic] {
    let asked = Set(requirements.templates.keys).union(requirements.optionalTemplates.keys)
    var used = asked
    var waiting = Array(asked)
    while let name = waiting.popLast() {
      guard let template = theme.templates[name] else { continue }
      for partial in TemplateSyntax(TemplateSource(template.text, file: template.file.path)).partials
      where used.insert(partial.name).inserted {
        waiting.append(partial.name)
      }
    }
    return theme.templates.filter { $0.value.isOwn && !used.contains($0.key) }.map { name, file in
      file.diagnostic(.unusedTemplate(name, suggestion: Suggestion.nearest(to: name, among: asked)))
    }
  }

  /// Accents in style sheets that are hard to see on the background, in light or in dark surroundings.
  private var lowContrasts: [Diagnostic] {
    guard let background = loaded.settings.colors.background else { return [] }
    var found: [Diagnostic] = []
    for sheet in theme.styleSheets {
      for accent in AccentDeclaration.all(in: sheet.contents) {
        for (color, ground) in [(accent.light, background.light), (accent.dark, background.dark)] {
          guard let color, let ratio = ContrastRatio.tooLow(color, ground) else { continue }
          let problem = ThemeCheckProblem.lowContrast(accent.names.first ?? "", ratio: ratio, background: ground)
          found.append(sheet.file.diagnostic(problem, at: accent.place))
        }
      }
    }
    return found
  }

  // MARK: What is loaded

  /// What is wrong with what style sheets load.
  private var problemsOfStyleSheets: [Diagnostic] {
    theme.styleSheets.flatMap { sheet in
      sheet.contents.addresses.compactMap { address -> Diagnostic? in
        switch AssetReference(address: address.text, in: sheet.published) {
        case .elsewhere(let host): sheet.file.diagnostic(.thirdPartyRequest(host), at: address.place)
        case .asset(let name): missing(name).map { sheet.file.diagnostic($0, at: address.place) }
        case .other: nil
        }
      }
    }
  }

  /// What is wrong with the elements of all templates: what they load, scripts in attributes, images without words.
  private var problemsOfElements: [Diagnostic] {
    theme.templates.flatMap { name, file in
      (theme.elements[name] ?? []).flatMap { problems($0).map { file.diagnostic($0.problem, at: $0.place) } }
    }
  }

  private func problems(_ element: TemplateElement) -> [(problem: ThemeCheckProblem, place: TemplatePlace)] {
    var found: [(ThemeCheckProblem, TemplatePlace)] = []
    for attribute in element.attributes where Self.isScript(attribute) {
      found.append((.inlineScript(attribute: attribute.name), attribute.place))
    }
    for attribute in element.requests {
      guard case .elsewhere(let address) = AssetReference(attribute: attribute.value) else { continue }
      found.append((.thirdPartyRequest(address), attribute.valuePlace))
    }
    for attribute in element.attributes {
      guard case .asset(let path) = AssetReference(attribute: attribute.value), let problem = missing(path) else {
        continue
      }
      found.append((problem, attribute.valuePlace))
    }
    if element.name == "img", element.attribute("alt") == nil { found.append((.missingAlternative, element.place)) }
    return found
  }

  private static func isScript(_ attribute: TemplateAttribute) -> Bool {
    let isHandler = attribute.name.hasPrefix("on") && attribute.name.dropFirst(2).allSatisfy(\.isLetter)
    return isHandler && attribute.name.count > 2
      || attribute.name == "href" && attribute.value.lowercased().hasPrefix("javascript:")
  }

  /// The problem that a file is not among those of the theme; nil where it is.
  private func missing(_ asset: String) -> ThemeCheckProblem? {
    guard !theme.assets.contains(asset) else { return nil }
    return .missingAsset(asset, suggestion: Suggestion.nearest(to: asset, among: theme.assets))
  }

  // MARK: Weight

  /// The limits in bytes: what a phone with a slow connection gets in the first round trips.
  private static let styleSheetLimit = 40_000
  private static let scriptLimit = 20_000

  /// What pages load at most that weighs too much.
  private var overweight: [Diagnostic] {
    let paths = imported(by: linked("link", "href"))
    let styleSheets = theme.styleSheets.filter { paths.contains($0.published) }
    let whole = styleSheets.filter { !$0.isJoined }.map(\.size)
    // Those that are joined, as they are published.
    let joined = loaded.styleSheets.filter { paths.contains($0.relativePath) }.map(\.text.utf8.count)
    let scripts = linked("script", "src").sorted().compactMap { theme.scripts[$0] }.map { ($0, $0.text.utf8.count) }
    return [
      weigh(
        (whole + joined).reduce(0, +), of: styleSheets.map { ($0.file, $0.size) }, "the style sheets",
        Self.styleSheetLimit),
      weigh(scripts.reduce(0) { $0 + $1.1 }, of: scripts, "the scripts", Self.scriptLimit),
    ].compactMap(\.self)
  }

  private func linked(_ element: String, _ attribute: String) -> Set<String> {
    let values = theme.elements.values.joined().filter { $0.name == element }.compactMap { $0.attribute(attribute) }
    return Set(
      values.compactMap { value in
        guard case .asset(let path) = AssetReference(attribute: value.value) else { return nil }
        return path
      })
  }

  private func imported(by paths: Set<String>) -> Set<String> {
    var found = paths
    var waiting = Array(paths)
    while let path = waiting.popLast() {
      let addresses = theme.styleSheets.filter { $0.published == path }.flatMap(\.contents.addresses)
      for address in addresses where address.isImport {
        guard case .asset(let name) = AssetReference(address: address.text, in: path) else { continue }
        if found.insert(name).inserted { waiting.append(name) }
      }
    }
    return found
  }

  private func weigh(
    _ size: Int, of files: [(file: AuditedFile, size: Int)], _ what: String, _ limit: Int
  ) -> Diagnostic? {
    guard size > limit, let largest = files.max(by: { $0.size < $1.size }) else { return nil }
    return largest.file.diagnostic(.overBudget(what: what, size: size, limit: limit))
  }
}

/// How a template or a style sheet names a file.
enum AssetReference: Hashable {
  case asset(String)
  /// A file of another host.
  case elsewhere(String)
  /// Something else, such as a value of the page.
  case other

  /// What an attribute of a template names: `{{assets}}wall.css` is a file of the theme.
  init(attribute value: String) {
    let value = value.trimmingSpace
    if value.hasPrefix("{{assets}}") {
      let path = String(value.dropFirst("{{assets}}".count).prefix { $0 != "?" && $0 != "#" })
      self = path.isEmpty || path.contains("{{") ? .other : .asset(path)
    } else {
      self = Self.isElsewhere(value) ? .elsewhere(value) : .other
    }
  }

  /// What a style sheet in `assets/` names, relative to its own place.
  init(address: String, in styleSheet: String) {
    let address = address.trimmingSpace
    if Self.isElsewhere(address) {
      self = .elsewhere(address)
    } else if address.isEmpty || address.hasPrefix("#") || address.lowercased().hasPrefix("data:") {
      self = .other
    } else {
      var parts = styleSheet.split(separator: "/").dropLast()
      for part in address.prefix(while: { $0 != "?" && $0 != "#" }).split(separator: "/") where part != "." {
        if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
      }
      self = .asset(parts.joined(separator: "/"))
    }
  }

  private static func isElsewhere(_ address: String) -> Bool {
    let start = address.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://") || start.hasPrefix("//")
  }
}

extension String {
  fileprivate var trimmingSpace: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
