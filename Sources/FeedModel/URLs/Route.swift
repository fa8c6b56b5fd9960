package import FeedDiagnostics
import Foundation

/// An address within the site: a path from its root, in Unicode, for example `/songs/雨/` or `/feed.xml`.
public struct Route: Hashable, Sendable {
  /// The path, which begins with a slash and ends with one where it names a page.
  public let path: String
  /// Whether addresses write the path as it is: most do, and ask often.
  let isPlain: Bool

  /// Creates a route; a missing slash at the beginning is added, `.` and `..` are resolved and never leave the root.
  public init(_ path: String) {
    let path = path.utf8.first == UInt8(ascii: "/") ? path : "/" + path
    if let isPlain = Self.plainness(ofUsual: path) {
      (self.path, self.isPlain) = (path, isPlain)
      return
    }
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
    var kept: [Substring] = []
    for part in parts {
      switch part {
      case ".": continue
      case "..": _ = kept.popLast()
      default: kept.append(part)
      }
    }
    let endsWithSlash = path.utf8.last == UInt8(ascii: "/") || [".", ".."].contains(parts.last)
    let resolved = kept.isEmpty ? "/" : "/" + kept.joined(separator: "/") + (endsWithSlash ? "/" : "")
    (self.path, isPlain) = (resolved, PercentEncoding.isPlain(resolved, keepingReserved: false))
  }

  private init(normal path: String, isPlain: Bool) { (self.path, self.isPlain) = (path, isPlain) }

  /// The root of the site.
  public static let home = Route("/")

  /// Whether the route names a page, which is written as `index.html` in a folder of that name.
  public var isPage: Bool { path.utf8.last == UInt8(ascii: "/") }

  /// The file that holds it, relative to the output folder.
  public var file: String {
    let name = isPage ? "index.html" : ""
    var file = ""
    // No more room than it needs: many are kept.
    file.reserveCapacity(path.utf8.count - 1 + name.utf8.count)
    file += Substring(path.utf8.dropFirst())
    file += name
    return file
  }

  /// The path up to its last slash, to which relative addresses are resolved (RFC 3986 section 5.2.3).
  package var folder: String { path.folderPrefix }

  /// The route of a file or page below this one.
  public func appending(_ relativePath: String) -> Route { Route((isPage ? path : path + "/") + relativePath) }

  /// The route with letters, digits and dots added to the name of its file.
  func lengthened(to path: String) -> Route { Route(normal: path, isPlain: isPlain) }

  /// A key that two routes share if they are the same to a file system that ignores case and normalisation.
  public var collisionKey: String { Self.collisionKey(ofFile: file) }

  /// A key that two files, given relative to the output folder, share if such a file system takes them for the same.
  package static func collisionKey(ofFile file: String) -> String {
    if file.isLowercaseNFC { return file }
    // Lower case alone would keep `ß` from `SS` and `ς` from `Σ`, which such file systems hold for the same.
    guard file.utf8.contains(where: { $0 >= 0x80 }) else { return file.lowercased() }
    return file.precomposedStringWithCanonicalMapping.folding(options: .caseInsensitive, locale: nil)
      .precomposedStringWithCanonicalMapping
  }

  /// Whether addresses write a path as it is, which begins with a slash; nil where a part of it could be empty, `.` or
  /// `..`.
  private static func plainness(ofUsual path: String) -> Bool? {
    let slash = UInt8(ascii: "/")
    var previous: UInt8 = 0
    var isPlain = true
    for byte in path.utf8 {
      if previous == slash && (byte == slash || byte == UInt8(ascii: ".")) { return nil }
      isPlain = isPlain && !PercentEncoding.needsLook(byte, reserved: false)
      previous = byte
    }
    return isPlain
  }
}

extension Route: Comparable {
  /// Orders by the path's UTF-8 bytes.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    // What addresses write as it is is in ASCII, which texts are compared by as they lie in memory.
    lhs.isPlain && rhs.isPlain ? lhs.path < rhs.path : lhs.path.utf8.lexicographicallyPrecedes(rhs.path.utf8)
  }
}

extension Route: CustomStringConvertible {
  /// The path.
  public var description: String { path }
}

// MARK: Files that no site has

extension Route {
  /// Files and folders with a dot before their names that belong to a site, since web hosts read them (RFC 8615, and the
  /// usual static hosts). All others in an output folder, such as `.git`, are its owner's.
  package static let namesForHosts: Set<String> = [".well-known", ".nojekyll", ".htaccess", ".domains"]

  /// The first part of a file's path that begins with a dot and that web hosts do not read; nil if there is none.
  package static func hiddenName(inFile file: String) -> String? {
    let (dot, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
    var previous = slash
    let mayHide = file.utf8.contains { byte in
      defer { previous = byte }
      return byte == dot && previous == slash
    }
    guard mayHide else { return nil }
    // Split as bytes, since a combining mark after a slash does not hide it from the system.
    return file.utf8.split(separator: slash).lazy.map { String(Substring($0)) }.first { part in
      part.utf8.first == dot && part != "." && part != ".." && !namesForHosts.contains(part)
    }
  }

  /// The part of the path that makes web hosts read it as configuration and not as a page: an entry with this address
  /// could break the site or change how it is served. Nil if there is none.
  package var orderForHosts: String? {
    // Hardly any address of a page holds what all of these names have.
    let mayBeOne = path.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") } || path.hasPrefix("/CNAME")
    guard mayBeOne else { return nil }
    let parts = path.split(separator: "/").map(String.init)
    if let first = parts.first, Self.ordersInRoot.contains(first) { return first }
    return parts.first { Self.namesForHosts.contains($0.lowercased()) || $0.lowercased() == "web.config" }
  }

  /// What keeps any page from having the address; nil where nothing does.
  package var problemOfPage: Problem? { problemOfNames ?? problemOfLength }

  /// What no file system takes: a part that is too long, or a path that is.
  package var problemOfLength: Problem? {
    guard file.utf8.count > Self.longestName else { return nil }
    if let part = file.utf8.split(separator: UInt8(ascii: "/")).first(where: { $0.count > Self.longestName }) {
      return .route(.tooLong(route: path, bytes: part.count))
    }
    guard file.utf8.count > Self.longestFile else { return nil }
    return .route(.longPath(route: String(path.prefix(100)), limit: Self.longestFile))
  }

  /// What no page can be named: what belongs to the owner of the folder, what web hosts obey, and control characters.
  package var problemOfNames: Problem? {
    if let name = Self.hiddenName(inFile: file) { return .output(.reservedName(name)) }
    if let name = orderForHosts { return .route(.forHosts(route: path, name: name)) }
    guard let end = path.utf8.firstIndex(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
    return .route(.unwritable(route: String(path[..<end])))
  }

  /// The files in the root of a site that GitHub, Codeberg, Netlify, Cloudflare, Vercel and Azure read.
  private static let ordersInRoot: Set<String> = [
    "CNAME", "_headers", "_redirects", "_routes.json", "_worker.js", "netlify.toml", "vercel.json",
    "staticwebapp.config.json",
  ]

  /// How many bytes of UTF-8 the name of a file or folder may have.
  package static let longestName = 255

  /// How many bytes of UTF-8 the path of a file may have: file systems take 4,096 with the folders around it.
  package static let longestFile = 3_800
}
