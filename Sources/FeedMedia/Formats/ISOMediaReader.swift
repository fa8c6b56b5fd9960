import FeedDiagnostics
import FeedModel

/// Reads MP4, M4A, QuickTime, 3GPP, AVIF and HEIF files (ISO/IEC 14496-12).
enum ISOMediaReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    var brand = "qt  "
    var movie = ISOMovie()
    var hasMovie = false
    var isCut = false
    var position = 0
    while let box = try ISOBox(source, at: position, limit: source.byteCount) {
      switch box.type {
      case "ftyp":
        brand = try source.code(at: box.start)
        facts.mimeType = type(ofBrand: brand)
      case "meta" where facts.mimeType?.hasPrefix("image/") == true:
        let items = try HEIFItems(source, meta: box)
        return try facts.setSize(
          width: items.width, height: items.height, isTurned: items.isTurned, part: "list of items")
      case "moov":
        hasMovie = true
        try movie.read(box, source)
      case "sidx": try movie.readIndex(box, source)
      default: break
      }
      isCut = isCut || box.isCut
      // Fragments repeat what is before them; there may be thousands.
      if hasMovie, box.type == "moof" { break }
      position = box.end
    }
    if facts.mimeType == nil, hasMovie {
      facts.mimeType = brand == "qt  " ? "video/quicktime" : movie.hasVideo ? "video/mp4" : "audio/mp4"
    }
    if let duration = movie.duration { facts.setDuration(duration.units, scale: duration.scale) }
    // The pictures of a recording are its cover and its chapters.
    if facts.mimeType?.hasPrefix("audio/") != true { facts.pixelSize = movie.pixelSize }
    guard hasMovie, !isCut else {
      if isCut || position > source.byteCount - 8 { throw .truncated }
      throw .damaged(part: "list of boxes")
    }
  }

  /// The MIME type that a brand alone determines (RFC 4337, RFC 6381, the registry of brands).
  static func type(ofBrand brand: String) -> String? {
    switch brand {
    case "avif", "avis": "image/avif"
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": "image/heic"
    case "M4A ", "M4B ", "F4A ", "F4B ": "audio/mp4"
    case "M4V ", "M4VH", "M4VP", "F4V ": "video/mp4"
    case "qt  ": "video/quicktime"
    default: brand.hasPrefix("3g") ? "video/3gpp" : nil
    }
  }
}

/// One box of an ISO base media file (ISO/IEC 14496-12, section 4.2).
struct ISOBox {
  /// What it holds, four characters.
  let type: String
  /// Where its type is.
  let name: Int
  /// Where its content begins, after its size and type.
  let start: Int
  let end: Int
  /// Whether it would end after what encloses it.
  let isCut: Bool

  /// Reads the box at a place within what ends at `limit`; nil where no box fits any more.
  init?(_ source: ByteSource, at position: Int, limit: Int) throws(MediaError) {
    guard position <= limit - 8 else { return nil }
    name = position + 4
    type = try source.code(at: name)
    var size = try source.bigEndian(at: position, count: 4)
    var header = 8
    switch size {
    case 0:
      // The last box of a file may leave its size open.
      size = limit - position
    case 1:
      size = try source.bigEndian(at: position + 8, count: 8)
      header = 16
    default: break
    }
    guard size >= header else { throw .damaged(part: "list of boxes") }
    start = position + header
    isCut = size > limit - position
    end = isCut ? limit : position + size
    guard start <= end else { throw .truncated }
  }

  /// The boxes inside, the first `skipping` bytes of the content left out.
  func children(_ source: ByteSource, skipping: Int = 0) throws(MediaError) -> [ISOBox] {
    var boxes: [ISOBox] = []
    var position = start + skipping
    while let box = try ISOBox(source, at: position, limit: end) {
      boxes.append(box)
      position = box.end
    }
    return boxes
  }

  /// The boxes of a range up to where none can be read any more, and what follows them.
  static func readable(in range: Range<Int>, _ source: ByteSource) -> (boxes: [ISOBox], rest: Range<Int>) {
    var boxes: [ISOBox] = []
    var position = range.lowerBound
    while let box = try? ISOBox(source, at: position, limit: range.upperBound) {
      boxes.append(box)
      position = box.end
    }
    return (boxes, position..<range.upperBound)
  }

