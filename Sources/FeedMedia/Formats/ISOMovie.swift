import FeedDiagnostics
import FeedModel

/// What the movie box of an MP4 or QuickTime file says (ISO/IEC 14496-12, section 8).
struct ISOMovie {
  /// A length in units of which `scale` make a second.
  typealias Length = (units: Int, scale: Int)

  /// Width and height of the first video track as shown.
  private(set) var pixelSize: PixelSize?
  /// Whether there is a video track.
  private(set) var hasVideo = false

  private var scale = 0
  private var whole: Length?
  private var track: Length?
  private var isFragmented = false
  private var fragments: Length?
  private var index: Length?

  /// How long the movie is; nil where that shows in its fragments only.
  ///
  /// Of a movie in fragments, the movie header knows the first one only (section 8.8.2).
  var duration: Length? { isFragmented ? fragments ?? index : whole ?? track }

  /// Reads `moov`.
  mutating func read(_ box: ISOBox, _ source: ByteSource) throws(MediaError) {
    for child in try box.children(source) {
      switch child.type {
      case "mvhd":
        let header = try time(child, source)
        scale = header.scale
        if header.units > 0 { whole = header }
      case "trak": try readTrack(child, source)
      case "mvex":
        isFragmented = true
        guard let header = try child.children(source)["mehd"] else { continue }
        let units = try source.bigEndian(at: header.start + 4, count: try header.isWide(source) ? 8 : 4)
        if units > 0 { fragments = (units, scale) }
      default: break
      }
    }
  }

  /// Adds up `sidx` (section 8.16.3), if it lists all fragments of the file and not only those that follow it.
  mutating func readIndex(_ box: ISOBox, _ source: ByteSource) throws(MediaError) {
    guard index == nil else { return }
    let isWide = try box.version(source).version != 0
    let scale = try source.bigEndian(at: box.start + 8, count: 4)
    let gap = try source.bigEndian(at: box.start + (isWide ? 20 : 16), count: isWide ? 8 : 4)
    let list = box.start + (isWide ? 28 : 20)
    let count = try source.bigEndian(at: list + 2, count: 2)
    guard gap <= source.byteCount else { return }
    var units = 0
    var end = box.end + gap
    for position in stride(from: list + 4, to: list + 4 + count * 12, by: 12) {
      let size = try source.bigEndian(at: position, count: 4)
      // The highest bit says that it leads to another index.
      guard size >> 31 == 0 else { return }
      end += size
      units += try source.bigEndian(at: position + 4, count: 4)
    }
    if let next = try ISOBox(source, at: end, limit: source.byteCount), ["moof", "sidx", "styp"].contains(next.type) {
      return
    }
    if units > 0 { index = (units, scale) }
  }

  private mutating func readTrack(_ box: ISOBox, _ source: ByteSource) throws(MediaError) {
    let children = try box.children(source)
    guard let media = try children["mdia"]?.children(source), let handler = media["hdlr"] else { return }
    if track == nil, let header = media["mdhd"] {
      let time = try time(header, source)
      if time.units > 0 { track = time }
    }
    guard try source.code(at: handler.start + 8) == "vide", !hasVideo else { return }
    hasVideo = true
    if let header = children["tkhd"] { pixelSize = try size(header, source) }
    if pixelSize == nil { pixelSize = try sampleSize(media, source) }
  }

  /// `mvhd` and `mdhd` (sections 8.2.2 and 8.4.2): all ones stand for an unknown length.
  private func time(_ box: ISOBox, _ source: ByteSource) throws(MediaError) -> Length {
    let isWide = try box.isWide(source)
    let scale = box.start + (isWide ? 20 : 12)
    let units = try source.bigEndian(at: scale + 4, count: isWide ? 8 : 4)
    return (units == (isWide ? .max : 0xFFFF_FFFF) ? 0 : units, try source.bigEndian(at: scale, count: 4))
  }

  /// `tkhd` (section 8.3.2): the size as shown, pixels that are not square included, before the matrix turns it.
  private func size(_ box: ISOBox, _ source: ByteSource) throws(MediaError) -> PixelSize? {
    let matrix = box.start + (try box.isWide(source) ? 52 : 40)
    let a = try source.bigEndian(at: matrix, count: 4)
    let b = try source.bigEndian(at: matrix + 4, count: 4)
    let c = try source.bigEndian(at: matrix + 12, count: 4)
    let d = try source.bigEndian(at: matrix + 16, count: 4)
    let width = (try source.bigEndian(at: matrix + 36, count: 4) + 0x8000) >> 16
    let height = (try source.bigEndian(at: matrix + 40, count: 4) + 0x8000) >> 16
    let isTurned = a == 0 && d == 0 && b != 0 && c != 0
    return isTurned ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
  }

  /// The first visual sample entry (section 12.1.3), for files whose track header leaves the size open.
  private func sampleSize(_ media: [ISOBox], _ source: ByteSource) throws(MediaError) -> PixelSize? {
    guard let table = try media["minf"]?.children(source)["stbl"],
      let descriptions = try table.children(source)["stsd"],
      let entry = try ISOBox(source, at: descriptions.start + 8, limit: descriptions.end)
    else { return nil }
    return PixelSize(
      width: try source.bigEndian(at: entry.start + 24, count: 2),
      height: try source.bigEndian(at: entry.start + 26, count: 2))
  }
}

extension ISOBox {
  /// Whether its times and lengths have eight bytes.
  fileprivate func isWide(_ source: ByteSource) throws(MediaError) -> Bool { try version(source).version == 1 }
}
