import FeedContent
import FeedDiagnostics
import FeedModel
import Foundation

/// The folder of a source that a generator reads, or one within it.
struct SourceFolder {
  let source: ImportSource
  /// The path of the folder with a slash at its end; empty for the source itself.
  let root: String
  /// The files below the folder, relative to it and sorted.
  let paths: [String]
  private let known: Set<String>
  /// The paths in the source of files that stand elsewhere than their paths here say.
  private let lifted: [String: String]

  init(_ source: ImportSource) {
    self.init(source: source, root: "", paths: source.paths, lifted: [:])
  }

  private init(source: ImportSource, root: String, paths: [String], lifted: [String: String]) {
    self.source = source
    self.root = root
    self.paths = paths
    self.lifted = lifted
    known = Set(paths)
  }

  /// A folder within this one; this one where the name says nothing else.
  func folder(_ name: String) -> SourceFolder {
    let parts = name.split(separator: "/").filter { $0 != "." }
    guard !parts.isEmpty else { return self }
    let prefix = parts.joined(separator: "/") + "/"
    return SourceFolder(
      source: source, root: root + prefix,
      paths: paths.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) },
      lifted: Dictionary(
        uniqueKeysWithValues: lifted.filter { $0.key.hasPrefix(prefix) }.map { path, place in
          (String(path.dropFirst(prefix.count)), place)
        }))
  }

  /// The folder with those files of another one within it that stand in folders with an underscore before their names,
  /// as if they stood here.
  func lifting(_ name: String) -> SourceFolder {
    let parts = name.split(separator: "/").filter { $0 != "." }
    guard !parts.isEmpty else { return self }
    let prefix = parts.joined(separator: "/") + "/"
    var all: [String] = []
    var places = lifted
    for path in paths {
      let place = String(path.dropFirst(prefix.count))
      guard path.hasPrefix(prefix), place.folderPrefix.split(separator: "/").contains(where: { $0.hasPrefix("_") }),
        !known.contains(place)
      else {
        all.append(path)
        continue
      }
      all.append(place)
      places[place] = sourcePath(path)
    }
    return SourceFolder(source: source, root: root, paths: all.sorted(), lifted: places)
  }

  /// The folder with some of its files, which are chosen by their paths within it.
  func filtered(_ isKept: (String) -> Bool) -> SourceFolder {
    SourceFolder(source: source, root: root, paths: paths.filter(isKept), lifted: lifted)
  }

  func has(_ path: String) -> Bool { known.contains(path) }

  func hasFolder(_ name: String) -> Bool {
    let prefix = name.hasSuffix("/") ? name : name + "/"
    return paths.contains { $0.hasPrefix(prefix) }
  }

  func sourcePath(_ path: String) -> String { lifted[path] ?? root + path }

  func first(_ names: [String]) -> String? { names.first(where: has) }

  /// The settings in a file; nothing where there is none, or where it is of no known language.
  func settings(_ path: String?) throws(ImportFailure) -> Setting {
    guard let path, has(path) else { return Setting(nil) }
    let file = source.location(of: sourcePath(path)).file
    let bytes = try source.read(sourcePath(path))
    do throws(Diagnostic) {
      return Setting(try SettingsFile.value(in: bytes, file: file))
    } catch {
      throw ImportFailure([error])
    }
  }

  /// The data in a file of YAML, TOML or JSON, or in what a program exports; nothing where there is none.
  func data(_ name: String) throws(ImportFailure) -> Setting {
    for ending in ["yml", "yaml", "json", "toml"] where has("\(name).\(ending)") {
      return try settings("\(name).\(ending)")
    }
    for ending in ["js", "cjs", "mjs"] where has("\(name).\(ending)") {
      return program("\(name).\(ending)", lineComment: "//")?.likelyExported() ?? Setting(nil)
    }
    return Setting(nil)
  }

  func program(_ path: String?, lineComment: String) -> ProgramText? {
    path.flatMap(text).map { ProgramText($0, lineComment: lineComment) }
  }

  func text(_ path: String) -> String? {
    guard has(path), let bytes = try? source.read(sourcePath(path)) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

enum ForeignPath {
  /// A path at which feedsite looks for entries: in `responses/` it keeps what others answered.
  static func outsideResponses(_ path: String) -> String {
    path.hasPrefix("responses/") ? "replies/" + path.dropFirst("responses/".count) : path
  }

  /// Whether a path matches a pattern or is within a folder that does; `*` matches anything, as in `*.rb`.
  static func isBelow(_ path: String, _ pattern: String) -> Bool {
    var pattern = pattern.split(separator: "/").filter { $0 != "." && $0 != "**" }.joined(separator: "/")
    while pattern.hasSuffix("/*") { pattern.removeLast(2) }
    guard !pattern.isEmpty else { return false }
    if !pattern.contains("*") { return path == pattern || path.hasPrefix(pattern + "/") }
    guard !pattern.contains("/") else { return false }
    let parts = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    return path.split(separator: "/").contains { part in
      part.count >= parts[0].count + parts[1].count && part.hasPrefix(parts[0]) && part.hasSuffix(parts[1])
    }
  }
}
