import FeedDiagnostics
import FeedFiles
import FeedModel
import FeedSite

/// What the place of a file looks like before a run.
enum OutputPlace: Sendable {
  /// It has to be looked at when the file is written.
  case unknown
  /// Nothing is there; the folder may be missing as well, and then the first of its files is to create it.
  case free(makesFolder: Bool)
  /// A file of ours is there.
  case file(size: Int)
}

/// Looks at the places of our files, each folder once, without changing anything.
struct OutputSurvey: Sendable {
  /// What the place of a folder of ours looks like.
  private enum FolderState {
    /// Nothing is there, or a file of ours that makes way.
    case free
    case folder
    /// Something is there that is not ours, a symbolic link for example, or the system does not tell.
    case blocked(Diagnostic)
  }

  private let root: OutputRoot
  private let opened: OpenedFolder
  private var ownership: Ownership
  private var states: [OutputPath: FolderState] = [:]
  /// Whether files that stand in the way make way, since nobody knows whose they are.
  private let setsAside: Bool
  /// Those that do.
  private(set) var aside: [OutputPath] = []

  /// Creates a survey.
  ///
  /// - Parameters:
  ///   - opened: The output folder.
  ///   - files: The files that the last run listed.
  ///   - setsAside: Whether files that stand in the way make way, and speak against nothing.
  init(root: OutputRoot, opened: OpenedFolder, files: [OutputPath], setsAside: Bool = false) {
    self.setsAside = setsAside
    self.root = root
    self.opened = opened
    ownership = Ownership(folder: opened.number, files: files)
  }

  /// The places of the site's files, looked at on all processors, and what speaks against any of them.
  ///
  /// - Parameters:
  ///   - isEmpty: Whether the output folder is known to hold nothing.
  ///   - clean: Whether files of ours will be gone when the first is written.
  mutating func places(
    of files: [OutputPath], in table: SiteTable, isEmpty: Bool, clean: Bool
  ) async -> (places: [OutputPlace], diagnostics: [Diagnostic]) {
    let scan = PlaceScan(folder: opened.number, isEmpty: isEmpty, ownership: ownership, clean: clean)
    // Files of one folder are neighbours, so that most folders are looked at by one piece, and once.
    let pieces = await files.indices.pieces(of: 512).concurrentMap { scan.scanning(files[$0]) }
    var places: [OutputPlace] = []
    places.reserveCapacity(files.count)
    var doubtful: [Int] = []
    for piece in pieces {
      doubtful += piece.doubtful.map { $0 + places.count }
      places += piece.places
    }
    return (places, objections(to: doubtful.map { (files[$0], table.items[$0].content) }))
  }

  /// What speaks against writing files, which takes a look at each.
  mutating func objections(to files: [(path: OutputPath, content: SiteItem.Content)]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var reported: Set<Diagnostic> = []
    for file in files {
      guard let diagnostic = objection(to: file.path, holding: file.content) else { continue }
      // All files of one folder share its diagnostic.
      if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
    return diagnostics
  }

  /// Whether a folder is there, reached through folders only.
  mutating func isFolder(_ folder: OutputPath?) -> Bool {
    if case .folder = state(of: folder) { true } else { false }
  }

  /// What the place of a folder looks like; nil is the output folder.
  private mutating func state(of folder: OutputPath?) -> FolderState {
    guard let folder else { return .folder }
    if let known = states[folder] { return known }
    let parent = state(of: folder.folder)
    let state = if case .folder = parent { look(at: folder) } else { parent }
    states[folder] = state
    return state
  }

  /// What speaks against a file at a path; nil if nothing does.
  ///
  /// A file that is not ours and has the very bytes that are to be written does no harm: it becomes ours.
  private mutating func objection(to path: OutputPath, holding content: SiteItem.Content) -> Diagnostic? {
    switch state(of: path.folder) {
    case .free: return nil
    case .blocked(let diagnostic): return diagnostic
    case .folder: break
    }
    let number = opened.number
    do throws(Diagnostic) {
      let foreign = try root.attempt("look at the file", at: path) { () throws(SystemError) -> OutputPath? in
        guard let status = try FileStatus.ofItem(at: path.text, in: number) else { return nil }
        switch status.kind {
        case .file where ownership.owns(path, status): return nil
        case .file:
          var buffer = [UInt8](repeating: 0, count: FileDescriptor.chunkSize)
          let content = try OpenedContent(content)
          if content.isHeld(byFileAt: path.text, in: number, knownSize: status.size, through: &buffer) { return nil }
          guard setsAside else { return path }
          aside.append(path)
          return nil
        case .folder: return try ownership.foreignItem(in: path)
        case .symbolicLink, .other: return path
        }
      }
      return foreign.map { root.diagnostic(.foreignFile($0.text), at: $0) }
    } catch {
      return error
    }
  }

  private mutating func look(at folder: OutputPath) -> FolderState {
    do throws(Diagnostic) {
      let status = try root.attempt("look at the folder", at: folder) { () throws(SystemError) in
        try FileStatus.ofItem(at: folder.text, in: opened.number)
      }
      guard let status else { return .free }
      if status.kind == .folder { return .folder }
      if ownership.owns(folder, status) { return .free }
      return .blocked(root.diagnostic(.foreignFile(folder.text), at: folder))
    } catch {
      return .blocked(error)
    }
  }
}

/// Looks at the places of some files, in the order of the table, and leaves what is not plain to the survey.
private struct PlaceScan {
  enum FolderState {
    case free
    case folder
    case doubtful
  }