  /// The version and the flags that full boxes begin with (section 4.2.2).
  func version(_ source: ByteSource) throws(MediaError) -> (version: Int, flags: Int) {
    let word = try source.bigEndian(at: start, count: 4)
    return (word >> 24, word & 0xFF_FFFF)
  }
}

extension [ISOBox] {
  subscript(type: String) -> ISOBox? { first { $0.type == type } }
}

/// What the movie box of an MP4 or QuickTime file says (ISO/IEC 14496-12, section 8).
struct ISOMovie {
  /// A length in units of which `scale` make a second.
  typealias Length = (units: Int, scale: Int)

  /// Width and height of the first video track as shown.
  private(set) var pixelSize: PixelSize?
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
    // Bytes after the box are none of its entries, whatever count it states.
    for position in stride(from: list + 4, to: min(list + 4 + count * 12, box.end - 11), by: 12) {
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

  /// `mvhd` and `mdhd` (sections 8.2.2 and 8.4.2): all ones mean an unknown length.
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

/// The properties of the primary item of an AVIF or HEIF image (ISO/IEC 23008-12, sections 6.5 and 9.3).
struct HEIFItems {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var isTurned = false

  init(_ source: ByteSource, meta: ISOBox) throws(MediaError) {
    let boxes = try meta.children(source, skipping: 4)
    guard let primary = boxes["pitm"], let properties = boxes["iprp"] else { throw .damaged(part: "list of items") }
    let isWide = try primary.version(source).version > 0
    let item = try source.bigEndian(at: primary.start + 4, count: isWide ? 4 : 2)
    let parts = try properties.children(source)
    guard let container = parts["ipco"] else { throw .damaged(part: "list of items") }
    let all = try container.children(source)
    for part in parts where part.type == "ipma" {
      for index in try Self.associations(of: item, in: part, source) where index >= 1 && index <= all.count {
        try apply(all[index - 1], source)
      }
    }
  }

  /// The numbers of an item's properties, counted from one (section 9.3.2, `ipma`).
  private static func associations(
    of item: Int, in box: ISOBox, _ source: ByteSource
  ) throws(MediaError) -> [Int] {
    let (version, flags) = try box.version(source)
    let count = try source.bigEndian(at: box.start + 4, count: 4)
    let (idLength, indexLength) = (version < 1 ? 2 : 4, flags & 1 == 0 ? 1 : 2)
    var position = box.start + 8
    for _ in 0..<count {
      // A box may say that it has thousands of millions of items.
      guard position < box.end else { break }
      let id = try source.bigEndian(at: position, count: idLength)
      let properties = Int(try source.byte(at: position + idLength))
      position += idLength + 1
      if id == item {
        // The highest bit says whether the property is essential.
        let mask = indexLength == 1 ? 0x7F : 0x7FFF
        // Bytes after the box are no numbers of its own, whatever count it states.
        return try (0..<min(properties, (box.end - position) / indexLength)).map { (number) throws(MediaError) in
          try source.bigEndian(at: position + number * indexLength, count: indexLength) & mask
        }
      }
      position += properties * indexLength
    }
    return []
  }

  private mutating func apply(_ property: ISOBox, _ source: ByteSource) throws(MediaError) {
    switch property.type {
    case "ispe":
      width = try source.bigEndian(at: property.start + 4, count: 4)
      height = try source.bigEndian(at: property.start + 8, count: 4)
    case "clap":
      // Section 8.2 of the video part, clean aperture: both sides are fractions.
      let numbers = try source.bytes(at: property.start, count: 16)
      width = Self.cut(width, numbers.prefix(8))
      height = Self.cut(height, numbers.dropFirst(8))
    case "irot":
      // Quarters of a turn; a mirror keeps both sides.
      if try source.byte(at: property.start) & 1 == 1 { isTurned.toggle() }
    default: break
    }
  }

  private static func cut(_ side: Int, _ fraction: ArraySlice<UInt8>) -> Int {
    let (numerator, denominator) = (fraction.prefix(4).bigEndian, fraction.dropFirst(4).bigEndian)
    guard denominator > 0, numerator / denominator > 0 else { return side }
    return min(side, numerator / denominator)
  }
}
