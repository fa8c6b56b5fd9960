import FeedDiagnostics
import FeedModel

/// A stream of an Ogg file by its first packet.
struct OggStream {
  /// Which pages are its own.
  let serial: Int
  /// How many units of a page's position make a second.
  private(set) var unitsPerSecond = 0
  /// Width and height of a film.
  private(set) var pixelSize: PixelSize?

  /// How many samples at the beginning are not heard.
  private var skipped = 0
  /// How many bits of a position count from the last key frame on.
  private var shift = 0
  /// Frames are counted in seconds of so many.
  private var denominator = 1

  /// Reads the packet on a stream's first page; nil where the codec is unknown.
  init?(_ source: ByteSource, _ page: OggPage) throws(MediaFault) {
    serial = page.serial
    let start = page.start
    if try source.holds("OpusHead", at: start) {
      // RFC 7845, sections 4 and 5.1: positions always count at 48 kHz.
      unitsPerSecond = 48_000
      skipped = try source.littleEndian(at: start + 10, count: 2)
    } else if try source.holds("\u{01}vorbis", at: start) {
      // Vorbis I, section 4.2.2.
      unitsPerSecond = try source.littleEndian(at: start + 12, count: 4)
    } else if try source.holds("\u{7F}FLAC", at: start) {
      // RFC 9639, section 10.1: behind the mapping's header stands a FLAC stream's beginning.
      unitsPerSecond = try source.bigEndian(at: start + 27, count: 4) >> 12
    } else if try source.holds("Speex   ", at: start) {
      unitsPerSecond = try source.littleEndian(at: start + 36, count: 4)
    } else if try source.byte(at: start) == 0x80, try source.holds("theora", at: start + 1) {
      // Theora specification, section 6.2: the picture inside of the frame, and the frames in a second.
      let width = try source.bigEndian(at: start + 14, count: 3)
      let height = try source.bigEndian(at: start + 17, count: 3)
      unitsPerSecond = try source.bigEndian(at: start + 22, count: 4)
      denominator = max(1, try source.bigEndian(at: start + 26, count: 4))
      shift = (try source.bigEndian(at: start + 40, count: 2) >> 5) & 0x1F
      pixelSize = PixelSize(width: width, height: height)
      guard pixelSize != nil else { throw .damaged(part: "stream header") }
    } else {
      return nil
    }
  }

  /// How many units are heard or seen up to a position.
  func length(atPosition position: Int) -> Int {
    guard pixelSize != nil else { return max(0, position - skipped) }
    let frames = (position >> shift).addingReportingOverflow(position & ((1 << shift) - 1))
    let units = frames.partialValue.multipliedReportingOverflow(by: denominator)
    return frames.overflow || units.overflow ? 0 : units.partialValue
  }
}
