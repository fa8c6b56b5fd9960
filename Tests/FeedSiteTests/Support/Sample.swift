import FeedDiagnostics
import FeedMarkdown
import FeedModel

/// Entries, people and pages made up for tests.
enum Sample {
  /// An article that was published `number` days after 2020-01-01; its title is its number.
  static func article(
    _ number: Int, title: String? = nil, route: String? = nil, _ change: (inout Entry) -> Void = { _ in }
  ) -> ArticleFeedViewObject {
    ArticleFeedViewObject(
      entry: entry(number, kind: .article, route: route ?? "/articles/\(number)/", change),
      title: title ?? "article \(number)")
  }

  /// A note.
  static func note(_ number: Int, _ change: (inout Entry) -> Void = { _ in }) -> PlainTextFeedViewObject {
    PlainTextFeedViewObject(
      entry: entry(number, kind: .text, route: "/notes/\(number)/") { entry in
        entry.body = body("note \(number)")
        change(&entry)
      })
  }

  /// An event that was announced `number` days after 2020-01-01, and starts and ends so many minutes
  /// after that day.
  static func event(
    _ number: Int, startsAt minutes: Int, endsAt end: Int? = nil, status: EventStatus = .scheduled,
    _ change: (inout Entry) -> Void = { _ in }
  ) -> EventFeedViewObject {
    EventFeedViewObject(
      entry: entry(number, kind: .event, route: "/events/\(number)/", change), title: "event \(number)",
      starts: moment(minutes), ends: end.map { moment($0) }, status: status)
  }

  /// The moment that is a number of minutes after 2020-01-01T00:00:00Z.
  static func moment(_ minutes: Int, utcOffset: Int = 0) -> FeedDate {
    FeedDate(secondsSinceEpoch: day(0).secondsSinceEpoch + minutes * 60, utcOffset: utcOffset)
  }

  /// A person.
  static func person(
    _ name: String, route: String, links: [ExternalLink] = [], _ change: (inout Entry) -> Void = { _ in }
  ) -> PersonFeedViewObject {
    var entry = Entry(
      identity: EntryIdentity(uuid: .namespace(ofSiteID: name), contentPath: "people/\(name).md"), kind: .person,
      route: Route(route),
      date: nil, location: SourceLocation(file: "content/people/\(name).md", line: 1, column: 1))
    change(&entry)
    return PersonFeedViewObject(entry: entry, name: name, links: links)
  }

  /// A page.
  static func page(
    _ title: String, route: String, text: String = "page", updated: FeedDate? = nil, language: String? = nil,
    aliases: [Route] = [], order: Int? = nil
  ) -> Page {
    Page(
      title: title, route: Route(route), body: body(text), order: order, updated: updated, language: language,
      aliases: aliases,
      location: SourceLocation(file: "content/pages/\(title).md", line: 1, column: 1))
  }

  /// What entries of all kinds share.
  static func entry(
    _ number: Int, kind: Kind, route: String, _ change: (inout Entry) -> Void = { _ in }
  ) -> Entry {
    let path = "\(kind.plural)/\(number).md"
    var entry = Entry(
      identity: EntryIdentity(uuid: .namespace(ofSiteID: "\(kind.name)-\(number)"), contentPath: path), kind: kind,
      route: Route(route),
      date: day(number), location: SourceLocation(file: "content/" + path, line: 1, column: 1))
    change(&entry)
    return entry
  }

  /// The day that is a number of days after 2020-01-01.
  static func day(_ number: Int) -> FeedDate {
    FeedDate(day: CalendarDay(daysSinceEpoch: 18_262 + number), utcOffset: 0)
  }

  static func body(_ text: String) -> MarkdownBody {
    MarkdownParser().parse(text, at: SourceLocation(file: "content/a.md", line: 1, column: 1)).body
  }
}
