import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel
import Testing

@Suite("Events in the data of generators")
struct ListedEventTests {
  private static let list = """
    - {name: Beer Bash, date: 2019-12-13, place: Taproom, link: "https://okapi.example/bash", price: 12 EUR}
    - date: 2018 October 9th
      group: Sloth Racket
      venue: Geertekerk
      location: Utrecht
      venue_url: https://geertekerk.example/
      ticket_url: https://shop.example/
      info: With a *workshop*.
    - {date: "2017-07-28 20:00", location: [{venue: Hall, city: Taipei}]}
    - {date: Sat. June 13th @ 10:00pm, venue: Plough}
    - {title: Our story, date: 2016-01-01}
    """

  private func folder(_ path: String, settings: String, _ text: String = list) async throws -> ImportedFolder {
    try await ImportedFolder([
      settings: settings.hasSuffix("js") ? "" : "title: A\nbaseURL: https://a.example/\n", path: text,
    ])
  }

  @Test(arguments: [
    ("_config.yml", "_data/gigs.yml"), ("bridgetown.config.yml", "src/_data/shows.yml"),
    ("hugo.yaml", "data/tour.yaml"),
    (".eleventy.js", "_data/concerts.yml"), ("gatsby-config.js", "content/shows.yml"),
    ("astro.config.mjs", "src/data/gigs.yml"),
  ])
  func `each event of a list becomes an entry`(settings: String, path: String) async throws {
    let folder = try await folder(path, settings: settings)
    #expect(folder.report.counts == ["events": 3])
    let bash: EventFeedViewObject = try folder.object("events/beer-bash-2019-12-13.md")
    #expect(bash.title == "Beer Bash" && bash.starts.machineReadable == "2019-12-13")
    #expect(bash.venue?.name == "Taproom" && bash.tickets?.price == "12")
    #expect(bash.links.map(\.url) == ["https://okapi.example/bash"])
    #expect(bash.entry.date?.machineReadable == "2019-12-13")
    let racket: EventFeedViewObject = try folder.object("events/sloth-racket-2018-10-09.md")
    #expect(racket.venue?.name == "Geertekerk" && racket.venue?.city == "Utrecht")
    #expect(racket.venue?.url == "https://geertekerk.example/" && racket.tickets?.url == "https://shop.example/")
    #expect(folder.body("events/sloth-racket-2018-10-09.md") == "With a *workshop*.")
    let hall: EventFeedViewObject = try folder.object("events/hall-2017-07-28.md")
    #expect(hall.title == "Hall" && hall.venue?.city == "Taipei" && hall.starts.hasTime)
    let unread = "1 event of a list stays behind; feedsite cannot read such dates; write 2025-04-09 20:00"
    #expect(folder.notes.contains(unread))
    // The story.
    #expect(folder.notes.contains("1 event of a list stays behind; an event needs a date and a place"))
  }

