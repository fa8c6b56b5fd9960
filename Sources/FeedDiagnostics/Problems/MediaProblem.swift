/// What can be wrong with a picture, an audio file or a video.
public enum MediaProblem: ProblemKind {
  /// The bytes of the file are not what players and browsers need.
  case broken(MediaError)
  /// The file's name promises another type than its content has; both are MIME types.
  case mismatch(named: String, found: String)
  /// Most browsers cannot show or play files of its type, a MIME type.
  case unsupported(type: String)
  /// A picture has more pixels or bytes than are drawn anew, so that visitors load the file itself.
  case oversized(width: Int, height: Int, bytes: Int)
  /// A written duration differs from that of the file by more than a few seconds.
  case otherDuration(key: String, written: Duration, measured: Duration, file: String)

  /// The name of each case, and how serious it is.
  public var traits: (code: String, severity: Severity) {
    switch self {
    // It may be whole, and readable in a moment: nothing is published without what it says.
    case .broken(.unreadable): ("broken-media", .error)
    case .broken: ("broken-media", .warning)
    case .mismatch: ("mismatched-media", .warning)
    case .unsupported: ("unsupported-media", .warning)
    case .oversized: ("oversized-picture", .warning)
    case .otherDuration: ("other-duration", .warning)
    }
  }
}

/// Why the facts of a media file cannot be read.
public enum MediaError: Error, Hashable, Sendable {
  /// There is not a single byte.
  case empty
  /// The system does not let the file be read.
  case unreadable(reason: String)
  /// The file ends before what it announces.
  case truncated
  /// The content is not of the type that the name promises, nor of another that is known.
  case unrecognized(expected: String)
  /// The file stands for another one that Git LFS has yet to fetch.
  case pointer
  /// A part of the file contradicts its format; `part` names it, for example `frame header`.
  case damaged(part: String)
  /// The picture can be shown in part or not at all; `reason` is that of the library that reads the format.
  case undecodable(reason: String)
  /// The text of a drawing is in an encoding in which nobody can tell what could run in it, so that nothing of it is
  /// published.
  case illegible(encoding: String)
  /// The description of the content comes after more than `limit` bytes of other data.
  case buried(limit: Int)
}
