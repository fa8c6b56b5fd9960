/// Why the facts of a media file cannot be read.
public enum MediaFault: Error, Hashable, Sendable {
  /// There is not a single byte.
  case empty
  /// The system does not let the file be read.
  case unreadable(reason: String)
  /// The file ends before what it announces.
  case truncated
  /// The content is not of the type that the name promises, nor of another that is known.
  case unrecognized(expected: String)
  /// A part of the file contradicts its format; `part` names it, for example `frame header`.
  case damaged(part: String)
  /// The picture can be shown in part or not at all; `reason` is that of the library that reads the format.
  case undecodable(reason: String)
  /// What describes the content lies behind more than `limit` bytes of other things.
  case buried(limit: Int)
}
