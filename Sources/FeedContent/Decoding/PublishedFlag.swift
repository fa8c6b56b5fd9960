import FeedYAML

/// Reads `published:`, which says yes or no in Jekyll and when in other generators.
enum PublishedFlag {
  /// Whether the entry is meant for the public; a date says that it is.
  static func isPublished(_ reader: FieldReader) -> Bool {
    if let text = reader.fields["published"]?.value.text, reader.dates.date(from: text) != nil {
      _ = reader.field(["published"])
      return true
    }
    return reader.flag("published", default: true)
  }
}
