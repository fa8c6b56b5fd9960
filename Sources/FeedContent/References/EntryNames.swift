import FeedDiagnostics
import FeedModel

/// The names that the entries of a site answer to, which lead to their places among the files.
struct EntryNames: Sendable {
  /// The entries by their paths, with and without extension.
  let byPath: [String: Int]
  /// The entries by the ids that they state.
  let byID: [String: Int]
  /// The entries by the last parts of their addresses.
  let bySlug: [String: [Int]]
  /// The paths of files in other languages as those of the main language have them.
  let neutralPaths: [Int: String]
  /// The slugs, for those who wrote one wrong.
  let slugs: LazySuggestions
  /// The titles of all entries, for those who name one by its title.
  let titles: LazySuggestions
  /// The names by which notes refer to each other.
  let notes: NoteNames
  /// The paths, with and without extension, of the files that would be entries if they could be read.
  let unreadablePaths: Set<String>
  /// The names by which notes refer to these.
  let unreadableNotes: Set<String>

  /// Collects the names of files.
  ///
  /// - Parameter unreadable: The paths of those that would be entries if they could be read.
  init(_ files: [ParsedFile], unreadable: [String] = []) {
    var byPath: [String: Int] = [:]
    var byID: [String: Int] = [:]
    var bySlug: [String: [Int]] = [:]
    var neutralPaths: [Int: String] = [:]
    byPath.reserveCapacity(2 * files.count)
    bySlug.reserveCapacity(files.count)
    for (index, file) in files.enumerated() {
      for path in Self.names(of: file.path) where byPath[path] == nil { byPath[path] = index }
      if file.neutralPath != file.path { neutralPaths[index] = file.neutralPath }
      if let id = file.statedID, byID[id] == nil { byID[id] = index }
      if let slug = file.route.path.split(separator: "/").last {
        bySlug[Slug.make(from: String(slug)), default: []].append(index)
      }
    }
    // A file that there is in other languages only answers to the path that it would have in the main one.
    for (index, neutralPath) in neutralPaths.sorted(by: { $0.key < $1.key }) {
      for path in Self.names(of: neutralPath) where byPath[path] == nil { byPath[path] = index }
    }
    self.byPath = byPath
    self.byID = byID
    self.bySlug = bySlug
    self.neutralPaths = neutralPaths
    slugs = LazySuggestions { [names = bySlug.keys] in Array(names) }
    titles = LazySuggestions { files.map { $0.title ?? "" } }
    notes = NoteNames(files)
    unreadablePaths = Set(unreadable.flatMap(Self.names))
    unreadableNotes = Set(unreadable.flatMap(NoteNames.names).map(Self.key))
  }

  /// A path as it is compared: file systems may ignore case and normalisation.
  static func key(_ path: String) -> String {
    let path = path.isLowercaseNFC ? path : path.precomposed.lowercased()
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// `songs/rain.md` answers to its path with and without extension, a bundle to its folder too.
  private static func names(of path: String) -> [String] {
    let folder = ContentPath.isBundleIndex(path) ? [key(ContentPath.folder(path))] : []
    return [key(path), key(path.fileStem)] + folder
  }
}

/// Known names, prepared for suggestions by the first one that leads nowhere.
final class LazySuggestions: Sendable {
  private struct Prepared {
    let index: SuggestionIndex
    /// At which places of the list each name stands.
    let places: [String: [Int]]
  }

  private let names: @Sendable () -> [String]
  private let made = Memo<Prepared>()

  /// - Parameter names: Lists the names.
  init(_ names: @escaping @Sendable () -> [String]) { self.names = names }

  /// Whether anything was looked up.
  var isInUse: Bool { made.known != nil }

  /// The names, prepared once for all threads.
  var index: SuggestionIndex { prepared.index }

  /// Those of the wanted places of the list at which the name stands that is nearest to another.
  func places(nearestTo name: String, where isWanted: (Int) -> Bool) -> [Int] {
    let prepared = prepared
    let nearest = prepared.index.nearest(to: name) { prepared.places[$0]?.contains(where: isWanted) ?? false }
    return nearest.flatMap { prepared.places[$0] }?.filter(isWanted) ?? []
  }

  private var prepared: Prepared {
    made.value {
      let places = Dictionary(grouping: names().enumerated()) { $0.element }.mapValues { $0.map(\.offset) }
      return Prepared(index: SuggestionIndex(places.keys), places: places)
    }
  }
}
