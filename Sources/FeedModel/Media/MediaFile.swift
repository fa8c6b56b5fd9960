/// A file with sound or pictures and what is known of it.
public struct MediaFile: Hashable, Sendable {
  /// Where the file is.
  public let source: MediaSource
  /// The MIME type (RFC 6838), for example `image/jpeg`.
  public let mimeType: String
  /// The size in bytes; nil for files elsewhere.
  public let byteCount: Int?
  /// Width and height in pixels as shown, turned as the file says; nil where unknown.
  public let pixelSize: PixelSize?
  /// How long it plays; nil for pictures and where unknown.
  public let duration: Duration?
  /// The average colour of a picture; nil where unknown, and where something would show through the picture.
  public let placeholder: PlaceholderColor?

  /// Creates a file.
  public init(
    source: MediaSource, mimeType: String, byteCount: Int? = nil, pixelSize: PixelSize? = nil,
    duration: Duration? = nil, placeholder: PlaceholderColor? = nil
  ) {
    self.source = source
    self.mimeType = mimeType
    self.byteCount = byteCount
    self.pixelSize = pixelSize
    self.duration = duration
    self.placeholder = placeholder
  }
}
