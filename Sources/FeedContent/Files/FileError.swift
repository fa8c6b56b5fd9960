/// Why a file or folder cannot be read.
public struct FileError: Error, Hashable, Sendable {
  /// The path, relative to the content folder; empty for the folder itself.
  public let path: String
  /// The system's reason, for example `Permission denied`.
  public let reason: String
  /// Whether nothing of that kind is there at all.
  public let isMissing: Bool

  /// Creates an error.
  public init(path: String, reason: String, isMissing: Bool = false) {
    self.path = path
    self.reason = reason
    self.isMissing = isMissing
  }
}
