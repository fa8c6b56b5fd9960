import FeedDiagnostics

/// Holds a theme against what a good one keeps to, beyond what a build needs of it.
struct ThemeAudit {
  /// What is doubtful or wrong, in the order of places.
  let diagnostics: [Diagnostic]

  /// Audits the files of a theme; `folder` is its own among those of its lineage.
  init(_ source: ThemeSources, folder: String, settings: ThemeSettings, requirements: ThemeRequirements) {
    let theme = AuditedTheme(source, folder: folder)
    diagnostics =
      [
        TemplateUseAudit(theme: theme, requirements: requirements).diagnostics,
        StringAudit(theme: theme, requirements: requirements, folder: folder).diagnostics,
        LayoutAudit(theme: theme).diagnostics,
        ElementAudit(theme: theme).diagnostics,
        StyleSheetAudit(theme: theme).diagnostics,
        BudgetAudit(theme: theme).diagnostics,
        ContrastAudit(theme: theme, settings: settings, settingsFile: "\(folder)/theme.yml").diagnostics,
      ].flatMap(\.self).sorted()
  }
}
