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
    // Lower case alone would keep `ß` from `SS` and `ς` from `Σ`, which such file systems hold for the same.
    guard file.utf8.contains(where: { $0 >= 0x80 }) else { return file.lowercased() }
    return file.precomposedStringWithCanonicalMapping.folding(options: .caseInsensitive, locale: nil)
      .precomposedStringWithCanonicalMapping
  }
}

extension Route: Comparable {
  /// Orders by the path's UTF-8 bytes.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.path.utf8.lexicographicallyPrecedes(rhs.path.utf8) }
}

extension Route: CustomStringConvertible {
  /// The path.
  public var description: String { path }
}
