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
