/// MIME types by file extension (the IANA registry, and what browsers agree on where it is silent).
package enum MediaTypes {
  /// The type of an unknown file.
  package static let unknown = "application/octet-stream"

  /// The type of a drawing, which is a document as well as a picture.
  package static let drawing = "image/svg+xml"

  /// Whether browsers treat a file with the name as an SVG drawing.
  package static func isDrawing(_ name: String) -> Bool { type(ofFile: name) == drawing }

  /// The type of a file by its name; ``unknown`` where the extension is.
  package static func type(ofFile name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return unknown }
    return types[name[name.index(after: dot)...].lowercased()] ?? unknown
  }

  /// The types that hardly any browser shows or plays, though programs and cameras write them.
  static let unsupported: Set = ["image/heic", "image/tiff", "audio/aiff", "video/x-msvideo"]

  /// Whether browsers show a file of that name as a picture.
  package static func isShownByBrowsers(_ name: String) -> Bool {
    let type = type(ofFile: name)
    return type.hasPrefix("image/") && !unsupported.contains(type)
  }

  /// Whether a file of that name holds pictures, sound or film.
  package static func isMedia(_ name: String) -> Bool {
    let type = type(ofFile: name)
    return ["image/", "audio/", "video/"].contains { type.hasPrefix($0) }
  }

  private static let types: [String: String] = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "svg": drawing, "apng": "image/apng", "bmp": "image/bmp", "heic": "image/heic",
    "ico": "image/vnd.microsoft.icon", "jfif": "image/jpeg", "jxl": "image/jxl", "tif": "image/tiff",
    "tiff": "image/tiff",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "ogg": "audio/ogg", "oga": "audio/ogg",
    "opus": "audio/ogg", "flac": "audio/flac", "wav": "audio/wav", "aif": "audio/aiff", "aiff": "audio/aiff",
    "aifc": "audio/aiff",
    "m4b": "audio/mp4", "weba": "audio/webm",
    "mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm", "ogv": "video/ogg", "mov": "video/quicktime",
    "mkv": "video/matroska", "3gp": "video/3gpp", "avi": "video/x-msvideo",
    "pdf": "application/pdf", "txt": "text/plain", "html": "text/html", "css": "text/css", "js": "text/javascript",
    "json": "application/json", "vtt": "text/vtt", "srt": "application/x-subrip", "xml": "application/xml",
    "zip": "application/zip",
  ]
}
