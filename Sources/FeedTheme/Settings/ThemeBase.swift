import FeedDiagnostics

/// The theme that another one extends, as its `theme.yml` names it.
struct ThemeBase: Hashable {
  /// The name of its folder.
  let name: String
  /// Where the name stands.
  let location: SourceLocation
}
