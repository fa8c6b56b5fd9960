import FeedDiagnostics

/// Reads MP4, M4A, QuickTime, 3GPP, AVIF and HEIF files (ISO/IEC 14496-12).
enum ISOMediaReader: MediaFormatReader {
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
        return try HEIFItems(source, meta: box).note(into: &facts)
      case "moov":
        hasMovie = true
        try movie.read(box, source)
      case "sidx": try movie.readIndex(box, source)
      default: break
      }
      isCut = isCut || box.isCut
      // Fragments repeat what stands before them; there may be thousands.
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

  /// The MIME type that a brand stands for by itself (RFC 4337, RFC 6381, the registry of brands).
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
  /// Where its type stands.
  let name: Int
  /// Where its content begins, behind its size and type.
  let start: Int
  /// Where it ends.
  let end: Int
  /// Whether it would end behind what encloses it.
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

  /// The version and the flags that full boxes begin with (section 4.2.2).
  func version(_ source: ByteSource) throws(MediaError) -> (version: Int, flags: Int) {
    let word = try source.bigEndian(at: start, count: 4)
    return (word >> 24, word & 0xFF_FFFF)
  }
}

extension [ISOBox] {
  /// The first of a type.
  subscript(type: String) -> ISOBox? { first { $0.type == type } }
}
