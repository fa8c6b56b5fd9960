import FeedFiles

/// Where a path leads once symbolic links and `..` are followed; what does not exist yet is taken by its name.
package struct ResolvedLocation {
  /// The names from the root of the file system on.
  private let parts: [Substring]

  /// Follows a path, relative to the current folder if it is not absolute.
  package init(_ path: String) {
    var resolved = path.hasPrefix("/") ? "" : Self.existing(".") ?? ""
    for part in path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where part != "." {
      if part == ".." {
        resolved = String(resolved[..<(resolved.utf8.lastIndex(of: UInt8(ascii: "/")) ?? resolved.startIndex)])
      } else {
        let next = resolved + "/" + part
        resolved = Self.existing(next) ?? next
      }
    }
    parts = resolved.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }

  /// Whether the two are one place, or one lies within the other.
  package func overlaps(_ other: ResolvedLocation) -> Bool {
    zip(parts, other.parts).allSatisfy { $0 == $1 }
  }

  private static func existing(_ path: String) -> String? {
    FileStatus.resolved(path).map { $0 == "/" ? "" : $0 }
  }
}
