public import FeedDiagnostics

/// What makes a site look like nobody else's, in any theme: colours, a typeface, a logo and a cover.
public struct SiteIdentity: Hashable, Sendable {
  /// The colour of what can be pressed, and of what has no kind.
  public var accent: SiteColor?
  /// The colour of cards and of the sheets that entries stand on.
  public var paper: SiteColor?
  /// The typeface, as the theme's metrics name it.
  public var font: String?
  /// Where the typeface is named.
  public var fontLocation: SourceLocation?
  /// What stands in the header in place of the title.
  public var logo: Photo?
  /// The picture above the home wall.
  public var cover: Photo?

  /// Creates an identity; a site without one looks as its theme does.
  public init() {}
}

/// A colour that `site.yml` states.
public struct SiteColor: Hashable, Sendable {
  /// Which surroundings it is for.
  public enum Value: Hashable, Sendable {
    /// One colour as `#rrggbb`.
    case one(String)
    /// A colour for light surroundings and one for dark ones; nil for that of the theme.
    case each(light: String?, dark: String?)
  }

  /// The colour.
  public let value: Value
  /// Where it is stated.
  public let location: SourceLocation

  /// Creates a colour.
  public init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}
