/// Finds out what changes in folders; used by one thread.
protocol ChangeSource: Sendable {
  /// The folders.
  var folders: [String] { get }
  /// Whether it still learns of changes; if not, another kind of source has to take over.
  var canContinue: Bool { get }
  /// Gives back what the system lent.
  func finish()
  /// Watches other folders instead.
  mutating func watch(_ folders: [String])
  /// Waits for changes; nil where none came in time.
  mutating func wait(milliseconds: Int) -> FolderChange?
}
