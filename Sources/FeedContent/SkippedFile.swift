public import FeedModel

/// A file that a build leaves out on purpose.
public struct SkippedFile: Hashable, Sendable {
  /// Why a file is left out.
  public enum Reason: String, CaseIterable, Sendable {
    /// It is unfinished.
    case draft
    /// It is dated after the build's clock.
    case future
    /// It ceased to be shown before the build's clock.
    case expired
  }

  /// The path as messages name it, for example `content/songs/rain.md`.
  public let file: String
  /// Why it is left out.
  public let reason: Reason
  /// The date that decided; nil for drafts without one.
  public let date: FeedDate?

  /// Creates a record.
  public init(file: String, reason: Reason, date: FeedDate?) {
    self.file = file
    self.reason = reason
    self.date = date
  }
}
