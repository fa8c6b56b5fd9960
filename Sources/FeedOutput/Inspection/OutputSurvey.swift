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
  /// A file of the site is there.
  case file(size: Int)
}

/// Looks at the places of our files, each folder once, without changing anything.
struct OutputSurvey: Sendable {
  /// The state of the place of a folder of the site.
  private enum FolderState {
    /// Nothing is there, or a file of the site that will be removed.
    case free
    case folder
    /// Something else is there, a symbolic link for example, or the system returns an error.
    case blocked(Diagnostic)
  }

  private let root: OutputRoot
  private let opened: OpenedFolder
  private var ownership: Ownership
  private var states: [OutputPath: FolderState] = [:]
  /// Whether files in the way are set aside, since their owner is unknown.
  private let setsAside: Bool
  /// Those that do.
  private(set) var aside: [OutputPath] = []

  /// Creates a survey.
  ///
  /// - Parameters:
  ///   - opened: The output folder.
  ///   - files: The files that the last run listed.
  ///   - setsAside: Whether files that are in the way are moved away, and prevent nothing.
  init(root: OutputRoot, opened: OpenedFolder, files: [OutputPath], setsAside: Bool = false) {
    self.setsAside = setsAside
    self.root = root
    self.opened = opened
    ownership = Ownership(folder: opened.number, files: files)
  }

  /// The places of the site's files, examined on all processors, and obstacles at any of them.
  ///
  /// - Parameters:
  ///   - isEmpty: Whether the output folder is known to hold nothing.
  ///   - clean: Whether the site's old files will be gone when the first is written.
  mutating func places(
    of files: [OutputPath], in table: SiteTable, isEmpty: Bool, clean: Bool
  ) async -> (places: [OutputPlace], diagnostics: [Diagnostic]) {
    // Files of one folder are neighbours, so that most folders are looked at by one piece, and once.
    let survey = self
    let pieces = await files.indices.pieces(of: 512).concurrentMap { piece in
      var survey = survey
      return files[piece].map { survey.plainPlace(of: $0, isEmpty: isEmpty, clean: clean) }
    }
    let found = Array(pieces.joined())
    let doubtful = found.indices.filter { found[$0] == nil }
    return (found.map { $0 ?? .unknown }, objections(to: doubtful.map { (files[$0], table.items[$0].content) }))
  }

  /// The longest name that every file system takes.
  private static let longestName = 255

  /// The place of a file; nil where it takes a closer look to tell whether anything prevents writing it.
  private mutating func plainPlace(of path: OutputPath, isEmpty: Bool, clean: Bool) -> OutputPlace? {
    let folder = path.folder
    let isNew = folder.map { states[$0] == nil } ?? false
    if isEmpty {
      if isNew, let folder { states[folder] = .free }
      return path.text.utf8.count > Self.longestName ? nil : .free(makesFolder: isNew)
    }
    switch state(of: folder) {
    case .blocked: return nil
    case .free: return .free(makesFolder: isNew)
    case .folder: break
    }
    guard let status = try? FileStatus.ofItem(at: path.text, in: opened.number) as FileStatus?? else { return nil }
    guard let status else { return .free(makesFolder: false) }
    guard status.kind == .file, ownership.files.contains(path) else { return nil }
    return clean ? .free(makesFolder: isNew) : .file(size: status.size)
  }

  /// What prevents writing files, which takes a look at each.
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

  /// The obstacle to a file at a path; nil if there is none.
  ///
  /// A foreign file with exactly the bytes that are to be written is no obstacle: it becomes one of the site's.
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
          var buffer: [UInt8] = []
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

extension Range<Int> {
  /// The range in pieces that are as long as wanted, or shorter at the end.
  func pieces(of size: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: size).map { $0..<Swift.min($0 + size, upperBound) }
  }
}

/// Tells our files from others.
struct Ownership: Sendable {
  private let folder: Int32
  /// Those that the last run listed.
  let files: Set<OutputPath>
  private lazy var aliases = Dictionary(grouping: files, by: \.collisionKey)
  private lazy var folderKeys = Set(files.flatMap { $0.folders.map(\.collisionKey) })

  /// Creates the answer from the files that the last run listed in an open folder.
  init(folder: Int32, files: [OutputPath]) {
    self.folder = folder
    self.files = Set(files)
  }

  /// Whether a file that exists is one of the site's.
  ///
  /// On a file system that ignores case `a` may be the file that is listed as `A`.
  mutating func owns(_ path: OutputPath, _ status: FileStatus) -> Bool {
    guard status.kind == .file else { return false }
    if files.contains(path) { return true }
    return aliases[path.collisionKey, default: []].contains { alias in
      (try? FileStatus.ofItem(at: alias.text, in: folder))?.identity == status.identity
    }
  }

  /// The first item in a folder, or the folder itself, that is not the site's; nil if it will be gone with the site's
  /// files.
  mutating func foreignItem(in inner: OutputPath) throws(SystemError) -> OutputPath? {
    guard folderKeys.contains(inner.collisionKey) else { return inner }
    for name in try OpenedDirectory(inner.text, in: folder).sortedNames() where !ReservedName.isTemporary(name) {
      let path = inner.appending(name)
      guard let status = try FileStatus.ofItem(at: path.text, in: folder) else { return path }
      if status.kind == .folder {
        if let foreign = try foreignItem(in: path) { return foreign }
      } else if !owns(path, status) {
        return path
      }
    }
    return nil
  }
}
