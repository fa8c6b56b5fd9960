import FeedDiagnostics

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
