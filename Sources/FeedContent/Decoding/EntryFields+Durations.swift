import FeedDiagnostics
import FeedModel
import FeedYAML

extension EntryFields {
  /// What a written duration may differ from that of the file, which often has silence at its ends.
  private static let tolerance = Duration.seconds(5)

  /// How long a recording plays: what its author wrote, else what its file says.
  func duration(_ names: [String], of recording: MediaFile?, _ reader: FieldReader) -> Duration? {
    let written = duration(names, reader)
    guard let written, let measured = recording?.duration, let field = reader.field(names) else {
      return written ?? recording?.duration
    }
    if max(written, measured) - min(written, measured) > Self.tolerance, case .published(let route) = recording?.source
    {
      reader.report(
        .media(
          .otherDuration(
            key: field.key, written: written, measured: measured, file: ContentPath.fileName(route.path))),
        at: field.value.location)
    }
    return written
  }

  /// A duration: `3:45`, `1:02:03`, seconds, or ISO 8601 such as `PT3M45S`.
  private func duration(_ names: [String], _ reader: FieldReader) -> Duration? {
    guard let field = reader.field(names), let text = reader.text(of: field.value, key: field.key) else { return nil }
    if let duration = DurationText.duration(from: text) { return duration }
    reader.report(
      .field(.invalidValue(key: field.key, value: text, expected: "minutes and seconds such as \"3:45\"")),
      at: field.value.location)
    return nil
  }
}