  /// The longest name that every file system takes.
  private static let longestName = 255

  let folder: Int32
  let isEmpty: Bool
  let ownership: Ownership
  let clean: Bool
  /// The folders around the last file, the outermost first, each with a slash at its end.
  var folders: [(path: String, state: FolderState)] = []

  /// The place of each file, and the offsets of those at which the survey has to look.
  func scanning(_ files: ArraySlice<OutputPath>) -> (places: [OutputPlace], doubtful: [Int]) {
    var scan = self
    var places: [OutputPlace] = []
    places.reserveCapacity(files.count)
    var doubtful: [Int] = []
    for path in files {
      let place = scan.place(of: path)
      if place == nil { doubtful.append(places.count) }
      places.append(place ?? .unknown)
    }
    return (places, doubtful)
  }

  private mutating func place(of path: OutputPath) -> OutputPlace? {
    let (state, isNew) = enterFolder(of: path.text)
    switch state {
    case .doubtful: return nil
    case .free: return isEmpty && path.text.utf8.count > Self.longestName ? nil : .free(makesFolder: isNew)
    case .folder: break
    }
    guard let status = try? FileStatus.ofItem(at: path.text, in: folder) as FileStatus?? else { return nil }
    guard let status else { return .free(makesFolder: false) }
    guard status.kind == .file, ownership.lists(path) else { return nil }
    return clean ? .free(makesFolder: isNew) : .file(size: status.size)
  }

  /// Looks at the folders around a file that were not around the last one.
  private mutating func enterFolder(of path: String) -> (state: FolderState, isNew: Bool) {
    let slash = UInt8(ascii: "/")
    while let last = folders.last, !path.utf8.starts(with: last.path.utf8) { folders.removeLast() }
    let known = folders.count
    var rest = path.utf8.dropFirst(folders.last?.path.utf8.count ?? 0)
    while let end = rest.firstIndex(of: slash) {
      let inside = path.utf8.index(after: end)
      let state = folders.last?.state ?? root
      folders.append((String(path[..<inside]), state == .folder ? look(at: path[..<end]) : state))
      rest = path.utf8[inside...]
    }
    return (folders.last?.state ?? root, folders.count > known)
  }

  private var root: FolderState { isEmpty ? .free : .folder }

  private func look(at path: Substring) -> FolderState {
    guard let status = try? FileStatus.ofItem(at: String(path), in: folder) as FileStatus?? else { return .doubtful }
    guard let status else { return .free }
    return status.kind == .folder ? .folder : .doubtful
  }
}

extension Range<Int> {
  /// The range in pieces that are as long as wanted, or shorter at the end.
  func pieces(of size: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: size).map { $0..<Swift.min($0 + size, upperBound) }
  }
}
