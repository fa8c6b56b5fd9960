import FeedDiagnostics

/// Holds a theme against what a good one keeps to, beyond what a build needs of it.
struct ThemeAudit {
  /// What is doubtful or wrong, in the order of places.
  let diagnostics: [Diagnostic]

  /// Audits the files of a theme; `folder` is its own among those of its lineage, and `loaded` is what a build
  /// makes of them.
  init(_ source: ThemeSources, folder: String, loaded: Theme, requirements: ThemeRequirements) {
    let theme = AuditedTheme(source, folder: folder)
    diagnostics =
      [
        TemplateUseAudit(theme: theme, requirements: requirements).diagnostics,
        StringAudit(theme: theme, requirements: requirements, folder: folder).diagnostics,
        LayoutAudit(theme: theme).diagnostics,
        ElementAudit(theme: theme).diagnostics,
        StyleSheetAudit(theme: theme).diagnostics,
        BudgetAudit(theme: theme, joined: loaded.styleSheets).diagnostics,
        ContrastAudit(theme: theme, settings: loaded.settings).diagnostics,
      ].flatMap(\.self).sorted()
  }
}

/// Looks at what style sheets load.
struct StyleSheetAudit {
  let theme: AuditedTheme

  /// What is wrong.
  var diagnostics: [Diagnostic] {
    theme.styleSheets.flatMap { sheet in
      sheet.contents.addresses.compactMap { address in
        switch AssetReference(address: address.text, in: sheet.published) {
        case .elsewhere(let host): sheet.file.diagnostic(.thirdPartyRequest(host), at: address.place)
        case .asset(let name) where !theme.assets.contains(name):
          sheet.file.diagnostic(
            .missingAsset(name, suggestion: Suggestion.nearest(to: name, among: theme.assets)), at: address.place)
        case .asset, .other: nil
        }
      }
    }
  }
}

/// Looks for templates of the theme itself that no page can show.
struct TemplateUseAudit {
  let theme: AuditedTheme
  let requirements: ThemeRequirements

  /// The templates that nothing uses.
  var diagnostics: [Diagnostic] {
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
}

/// Looks at the elements of all templates: what they load, scripts in attributes, images without words.
struct ElementAudit {
  let theme: AuditedTheme

  /// What is wrong.
  var diagnostics: [Diagnostic] {
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
      guard case .asset(let path) = AssetReference(attribute: attribute.value), !theme.assets.contains(path) else {
        continue
      }
      found.append(
        (.missingAsset(path, suggestion: Suggestion.nearest(to: path, among: theme.assets)), attribute.valuePlace))
    }
    if element.name == "img", element.attribute("alt") == nil { found.append((.missingAlternative, element.place)) }
    return found
  }

  private static func isScript(_ attribute: TemplateAttribute) -> Bool {
    let isHandler = attribute.name.hasPrefix("on") && attribute.name.dropFirst(2).allSatisfy(\.isLetter)
    return isHandler && attribute.name.count > 2
      || attribute.name == "href" && attribute.value.lowercased().hasPrefix("javascript:")
  }
}

/// Weighs what the pages of a theme load at most.
struct BudgetAudit {
  let theme: AuditedTheme
  /// The style sheets that are joined, as they are published.
  let joined: [ThemeStyleSheet]

  /// The limits in bytes: what a phone with a slow connection gets in the first round trips.
  private static let styleSheetLimit = 40_000
  private static let scriptLimit = 20_000

  /// What weighs too much.
  var diagnostics: [Diagnostic] {
    let paths = imported(by: linked("link", "href"))
    let styleSheets = theme.styleSheets.filter { paths.contains($0.published) }
    let whole = styleSheets.filter { !$0.isJoined }.map(\.size)
    let published = joined.filter { paths.contains($0.relativePath) }.map(\.text.utf8.count)
    let scripts = linked("script", "src").sorted().compactMap { theme.scripts[$0] }.map { ($0, $0.text.utf8.count) }
    return [
      weigh(
        (whole + published).reduce(0, +), of: styleSheets.map { ($0.file, $0.size) }, "the style sheets",
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

/// Holds the accents in the style sheets of a theme against its background, in light and in dark surroundings.
struct ContrastAudit {
  let theme: AuditedTheme
  let settings: ThemeSettings

  /// The accents that are hard to see.
  var diagnostics: [Diagnostic] {
    guard let background = settings.colors.background else { return [] }
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
}

/// How a template or a style sheet names a file.
enum AssetReference: Hashable {
  /// A file of the theme, by its path in `assets/`.
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
