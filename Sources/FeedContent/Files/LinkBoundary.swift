import FeedFiles

/// How far the symbolic links of a folder may lead.
///
/// Who sends a change to somebody's site must not be able to publish files of the machine that builds it.
struct LinkBoundary: Sendable {
  /// The folder, which may be reached by a link itself.
  let root: String
  /// Whether links may lead anywhere.
  let isOpen: Bool

  /// Repositories hold tokens and what was taken back, and are no content wherever they are.
  private static let repositories: Set<Substring> = [".git", ".hg", ".jj", ".svn"]

  /// Throws if a path of the folder leads out of it once links are followed; one that leads nowhere leads nowhere else.
  func check(_ path: String) throws(FileError) {
    guard !isOpen, let place = FileStatus.resolved("\(root)/\(path)"), let folder = FileStatus.resolved(root) else {
      return
    }
    let inside = folder.hasSuffix("/") ? folder : folder + "/"
    guard place != folder else { return }
    if place.utf8.starts(with: inside.utf8) {
      let parts = place.utf8.dropFirst(inside.utf8.count).split(separator: UInt8(ascii: "/")).map(Substring.init)
      if Self.repositories.isDisjoint(with: parts) { return }
    }
    throw FileError(path: path, reason: "the link leads to \(place), outside the content", destination: place)
  }
}
