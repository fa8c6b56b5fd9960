/// A file with sound or pictures and what is known of it.
public struct MediaFile: Hashable, Sendable {
  /// Where the file is.
  public let source: MediaSource
  /// The MIME type (RFC 6838), for example `image/jpeg`.
  public let mimeType: String
  /// The size in bytes; nil for files elsewhere, and for pictures that are drawn anew.
  public let byteCount: Int?
  /// Width and height in pixels as shown, turned as the file says; nil where unknown.
  public let pixelSize: PixelSize?
  /// How long it plays; nil for pictures and where unknown.
  public let duration: Duration?
  /// The average colour of a picture; nil where unknown, and where something would show through the picture.
  public let placeholder: PictureColor?
  /// The colour that dominates a picture; nil where unknown, and where none does.
  public let dominantColor: PictureColor?
  /// In which other sizes a picture is published; nil for files that are published in one form only.
  public let plan: PicturePlan?

  /// Creates a file.
  public init(
    source: MediaSource, mimeType: String, byteCount: Int? = nil, pixelSize: PixelSize? = nil,
    duration: Duration? = nil, placeholder: PictureColor? = nil, dominantColor: PictureColor? = nil,
    plan: PicturePlan? = nil
  ) {
    self.source = source
    self.mimeType = mimeType
    self.byteCount = byteCount
    self.pixelSize = pixelSize
    self.duration = duration
    self.placeholder = placeholder
    self.dominantColor = dominantColor
    self.plan = plan
  }
}

extension MediaFile {
  /// The same file, of which the size in bytes is known.
  package func measured(_ byteCount: Int) -> MediaFile {
    MediaFile(
      source: source, mimeType: mimeType, byteCount: byteCount, pixelSize: pixelSize, duration: duration,
      placeholder: placeholder, dominantColor: dominantColor, plan: plan)
  }
}

/// Where a file with sound or pictures is.
public enum MediaSource: Hashable, Sendable {
  /// The site publishes it.
  case published(Route)
  /// Somebody else does; the address is absolute.
  case external(String)
}

/// Width and height in pixels, both above zero.
public struct PixelSize: Hashable, Sendable {
  /// Pixels from left to right.
  public let width: Int
  /// Pixels from top to bottom.
  public let height: Int

  /// Creates a size; nil where a side is not above zero.
  public init?(width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }
}

/// A colour of a picture, as exactly as somebody needs to know it who has not seen the picture.
public struct PictureColor: Hashable, Sendable {
  /// Red, from 0 to 7.
  public let red: Int
  /// Green, from 0 to 7.
  public let green: Int
  /// Blue, from 0 to 7.
  public let blue: Int

  /// Creates a colour; what lies outside 0 to 7 becomes the nearer of the two.
  public init(red: Int, green: Int, blue: Int) {
    self.red = min(max(red, 0), 7)
    self.green = min(max(green, 0), 7)
    self.blue = min(max(blue, 0), 7)
  }

  /// The colour as CSS writes it: `#b66d24`.
  public var hexadecimal: String {
    let parts = [red, green, blue].map { ($0 * 255 + 3) / 7 }
    // The digit in front keeps the zeros.
    return "#" + String(parts.reduce(1) { $0 << 8 | $1 }, radix: 16).dropFirst()
  }
}
