import FeedDiagnostics

/// Reads MP4, M4A, QuickTime, 3GPP, AVIF and HEIF files (ISO/IEC 14496-12).
enum ISOMediaReader: MediaFormatReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaFault) {
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
  private static func type(ofBrand brand: String) -> String? {
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
