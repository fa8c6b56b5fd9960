import FeedDiagnostics

extension WordedProblem {
  /// What can be wrong with files of pictures, sound and film.
  static let media: [WordedProblem] = [
    WordedProblem(
      .media(.broken(.empty)), .warning, "broken-media",
      "the file is broken: it has no bytes; put the whole file there"),
    WordedProblem(
      .media(.broken(.unreadable(reason: "Permission denied"))), .error, "broken-media",
      "the file is broken: it cannot be read (Permission denied); change its permissions or copy it again"),
    WordedProblem(
      .media(.broken(.truncated)), .warning, "broken-media",
      "the file is broken: it ends too early; copy the whole file again"),
    WordedProblem(
      .media(.broken(.unrecognized(expected: "image/jpeg"))), .warning, "broken-media",
      "the file is broken: its content is not image/jpeg; export it again, or name it after its content"),
    WordedProblem(
      .media(.broken(.pointer)), .warning, "broken-media",
      "the file is broken: it is the pointer of Git LFS to a file that is not here; fetch it with git lfs pull"),
    WordedProblem(
      .media(.broken(.damaged(part: "frame header"))), .warning, "broken-media",
      "the file is broken: its frame header makes no sense; export it again"),
    WordedProblem(
      .media(.broken(.undecodable(reason: "Premature end of JPEG file"))), .warning, "broken-media",
      "the file is broken: its picture cannot be shown as a whole (Premature end of JPEG file); export it again"),
    WordedProblem(
      .media(.broken(.illegible(encoding: "Shift_JIS"))), .warning, "broken-media",
      "the file is broken: its text is in Shift_JIS, in which feedsite cannot tell what could run in it, "
        + "so an empty drawing takes its place; save it as UTF-8"),
    WordedProblem(
      .media(.broken(.buried(limit: 4096))), .warning, "broken-media",
      "the file is broken: its first 4096 bytes do not say what it holds; export it again"),
    WordedProblem(
      .media(.mismatch(named: "image/png", found: "image/jpeg")), .warning, "mismatched-media",
      "the name of the file says image/png, but its content is image/jpeg; name it after its content"),
    WordedProblem(
      .media(.unsupported(type: "image/heic")), .warning, "unsupported-media",
      "most browsers cannot show HEIC; export it as JPEG, PNG or WebP"),
    WordedProblem(
      .media(.unsupported(type: "audio/aiff")), .warning, "unsupported-media",
      "most browsers cannot play AIFF; export it as MP3, M4A or FLAC"),
    WordedProblem(
      .media(.unsupported(type: "video/x-msvideo")), .warning, "unsupported-media",
      "most browsers cannot play AVI; export it as MP4"),
    WordedProblem(
      .media(.oversized(width: 12_000, height: 12_000, bytes: 50_000_000)), .warning, "oversized-picture",
      "the picture has 12000 × 12000 pixels in 48 MB, too many for smaller copies, so visitors load all of it; "
        + "export it with at most 8000 pixels on the longer side"),
    WordedProblem(
      .media(.otherDuration(key: "duration", written: .seconds(225), measured: .seconds(245), file: "songs/rain.mp3")),
      .warning, "other-duration",
      #""duration" says 3:45, but "songs/rain.mp3" plays for 4:05; correct it or remove it"#),
  ]
}
