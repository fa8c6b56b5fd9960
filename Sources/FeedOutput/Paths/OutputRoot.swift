package import FeedDiagnostics
package import FeedFiles
import FeedModel
import FeedSite

/// Where the output folder is, and what messages call what is in it.
package struct OutputRoot: Sendable {
  /// The path as it was given, without trailing slashes.
  let path: String

  package init(path: String) {
    let last = path.utf8.lastIndex { $0 != UInt8(ascii: "/") }
    self.path = last.map { String(path[...$0]) } ?? (path.isEmpty ? "." : "")
  }

  /// The system's path of something within the folder, or of the folder itself.
  func systemPath(of path: OutputPath?) -> String {
    guard let path else { return self.path }
    return self.path + "/" + path.text
  }

  /// The place of something within the folder, or of the folder itself.
  func location(of path: OutputPath?) -> SourceLocation {
    let place = systemPath(of: path)
    return SourceLocation(file: place.isEmpty ? "/" : place)
  }

  /// A diagnostic that points at something within the folder, or at the folder itself.
  func diagnostic(_ problem: OutputProblem, at path: OutputPath?) -> Diagnostic {
    Diagnostic(.output(problem), at: location(of: path))
  }

  /// Adds to diagnostics that point at a file of a site, or at a folder that it needs, which file of the content folder
  /// wants it.
  func naming(_ table: SiteTable, in diagnostics: [Diagnostic]) -> [Diagnostic] {
    let prefix = path + "/"
    guard diagnostics.contains(where: { $0.location?.file.hasPrefix(prefix) == true }) else { return diagnostics }
    var sources: [String: SourceLocation] = [:]
    for item in table.items {
      guard let location = item.location else { continue }
      let file = OutputPath(item.file)
      for place in [file] + file.folders where sources[prefix + place.text] == nil {
        sources[prefix + place.text] = location
      }
    }
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

  /// Locks the folder, or throws where another run is writing to it.
  package func reserved() throws(Diagnostic) -> ReservedFolder {
    guard
      let reservation = try attempt(
        "open the folder", at: nil, { () throws(SystemError) in try ReservedFolder(systemPath(of: nil)) })
    else { throw diagnostic(.busy, at: nil) }
    return reservation
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
