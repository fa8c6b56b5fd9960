/// MIME types by file extension (the IANA registry, and what browsers agree on where it is silent).
package enum MediaTypes {
  /// The type of a file by its name; `application/octet-stream` where the extension is unknown.
  package static func type(ofFile name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "application/octet-stream" }
    return types[name[name.index(after: dot)...].lowercased()] ?? "application/octet-stream"
  }

  private static let types: [String: String] = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "svg": "image/svg+xml",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "ogg": "audio/ogg", "oga": "audio/ogg",
    "opus": "audio/ogg", "flac": "audio/flac", "wav": "audio/wav",
    "mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm", "ogv": "video/ogg", "mov": "video/quicktime",
    "pdf": "application/pdf", "txt": "text/plain", "html": "text/html", "css": "text/css", "js": "text/javascript",
    "json": "application/json", "xml": "application/xml", "zip": "application/zip",
  ]
}
