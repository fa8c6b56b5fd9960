import FeedMedia

/// The media types of files by their names, as web hosts have them.
package enum ContentTypes {
  /// The type of a file, with the character set where there is text in it.
  package static func type(ofFile name: String) -> String {
    let fileName = name.split(separator: "/").last.map(String.init) ?? name
    // The address of a JSON Feed is ours to know; others are JSON.
    if fileName == "feed.json" { return "application/feed+json; charset=utf-8" }
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return MediaTypes.unknown }
    return types[fileName[fileName.index(after: dot)...].lowercased()] ?? MediaTypes.type(ofFile: fileName)
  }

  /// Whether a type is that of a page.
  package static func isPage(_ type: String) -> Bool { type.hasPrefix("text/html") }

  /// What is no medium, or has a character set.
  private static let types: [String: String] = [
    "atom": "application/atom+xml; charset=utf-8", "css": "text/css; charset=utf-8",
    "csv": "text/csv; charset=utf-8", "epub": "application/epub+zip", "gz": "application/gzip",
    "htm": "text/html; charset=utf-8", "html": "text/html; charset=utf-8", "ics": "text/calendar; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "json": "application/json", "jsonld": "application/ld+json",
    "m3u8": "application/vnd.apple.mpegurl", "map": "application/json", "md": "text/markdown; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "opml": "text/x-opml; charset=utf-8", "otf": "font/otf",
    "rss": "application/rss+xml; charset=utf-8", "srt": "application/x-subrip; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8", "ttf": "font/ttf", "txt": "text/plain; charset=utf-8",
    "vcf": "text/vcard; charset=utf-8", "vtt": "text/vtt; charset=utf-8", "wasm": "application/wasm",
    "webmanifest": "application/manifest+json", "woff": "font/woff", "woff2": "font/woff2",
    "xhtml": "application/xhtml+xml; charset=utf-8", "xml": "application/xml; charset=utf-8",
    "xsl": "application/xslt+xml; charset=utf-8",
  ]
}