  @Test
  func `several lists may stand in one file`() async throws {
    let text = "upcoming: [{date: 2019-12-13, venue: Pier}]\npast:\n  - {date: 2018-12-13, venue: Pier}\n"
    let folder = try await folder("_data/shows.yml", settings: "_config.yml", text)
    #expect(
      folder.report.written.filter { $0.hasPrefix("events/") } == [
        "events/pier-2018-12-13.md", "events/pier-2019-12-13.md",
      ])
  }

  @Test(arguments: [
    "draft: true", "published: false", "hidden: yes", "private: true", "unlisted: true", "Visible: no", "hidden: 1",
    "visibility: private", "status: hidden", "status: draft", "access: members", "isPublished: false", "password: rain",
    "eleventyExcludeFromCollections: true", "published: draft", "deleted: 2020-01-01",
  ])
  func `events that their owner hides are drafts`(field: String) async throws {
    let text = "shows:\n  - {date: 2019-12-13, venue: Pier, \(field)}\n  - {date: 2018-12-13, venue: Pier}\n"
    let folder = try await folder("_data/shows.yml", settings: "_config.yml", text)
    #expect(try folder.entry("events/pier-2019-12-13.md").isDraft)
    #expect(try !folder.entry("events/pier-2018-12-13.md").isDraft)
    let all = try await self.folder("_data/shows.yml", settings: "_config.yml", "\(field)\n" + text)
    #expect(try all.entry("events/pier-2018-12-13.md").isDraft)
  }

  @Test func `events that their owner schedules wait`() async throws {
    let text = """
      - {date: 2019-12-13, venue: Pier, publishDate: 2095-01-01}
      - {date: 2018-12-13, venue: Pier, expires: 2019-01-01}
      - {date: 2017-12-13, venue: Pier, visibility: patrons}
      - {date: 2016-12-13, venue: Pier, expiry_date: 2017-01-01}
      - {date: 2015-12-13, venue: Pier, published_at: 2095-01-01}
      - {date: 2014-12-13, venue: Pier, published: 2095-01-01}
      - {date: 2013-12-13, venue: Pier, published: true}
      """
    let folder = try await folder("_data/shows.yml", settings: "_config.yml", text)
    #expect(folder.fields("events/pier-2019-12-13.md").contains("date: 2095-01-01"))
    #expect(folder.fields("events/pier-2018-12-13.md").contains("expires: 2019-01-01"))
    #expect(try folder.entry("events/pier-2017-12-13.md").isDraft)
    #expect(folder.fields("events/pier-2016-12-13.md").contains("expires: 2017-01-01"))
    for year in [2014, 2015] { #expect(folder.fields("events/pier-\(year)-12-13.md").contains("date: 2095-01-01")) }
    #expect(folder.fields("events/pier-2013-12-13.md") == ["date: 2013-12-13", "starts: 2013-12-13", "venue: Pier"])
  }

  @Test func `the shows of a tour wait for it and expire with it`() async throws {
    let text = """
      publish_date: 2095-01-01
      tour:
        name: Spring tour
        date: 2019-03-01
        location: Europe
        expires: 2096-06-01
        shows:
          - {date: 2019-03-02, venue: Pier}
          - {date: 2019-03-03, venue: Dome, publishDate: 2095-02-01, expires: 2096-05-01}
          - {date: 2019-03-04, venue: Hall, publishDate: 2019-01-01, expires: 2099-05-01}
      """
    let folder = try await folder("_data/tour.yml", settings: "_config.yml", text)
    let fields = ["pier-2019-03-02", "dome-2019-03-03", "hall-2019-03-04"].map { folder.fields("events/\($0).md") }
    #expect(fields.map { $0.first } == ["date: 2095-01-01", "date: 2095-02-01", "date: 2095-01-01"], "\(fields)")
    let ends = ["expires: 2096-06-01", "expires: 2096-05-01", "expires: 2096-06-01"]
    #expect(zip(fields, ends).allSatisfy { $0.contains($1) }, "\(fields)")
  }

  @Test(arguments: ["cancelled: true", "status: Cancelled", "canceled: yes"])
  func `the shows of a cancelled tour are cancelled`(field: String) async throws {
    let text = """
      - name: Spring tour
        date: 2019-03-01
        location: Europe
        \(field)
        shows:
          - {date: 2019-03-02, venue: Pier}
          - {date: 2019-03-03, venue: Dome, status: sold out}
          - {date: 2019-03-04, venue: Hall, postponed: true}
          - {date: 2019-03-05, venue: Park, status: scheduled}
          - {date: 2019-03-06, venue: Club, cancelled: false}
          - {date: 2019-03-07, venue: Cave, status: confirmed}
      - {date: 2019-04-01, venue: Barn}
      """
    let folder = try await folder("_data/tour.yml", settings: "_config.yml", text)
    func status(_ name: String) throws -> EventStatus {
      let show: EventFeedViewObject = try folder.object("events/\(name).md")
      return show.status
    }
    #expect(try status("pier-2019-03-02") == .cancelled)
    #expect(try status("dome-2019-03-03") == .cancelled)
    #expect(try status("hall-2019-03-04") == .postponed)
    for name in ["park-2019-03-05", "club-2019-03-06", "cave-2019-03-07", "barn-2019-04-01"] {
      #expect(try status(name) == .scheduled, "\(name)")
    }
  }

  /// Only the state of an event says who may read it.
  @Test func `bands that are called like a state are kept`() async throws {
    let text = "- {date: 2019-12-13, venue: Pier, bands: Friends, tags: private, status: cancelled}\n"
    let folder = try await folder("_data/shows.yml", settings: "_config.yml", text)
    let fields = folder.fields("events/pier-2019-12-13.md")
    #expect(fields.contains("bands: Friends") && fields.contains("tags: private"), "\(fields)")
    #expect(fields.contains("status: cancelled") && !fields.contains("draft"), "\(fields)")
  }

  @Test(arguments: [
    ("Fri, 20 Dec 2019 20:00:00 GMT", "2019-12-20T21:00:00+01:00"), ("1576872000", "2019-12-20T21:00:00+01:00"),
    ("20 December 2019 20:00", "2019-12-20T20:00:00+01:00"),
    ("2019-12-20 20:00:00 +0000", "2019-12-20T20:00:00Z"),
  ])
  func `times that state their zone keep it`(date: String, start: String) async throws {
    let folder = try await ImportedFolder([
      "_config.yml": "title: A\ntimezone: Europe/Berlin\n", "_data/shows.yml": "- {date: \"\(date)\", venue: Pier}\n",
    ])
    let show: EventFeedViewObject = try folder.object("events/pier-2019-12-20.md")
    #expect(
      show.starts.hasTime
        && show.starts.secondsSinceEpoch == DateParser(timeZone: .utc).date(from: start)?.secondsSinceEpoch)
  }

  @Test(arguments: ["shows", "Dates"])
  func `the shows of a tour are its events`(key: String) async throws {
    let text = """
      - name: Spring tour
        date: 2019-03-01
        location: Europe
        \(key): [{date: 2019-03-02, venue: Pier}, {date: 2019-03-05, venue: Dome}]
      - {date: 2019-04-01, venue: Hall, shows: 2}
      """
    let folder = try await folder("_data/tour.yml", settings: "_config.yml", text)
    #expect(
      folder.report.written.filter { $0.hasPrefix("events/") } == [
        "events/dome-2019-03-05.md", "events/hall-2019-04-01.md", "events/pier-2019-03-02.md",
      ])
    // The settings.
    let left = "1 file of layouts, styles, data or programs stays behind; feedsite has themes instead"
    #expect(folder.notes.contains(left))
  }

  @Test
  func `what has no place is no event`() async throws {
    let text = "- {title: Morning, date: 2019-12-13, host: Ann}\n"
    let files = ["_config.yml": "title: A\n", "_data/shows.yml": text, "about.md": "---\ntitle: About\n---\nWe.\n"]
    #expect(try await ImportedFolder(files).report.counts == ["pages": 1])
  }
}
