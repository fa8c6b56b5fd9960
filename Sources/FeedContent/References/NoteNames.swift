import FeedModel
import FeedYAML

/// The names by which notes of a folder refer to each other, made when the first one does.
final class NoteNames: Sendable {
  private let files: NearestNames
  private let others: NearestNames

  init(_ parsed: [ParsedFile]) {
    let paths = parsed.map(\.path)
    files = NearestNames(paths) { index in Self.names(ofFileAt: paths[index]) }
    others = NearestNames(paths) { index in parsed[index].otherNames }
  }

  /// The names of a file, with its date prefix and without.
  static func names(ofFileAt path: String) -> [String] {
    let name =
      ContentPath.isBundleIndex(path)
      ? ContentPath.folders(path).last ?? "" : path.fileName.fileStem
    return [name] + (ContentPath.splitDatePrefix(name).map { [$0.rest] } ?? [])
  }

  var isInUse: Bool { files.isMade }

  /// The file that a name means: by its path or its own name, else by its title or another name.
  func index(of name: String, from folder: String) -> Int? {
    let file = name.fileName
    let stem = ContentPath.isMarkdown(file) || file.hasSuffix(".html") ? file.fileStem : file
    let parent = ContentPath.join("", ContentPath.folder(name)) ?? ""
    return files.index(of: stem, within: parent, from: folder) ?? others.index(of: name, within: "", from: folder)
  }
}

extension ParsedFile {
  /// The title, and the `aliases:` that are names instead of addresses.
  var otherNames: [String] {
    let aliases = (fields["aliases"] ?? fields["alias"])?.value
    var texts = [title, aliases?.text].compactMap(\.self)
    if case .list(let items) = aliases?.shape { texts += items.compactMap(\.text) }
    return texts.filter { $0 == title || !EntryRoute.isAddress($0) }
  }
}

/// Paths by name, which several may share; the one nearest to the folder that asks is meant.
final class NearestNames: Sendable {
  let paths: [String]
  private let names: @Sendable (Int) -> [String]
  private let made = Memo<[String: [Int]]>()

  /// - Parameter names: The names of the path at an index; called when the first name is looked up.
  init(_ paths: [String], names: @escaping @Sendable (Int) -> [String]) {
    self.paths = paths
    self.names = names
  }

  var isMade: Bool { made.known != nil }

  /// The index of the path that has a name and a folder at its end.
  func index(of name: String, within parent: String, from folder: String) -> Int? {
    let candidates = indices(of: name, within: parent)
    guard candidates.count > 1 else { return candidates.first }
    let near = folder.split(separator: "/")
    return candidates.prefix(Self.most).max { distance($0, near) > distance($1, near) }
  }

  /// The index of the only path that has a name and a folder at its end; nil where there are several.
  func onlyIndex(of name: String, within parent: String) -> Int? {
    let found = indices(of: name, within: parent)
    return found.count == 1 ? found[0] : nil
  }

  private func indices(of name: String, within parent: String) -> [Int] {
    let found = made.value(computedBy: all)[Self.key(name)] ?? []
    return parent.isEmpty ? found : found.filter { path(at: $0, isWithin: Self.key(parent)) }
  }

  /// How many paths of the same name are compared at most.
  private static let most = 256

  /// How many folders lie between a path and a folder.
  private func distance(_ index: Int, _ folder: [Substring]) -> Int {
    let folders = ContentPath.folders(paths[index])
    let common = zip(folders, folder).prefix { $0 == $1 }.count
    return folders.count + folder.count - 2 * common
  }

  private func path(at index: Int, isWithin parent: String) -> Bool {
    let path = paths[index]
    let own = Self.key(ContentPath.folder(path))
    let outer = ContentPath.isBundleIndex(path) ? Self.key(ContentPath.folder(ContentPath.folder(path))) : own
    return [own, outer].contains { $0 == parent || $0.hasSuffix("/" + parent) }
  }

  private func all() -> [String: [Int]] {
    var all: [String: [Int]] = [:]
    for index in paths.indices {
      for name in names(index) { all[Self.key(name), default: []].append(index) }
    }
    return all
  }

  private static func key(_ name: String) -> String { name.precomposed.lowercased() }
}
