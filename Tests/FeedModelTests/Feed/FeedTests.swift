import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

struct FeedTests {
  @Test
  func `Entries are sorted newest first, those of one moment by their paths, and those without a date last`() throws {
    let sorted = try [
      note("z.md", 20_188, 0, offset: 0),
      // 22:00 in Taipei comes before 15:30 in London, though its clock shows more.
      note("london.md", 20_187, 55_800, offset: 3600),
      note("taipei.md", 20_187, 79_200, nanosecond: 2, offset: 28_800),
      note("earlier.md", 20_187, 79_200, nanosecond: 1, offset: 28_800),
      note("b.md", 20_187, 0, offset: 0),
      note("a.md", 20_187, 0, offset: 0),
      undated("d.md"),
      undated("c.md"),
    ]
    let paths = sorted.map(\.entry.identity.contentPath)
    for rotation in sorted.indices {
      let rotated = Array(sorted[rotation...] + sorted[..<rotation])
      #expect(Feed(entries: rotated).entries.map(\.entry.identity.contentPath) == paths)
      #expect(Feed(entries: rotated.reversed()).entries.map(\.entry.identity.contentPath) == paths)
    }
  }

  @Test
  func `People are sorted by name, pages by address`() {
    let people = [person("雨", "people/rain.md"), person("Ada", "people/z.md"), person("Ada", "people/a.md")]
    let pages = ["/imprint/", "/about/", "/"].map {
      Page(title: $0, route: Route($0), body: .empty, location: SourceLocation(file: "content/pages\($0)"))
    }
    let feed = Feed(entries: [], people: people, pages: pages)
    #expect(feed.people.map(\.entry.identity.contentPath) == ["people/a.md", "people/z.md", "people/rain.md"])
    #expect(feed.pages.map(\.route.path) == ["/", "/about/", "/imprint/"])
  }

  @Test
  func `An entry was last changed when it was updated, unless it was published later`() throws {
    let early = FeedDate(secondsSinceEpoch: 1, utcOffset: 0)
    let late = FeedDate(secondsSinceEpoch: 2, utcOffset: 0)
    var entry = undated("a.md").entry
    #expect(entry.lastChanged == nil)
    entry.updated = early
    #expect(entry.lastChanged == early)
    entry.date = late
    #expect(entry.lastChanged == late && entry.lastRevised == late)
    entry.updated = nil
    #expect(entry.lastChanged == late && entry.lastRevised == nil)
  }

  private func note(
    _ path: String, _ day: Int, _ second: Int, nanosecond: Int = 0, offset: Int
  ) throws -> any FeedViewObject {
    PlainTextFeedViewObject(
      entry: entry(
        path, .text,
        FeedDate(
          day: CalendarDay(daysSinceEpoch: day), secondOfDay: second, nanosecond: nanosecond, utcOffset: offset)))
  }

  private func undated(_ path: String) -> any FeedViewObject { PlainTextFeedViewObject(entry: entry(path, .text, nil)) }

  private func person(_ name: String, _ path: String) -> PersonFeedViewObject {
    PersonFeedViewObject(entry: entry(path, .person, nil), name: name)
  }

  private func entry(_ path: String, _ kind: Kind, _ date: FeedDate?) -> Entry {
    Entry(
      identity: EntryIdentity(uuid: .namespace(ofSiteID: path), contentPath: path), kind: kind, route: Route(path),
      date: date,
      location: SourceLocation(file: path))
  }
}
