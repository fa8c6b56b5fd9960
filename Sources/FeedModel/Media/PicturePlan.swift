/// How a picture of the site is published: its own file, and smaller ones beside it for the places where it is shown.
public struct PicturePlan: Hashable, Sendable {
  /// The MIME type of the picture, for example `image/jpeg`.
  public let mimeType: String
  /// The size of the picture in the content folder, as shown.
  public let originalSize: PixelSize
  /// The size of the published file.
  public let size: PixelSize
  /// Whether the published file is re-encoded: smaller, or turned as it is shown.
  public let isRedrawn: Bool
  /// The files beside the picture, the narrowest first, those in its own format before those in WebP.
  ///
  /// WebP comes in the picture's own width as well, where that is no larger than the largest of the others.
  public let renditions: [PictureRendition]

  /// The widths of the smaller files; what is shown larger than the largest of them takes the picture itself.
  public static let widths = [160, 320, 640, 1080, 1600]

  /// How many pixels the longer side of a published picture has at most.
  public static let longestSide = 2400

  /// Plans a picture.
  ///
  /// - Parameters:
  ///   - mimeType: The type of its own file.
  ///   - originalSize: The size of its own file, as it is shown.
  ///   - isUpright: Whether its rows of pixels are those that are shown.
  ///   - keepsOriginal: Whether its own file is published as large as it is.
  public init(mimeType: String, originalSize: PixelSize, isUpright: Bool, keepsOriginal: Bool) {
    self.mimeType = mimeType
    self.originalSize = originalSize
    size = keepsOriginal ? originalSize : Self.published(originalSize)
    isRedrawn = !keepsOriginal && (!isUpright || size != originalSize)
    renditions = Self.renditions(of: mimeType, size)
  }

  /// Half of the size where that is large enough: halving is quickest and loses the least detail.
  private static func published(_ original: PixelSize) -> PixelSize {
    let side = max(original.width, original.height)
    guard side > longestSide else { return original }
    let half = (side + 1) / 2
    let isHalf = half <= longestSide && half >= longestSide * 3 / 4
    return isHalf
      ? PixelSize(width: (original.width + 1) / 2, height: (original.height + 1) / 2) ?? original
      : original.scaled(by: longestSide, over: side)
  }

  private static func renditions(of mimeType: String, _ size: PixelSize) -> [PictureRendition] {
    let narrower = Self.widths.filter { $0 < size.width }.map { size.scaled(by: $0, over: size.width) }
    let sameFormat = narrower.map { PictureRendition(mimeType: mimeType, size: $0, hasOtherFormat: false) }
    guard mimeType != Self.webP else { return sameFormat }
    let full = size.width <= Self.widths[Self.widths.count - 1] ? [size] : []
    return sameFormat + (narrower + full).map { PictureRendition(mimeType: Self.webP, size: $0, hasOtherFormat: true) }
  }

  private static let webP = "image/webp"
}

/// A picture in another width or format than its own.
public struct PictureRendition: Hashable, Sendable {
  /// The MIME type.
  public let mimeType: String
  /// Width and height in pixels.
  public let size: PixelSize
  /// Whether the picture itself is in another format.
  fileprivate let hasOtherFormat: Bool

  /// The address beside that of the picture: `/rain.640.jpg` of `/rain.jpg`, or `/rain.jpg.640.webp`.
  public func route(of picture: Route) -> Route {
    var path: [UInt8] = []
    appendAddress(beside: Array(picture.path.utf8), to: &path)
    return picture.lengthened(to: String(decoding: path, as: UTF8.self))
  }

  /// Appends the address of the file, given that of the picture, both percent-encoded or neither.
  package func appendAddress(beside picture: [UInt8], to text: inout [UInt8]) {
    let dot = UInt8(ascii: ".")
    let end = hasOtherFormat ? picture.endIndex : picture.lastIndex(of: dot) ?? picture.endIndex
    text += picture[..<end]
    text.append(dot)
    text += String(size.width).utf8
    text += picture[end...]
    if hasOtherFormat { text += ".webp".utf8 }
  }
}

extension PixelSize {
  /// The size times a fraction, no side below one.
  public func scaled(by numerator: Int, over denominator: Int) -> PixelSize {
    func side(_ length: Int) -> Int { max(1, (length * numerator + denominator / 2) / denominator) }
    return PixelSize(width: side(width), height: side(height)) ?? self
  }
}

/// A file of the content folder that is published.
public struct PublishedFile: Hashable, Sendable {
  /// The path relative to the content folder.
  public let path: String
  /// Where the file is.
  public let location: String
  /// The address at which it is published.
  public let route: Route
  /// In which sizes it is published; nil for all files but the pictures that entries name.
  public let plan: PicturePlan?

  /// Creates a record.
  public init(path: String, location: String, route: Route, plan: PicturePlan? = nil) {
    self.path = path
    self.location = location
    self.route = route
    self.plan = plan
  }
}
