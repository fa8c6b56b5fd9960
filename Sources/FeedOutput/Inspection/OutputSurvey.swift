import FeedDiagnostics
import FeedSite

/// Looks at the places of our files, each folder once, without changing anything.
struct OutputSurvey {
  private let root: OutputRoot
  private let rootExists: Bool
  private var ownership: Ownership
  private var states: [OutputPath: FolderState] = [:]

  /// Creates a survey.
  ///
  /// - Parameters:
  ///   - rootExists: Whether there is an output folder at all.
  ///   - files: The files that the last run listed.
  init(root: OutputRoot, rootExists: Bool, files: [OutputPath]) {
    self.root = root
    self.rootExists = rootExists
    ownership = Ownership(root: root, files: files)
  }

  /// What the place of a folder looks like; nil is the output folder.
  mutating func state(of folder: OutputPath?) -> FolderState {
    guard let folder else { return rootExists ? .folder : .free }
    if let known = states[folder] { return known }
    let parent = state(of: folder.folder)
    let state = if case .folder = parent { look(at: folder) } else { parent }
    states[folder] = state
    return state
  }

  /// Whether a folder is there, reached through folders only.
  mutating func isFolder(_ folder: OutputPath?) -> Bool {
    if case .folder = state(of: folder) { true } else { false }
  }

  /// What speaks against a file at a path; nil if nothing does.
  ///
  /// A file that is not ours and has the very bytes that are to be written does no harm: it becomes ours.
  mutating func objection(to path: OutputPath, holding content: SiteItem.Content) -> Diagnostic? {
    switch state(of: path.folder) {
    case .free: return nil
    case .blocked(let diagnostic): return diagnostic
    case .folder: break
    }
    do throws(Diagnostic) {
      let foreign = try root.attempt("look at the file", at: path) { () throws(SystemError) -> OutputPath? in
        guard let status = try FileStatus.ofItem(at: root.systemPath(of: path)) else { return nil }
        switch status.kind {
        case .file where ownership.owns(path, status): return nil
        case .file: return try OpenedContent(content).isHeld(byFileAt: root.systemPath(of: path)) ? nil : path
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
        try FileStatus.ofItem(at: root.systemPath(of: folder))
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
