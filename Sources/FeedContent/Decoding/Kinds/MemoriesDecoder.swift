import FeedMarkdown
import FeedModel
import FeedYAML

/// Decodes memories that are written by hand.
struct MemoriesDecoder: KindDecoder {
  let guide = KindGuide(
    name: "memories",
    fields: [
      .optionalTitle,
      FieldGuide(
        "day", "The month and day that it remembers. Default: those of the date.", "\"04-09\"",
        fallback: .substitute("the day of its date")),
      FieldGuide(
        "entries", also: ["memories"], "What it remembers: entries by the paths of their files.",
        "[{{folder}}/remembered]"),
    ], body: "What happened on this day.")

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let reader = fields.reader
    let title = reader.text("title")
    let day = day(reader) ?? entry.date.map { DayOfYear($0.day) }
    let memories = reader.items(["entries", "memories"]).compactMap {
      fields.entry(of: $0)?.reference
    }
    guard let day else { throw IncompleteEntry(["day"]) }
    guard !memories.isEmpty || !entry.body.isEmpty else { throw IncompleteEntry(["entries", "memories"]) }
    return MemoriesFeedViewObject(
      entry: entry, title: title, day: day, memories: memories)
  }

  /// `04-09`, or a full date, whose year is ignored.
  private func day(_ reader: FieldReader) -> DayOfYear? {
    reader.value(["day"], expected: "month and day such as \"04-09\"") { text in
      if let date = reader.dates.date(from: text) { return DayOfYear(date.day) }
      let parts = text.split { $0 == "-" || $0 == "/" }.compactMap { Int($0) }
      guard parts.count == 2 else { return nil }
      return DayOfYear(month: parts[0], day: parts[1])
    }
  }
}
