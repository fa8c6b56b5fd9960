import FeedDiagnostics
import FeedModel

/// The tracks of a WebM or Matroska file (RFC 9559, section 5.1.4).
struct MatroskaTracks {
  /// Whether there is a video track.
  private(set) var hasVideo = false
  /// Width and height of the first video track as shown.
  private(set) var pixelSize: PixelSize?

  /// Reads `Tracks`.
  init(_ element: EBMLElement, _ source: ByteSource) throws(MediaFault) {
    try MatroskaReader.eachChild(of: element, source) { (entry) throws(MediaFault) in
      guard entry.identifier == 0xAE else { return true }
      try MatroskaReader.eachChild(of: entry, source) { (field) throws(MediaFault) in
        guard field.identifier == 0xE0, !hasVideo else { return true }
        hasVideo = true
        pixelSize = try Self.size(field, source)
        return true
      }
      return true
    }
  }

  /// The size for the screen where it is said in pixels, else that of the frames.
  private static func size(_ video: EBMLElement, _ source: ByteSource) throws(MediaFault) -> PixelSize? {
    var numbers: [Int: Int] = [:]
    try MatroskaReader.eachChild(of: video, source) { (field) throws(MediaFault) in
      if [0xB0, 0xBA, 0x54B0, 0x54BA, 0x54B2].contains(field.identifier) {
        numbers[field.identifier] = min(try field.unsigned(source), Int(Int32.max))
      }
      return true
    }
    let frame = PixelSize(width: numbers[0xB0] ?? 0, height: numbers[0xBA] ?? 0)
    guard numbers[0x54B2] ?? 0 == 0, let width = numbers[0x54B0], let height = numbers[0x54BA] else { return frame }
    return PixelSize(width: width, height: height) ?? frame
  }
}
