package import FeedModel

/// What the content of a media file says of it; all that is unknown is nil.
package struct MediaFacts: Equatable, Sendable {
  /// The MIME type.
  package var mimeType: String?
  /// Width and height as shown.
  package var pixelSize: PixelSize?
  /// How long it plays.
  package var duration: Duration?

  /// Sets the duration to a number of units, of which there are `scale` a second; nothing where either is zero.
  mutating func setDuration(_ units: Int, scale: Int) {
    guard units > 0, scale > 0 else { return }
    let seconds = units / scale
    // A century is no length of a recording.
    guard seconds < 3_155_760_000 else { return }
    duration = .seconds(seconds) + .milliseconds(Int(Double(units % scale) / Double(scale) * 1000))
  }

  /// Sets the size unless one of its sides is zero or beyond all screens.
  mutating func setSize(width: Int, height: Int, isTurned: Bool = false) {
    guard max(width, height) <= Int(Int32.max) else { return }
    pixelSize = isTurned ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
  }
}
