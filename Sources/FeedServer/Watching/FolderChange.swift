/// What happened in watched folders, all that came in one burst.
package struct FolderChange: Equatable, Sendable {
  /// The files and folders that may have changed, come or gone: the watched folder's own path, a slash, and the path in it.
  package var paths: Set<String>
  /// Whether so much happened that nobody knows what; everything has to be looked at.
  package var isUnknown: Bool

  /// Creates a change.
  package init(paths: Set<String> = [], isUnknown: Bool = false) {
    self.paths = paths
    self.isUnknown = isUnknown
  }

  /// Whether nothing happened.
  package var isEmpty: Bool { paths.isEmpty && !isUnknown }

  /// Both together.
  package mutating func formUnion(_ other: FolderChange) {
    paths.formUnion(other.paths)
    isUnknown = isUnknown || other.isUnknown
  }
}
