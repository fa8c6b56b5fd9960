import Foundation

/// An address within the site: a path from its root, in Unicode, for example `/songs/雨/` or `/feed.xml`.
public struct Route: Hashable, Sendable {
  /// The path, which begins with a slash and ends with one where it names a page.
  public let path: String

  /// Creates a route; a missing slash at the beginning is added, `.` and `..` are resolved and never leave the root.
  public init(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    var kept: [Substring] = []
    for part in parts {
      switch part {
      case ".": continue
      case "..": _ = kept.popLast()
      default: kept.append(part)
      }
    }
    let endsWithSlash = path.utf8.last == UInt8(ascii: "/") || [".", ".."].contains(parts.last)
    self.path = kept.isEmpty ? "/" : "/" + kept.joined(separator: "/") + (endsWithSlash ? "/" : "")
  }

  /// The root of the site.
  public static let home = Route("/")

  /// Whether the route names a page, which is written as `index.html` in a folder of that name.
  public var isPage: Bool { path.utf8.last == UInt8(ascii: "/") }

  /// The file that holds it, relative to the output folder.
  public var file: String { String(path.dropFirst()) + (isPage ? "index.html" : "") }

  /// The route of a file or page below this one.
  public func appending(_ relativePath: String) -> Route { Route(path + "/" + relativePath) }

  /// What two routes share if a file system that ignores case and normalisation takes them for one.
  public var collisionKey: String {
    let file = file
    if file.utf8.allSatisfy({ $0 < 0x80 }) { return file.lowercased() }
    // Upper case first: it makes ß and ss, ς and σ one, as full case folding does (Unicode 16.0 section 3.13.3).
    return file.precomposedStringWithCanonicalMapping.uppercased().lowercased().precomposedStringWithCanonicalMapping
  }
}

extension Route: Comparable {
  /// Orders by the path's UTF-8 bytes.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.path.utf8.lexicographicallyPrecedes(rhs.path.utf8) }
}

extension Route: CustomStringConvertible {
  public var description: String { path }
}
