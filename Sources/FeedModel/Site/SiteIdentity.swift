public import FeedDiagnostics

/// The looks of a site in any theme: colours, a typeface, a logo and a cover.
public struct SiteIdentity: Hashable, Sendable {
  /// The colour of what can be pressed, and of what has no kind.
  public var accent: SiteColor?
  /// The colour of cards and of the sheets that entries are on.
  public var paper: SiteColor?
  /// The typeface, as the theme's metrics name it.
  public var font: String?
  /// Where the typeface is named.
  public var fontLocation: SourceLocation?
  /// What is in the header in place of the title.
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

/// The icon of a site, for tabs, bookmarks and home screens.
public struct SiteIcon: Hashable, Sendable {
  /// A drawing as SVG, which is fit for every size.
  public var drawing: Source?
  /// A picture as PNG, from which the sizes are made that take no drawing.
  public var picture: Source?

  /// Creates an icon from what there is of it.
  public init(drawing: Source? = nil, picture: Source? = nil) {
    self.drawing = drawing
    self.picture = picture
  }

  /// A file that an icon is made from.
  public struct Source: Hashable, Sendable {
    /// The content of the file.
    public let bytes: [UInt8]
    /// The file as messages name it.
    public let location: SourceLocation

    /// Creates a source.
    public init(bytes: [UInt8], location: SourceLocation) {
      self.bytes = bytes
      self.location = location
    }
  }

  /// How many pixels the longer side of a picture may have.
  public static let largestSide = 2048
  /// How many pixels a side of the largest icon has.
  public static let wantedSide = 512
}
