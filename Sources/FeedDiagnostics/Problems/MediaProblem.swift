/// What can be wrong with a picture, an audio file or a video.
public enum MediaProblem: ProblemKind {
  /// The bytes of the file are not what players and browsers need.
  case broken(MediaError)
  /// The file's name promises another type than its content has; both are MIME types.
  case mismatch(named: String, found: String)
  /// Most browsers cannot show or play files of its type, a MIME type.
  case unsupported(type: String)
  /// A picture has more pixels or bytes than are re-encoded, so that visitors load the file itself.
  case oversized(width: Int, height: Int, bytes: Int)
  /// A written duration differs from that of the file by more than a few seconds.
  case otherDuration(key: String, written: Duration, measured: Duration, file: String)

  package var traits: (code: String, severity: Severity) {
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

  package var words: String {
    switch self {
    case .broken(let fault):
      "the file is broken: \(fault.words)"
    case .mismatch(let named, let found):
      "the name of the file says \(named), but its content is \(found); name it after its content"
    case .unsupported(let type) where type.hasPrefix("image/"):
      "most browsers cannot show \(Self.format(of: type)); export it as JPEG, PNG or WebP"
    case .unsupported(let type):
      "most browsers cannot play \(Self.format(of: type)); "
        + "export it as \(type.hasPrefix("audio/") ? "MP3, M4A or FLAC" : "MP4")"
    case .oversized(let width, let height, let bytes):
      "the picture has \(width) × \(height) pixels in \((bytes + (1 << 19)) >> 20) MB, too many for smaller copies, so "
        + "visitors load all of it; export it with at most 8000 pixels on the longer side"
    case .otherDuration(let key, let written, let measured, let file):
      "\"\(key)\" says \(Self.clock(written)), but \(Self.quoted(file)) plays for \(Self.clock(measured)); correct it or remove it"
    }
  }

  /// `HEIC` of `image/heic`: what programs call a format.
  private static func format(of type: String) -> String {
    type == "video/x-msvideo" ? "AVI" : type.split(separator: "/").last.map { $0.uppercased() } ?? type
  }

  /// `3:45`, as front matter has it.
  private static func clock(_ duration: Duration) -> String {
    let seconds = max(0, duration.components.seconds)
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
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
  /// The file is a pointer to one that Git LFS has yet to fetch.
  case pointer
  /// A part of the file contradicts its format; `part` names it, for example `frame header`.
  case damaged(part: String)
  /// The picture can be shown in part or not at all; `reason` is that of the library that reads the format.
  case undecodable(reason: String)
  /// A drawing is in an encoding in which scripts cannot be recognised, so nothing of it is published.
  case illegible(encoding: String)
  /// The description of the content comes after more than `limit` bytes of other data.
  case buried(limit: Int)

  fileprivate var words: String {
    switch self {
    case .empty: "it has no bytes; put the whole file there"
    case .unreadable(let reason): "it cannot be read (\(reason)); change its permissions or copy it again"
    case .truncated: "it ends too early; copy the whole file again"
    case .unrecognized(let expected): "its content is not \(expected); export it again, or name it after its content"
    case .pointer: "it is the pointer of Git LFS to a file that is not here; fetch it with git lfs pull"
    case .damaged(let part): "its \(part) makes no sense; export it again"
    case .undecodable(let reason): "its picture cannot be shown as a whole (\(reason)); export it again"
    case .illegible(let encoding):
      "its text is in \(encoding), in which feedsite cannot tell what could run in it, so an empty drawing takes its place; "
        + "save it as UTF-8"
    case .buried(let limit): "its first \(limit) bytes do not say what it holds; export it again"
    }
  }
}
