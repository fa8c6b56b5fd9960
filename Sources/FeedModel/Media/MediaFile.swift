import FeedMarkdown

/// A file with sound or pictures and what is known of it.
public struct MediaFile: Hashable, Sendable {
  /// Where the file is.
  public var source: MediaSource { facts.value.source }
  /// The MIME type (RFC 6838), for example `image/jpeg`.
  public var mimeType: String { facts.value.mimeType }
  /// The size in bytes; nil for files elsewhere, and for pictures that are re-encoded.
  public var byteCount: Int? { facts.value.byteCount }
  /// Width and height in pixels as shown, turned as the file says; nil where unknown.
  public var pixelSize: PixelSize? { facts.value.pixelSize }
  /// How long it plays; nil for pictures and where unknown.
  public var duration: Duration? { facts.value.duration }
  /// The average colour of a picture; nil where unknown, and where something would show through the picture.
  public var placeholder: PictureColor? { facts.value.placeholder }
  /// The colour that dominates a picture; nil where unknown, and where none does.
  public var dominantColor: PictureColor? { facts.value.dominantColor }
  /// In which other sizes a picture is published; nil for files that are published in one form only.
  public var plan: PicturePlan? { facts.value.plan }

  /// What is known, beside the file: entries, people and what refers to them have room for several files each, and few
  /// have one.
  private struct Facts: Hashable, Sendable {
    let source: MediaSource
    let mimeType: String
    var byteCount: Int?
    let pixelSize: PixelSize?
    let duration: Duration?
    let placeholder: PictureColor?
    let dominantColor: PictureColor?
    let plan: PicturePlan?
  }

  private var facts: Shared<Facts>

  /// Creates a file.
  public init(
    source: MediaSource, mimeType: String, byteCount: Int? = nil, pixelSize: PixelSize? = nil,
    duration: Duration? = nil, placeholder: PictureColor? = nil, dominantColor: PictureColor? = nil,
    plan: PicturePlan? = nil
  ) {
    facts = Shared(
      Facts(
        source: source, mimeType: mimeType, byteCount: byteCount, pixelSize: pixelSize, duration: duration,
        placeholder: placeholder, dominantColor: dominantColor, plan: plan))
  }

  /// The same file with its size in bytes.
  package func measured(_ byteCount: Int) -> MediaFile {
    var facts = facts.value
    facts.byteCount = byteCount
    var copy = self
    copy.facts = Shared(facts)
    return copy
  }
}

/// Where a file with sound or pictures is.
public enum MediaSource: Hashable, Sendable {
  /// The site publishes it.
  case published(Route)
  /// Another site publishes it; the address is absolute.
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

/// A colour of a picture, in few bits: it is a placeholder until the picture is there.
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
