package import FeedDiagnostics
package import FeedFiles
import FeedModel
import FeedSite

/// The output folder's two names: the system's and its owner's.
package struct OutputRoot: Sendable {
  /// The path for the system.
  let path: String
  /// The path as its owner wrote it, for diagnostics.
  let displayPath: String

  /// Creates the names; slashes at the end are dropped.
  package init(path: String, displayPath: String) {
    self.path = Self.trimmed(path)
    self.displayPath = Self.trimmed(displayPath)
  }

  /// The system's path of something within the folder, or of the folder itself.
  func systemPath(of path: OutputPath?) -> String {
    guard let path else { return self.path }
    return self.path + "/" + path.text
  }

  /// A diagnostic that points at something within the folder, or at the folder itself.
  func diagnostic(_ problem: OutputProblem, at path: OutputPath?) -> Diagnostic {
    let file = path.map { displayPath + "/" + $0.text } ?? (displayPath.isEmpty ? "/" : displayPath)
    return Diagnostic(.output(problem), at: SourceLocation(file: file))
  }

  /// Adds to diagnostics that point at a file of a site which file of the content folder wants it.
  func naming(_ table: SiteTable, in diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.location != nil }) else { return diagnostics }
    let sources = Dictionary(
      table.items.lazy.compactMap { item in
        item.location.map { (self.displayPath + "/" + item.file, $0) }
      }
    ) { first, _ in first }
    return diagnostics.map { diagnostic in
      guard diagnostic.related.isEmpty, let source = diagnostic.location.flatMap({ sources[$0.file] }) else {
        return diagnostic
      }
      return Diagnostic(
        diagnostic.problem, at: diagnostic.location, related: [source], severity: diagnostic.severity)
    }
  }

  /// Does something with the files, and points at the place if the system refuses.
  func attempt<Value: ~Copyable>(
    _ action: String, at path: OutputPath?, _ body: () throws(SystemError) -> Value
  ) throws(Diagnostic) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw diagnostic(.failed(action: action, reason: error.reason), at: path)
    }
  }

  /// Keeps other runs out of the folder, or tells that one is writing to it.
  package func reserved() throws(Diagnostic) -> ReservedFolder {
    guard
      let reservation = try attempt(
        "open the folder", at: nil, { () throws(SystemError) in try ReservedFolder(systemPath(of: nil)) })
    else { throw diagnostic(.busy, at: nil) }
    return reservation
  }

  private static func trimmed(_ path: String) -> String {
    guard let last = path.utf8.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return path.isEmpty ? "." : "" }
    return String(path[...last])
  }
}

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
