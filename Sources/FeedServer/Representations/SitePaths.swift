import FeedMedia
package import FeedModel

/// Finds the files of a site for the paths of requests: pretty addresses, their redirects and the base path.
package struct SitePaths: Sendable {
  package enum Destination: Equatable, Sendable {
    /// To a file, by its path in the output folder.
    case file(String)
    /// To another path of this host.
    case redirect(String)
    case nothing
  }

  private let resolver: URLResolver
  /// The names of the folders that the site's root lies in.
  private let base: [String]

  package init(site: SiteURL) {
    resolver = URLResolver(site: site)
    base = RequestPath(target: site.basePath)?.names ?? []
  }

  /// Finds out where a path leads.
  ///
  /// - Parameter exists: Whether there is a file in the output folder.
  package func destination(of path: RequestPath, exists: (String) -> Bool) -> Destination {
    guard path.names.starts(with: base) else {
      // The bare address of the host means the site.
      return path.names.isEmpty ? redirect(to: [], path) : .nothing
    }
    let names = path.names[base.count...]
    if names.isEmpty, !path.endsWithSlash, !base.isEmpty { return redirect(to: [], path) }
    let file = names.joined(separator: "/")
    if path.endsWithSlash || names.isEmpty {
      let page = file.isEmpty ? Self.index : file + "/" + Self.index
      return exists(page) ? .file(page) : .nothing
    }
    if exists(file) { return names.last == Self.index ? redirect(to: names.dropLast(), path) : .file(file) }
    return exists(file + "/" + Self.index) ? redirect(to: names, path) : .nothing
  }

  private static let index = "index.html"

  private func redirect(to names: ArraySlice<String>, _ path: RequestPath) -> Destination {
    .redirect(resolver.path(to: Route(names.map { $0 + "/" }.joined())) + path.query)
  }
}

/// The media types of files by their names, as web hosts have them.
package enum ContentTypes {
  /// The type of a file, with the character set where there is text in it.
  package static func type(ofFile name: String) -> String {
    // Feedsite's own JSON Feeds have this name; other files are JSON.
    if name.fileName == "feed.json" { return "application/feed+json; charset=utf-8" }
    return types[name.fileExtension] ?? MediaTypes.type(ofFile: name)
  }

  package static func isPage(_ type: String) -> Bool { type.hasPrefix("text/html") }

  /// Types that are no media, or that state a character set.
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
