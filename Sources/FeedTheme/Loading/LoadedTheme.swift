package import FeedDiagnostics

/// What came of loading a theme.
package struct LoadedTheme: Sendable {
  /// The theme; nil where there is none of the name. Templates with errors are left out of it and render as nothing.
  package let theme: Theme?
  /// All that is wrong with all its files, in the order of places.
  package let diagnostics: [Diagnostic]
}
