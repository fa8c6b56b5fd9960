public import FeedDiagnostics

/// The picture that stands for the site: in tabs, in lists of bookmarks and on home screens.
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
    /// Width and height in pixels; nil where a drawing does not say.
    public let pixelSize: PixelSize?
    /// The file as messages name it.
    public let location: SourceLocation

    /// Creates a source.
    public init(bytes: [UInt8], pixelSize: PixelSize?, location: SourceLocation) {
      self.bytes = bytes
      self.pixelSize = pixelSize
      self.location = location
    }
  }

  /// How many pixels the longer side of a picture may have.
  public static let largestSide = 2048
  /// How many pixels a side of the largest icon has.
  public static let wantedSide = 512
}
