public import FeedDiagnostics

/// Which theme the site wears.
public struct ThemeChoice: Hashable, Sendable {
  /// The name of the theme's folder.
  public var name: String
  /// Settings that the site overrides, as the theme names them.
  public var settings: [ExtraField]
  /// Where the site names it; nil where it does not.
  public var location: SourceLocation?

  /// Creates a choice; the theme `wall` without changes where nothing is stated.
  public init(name: String = "wall", settings: [ExtraField] = [], location: SourceLocation? = nil) {
    self.name = name
    self.settings = settings
    self.location = location
  }
}
