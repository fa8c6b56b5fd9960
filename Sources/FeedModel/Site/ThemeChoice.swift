/// Which theme the site wears.
public struct ThemeChoice: Hashable, Sendable {
  /// The name of the theme's folder.
  public var name: String
  /// Settings that the site overrides, as the theme names them.
  public var settings: [ExtraField]

  /// Creates a choice; the theme `wall` without changes where nothing is stated.
  public init(name: String = "wall", settings: [ExtraField] = []) {
    self.name = name
    self.settings = settings
  }
}
