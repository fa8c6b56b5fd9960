import FeedMarkdown
import FeedMarkup
import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct TeaserTests {
  private func operators() throws -> EntryOperators { EntryOperators(environment: try TestTheme.environment()) }

  private func event(_ status: EventStatus) -> EventFeedViewObject {
    var tickets = Tickets()
    tickets.price = "5"
    return EventFeedViewObject(
      entry: KindSamples.plain.bareEntry(.event), title: "Rain live", starts: KindSamples.date, status: status,
      tickets: tickets)
  }

  @Test func `What became of an event is said wherever it is only named`() throws {
    let operators = try operators()
    #expect(operators.teaser(event(.scheduled), heading: "Rain live").label == "Event")
    #expect(operators.teaser(event(.cancelled), heading: "Rain live").label == "Event (Cancelled)")
    #expect(operators.feedItem(event(.scheduled)).title == "Rain live")
    #expect(operators.feedItem(event(.cancelled)).title == "Rain live (Cancelled)")
  }

  @Test func `No tickets are sold for a cancelled event`() throws {
    let operators = try operators()
    let content = { String(decoding: operators.feedItem(event($0)).content.bytes, as: UTF8.self) }
    #expect(content(.scheduled).contains("Tickets") && !content(.cancelled).contains("Tickets"))
  }

  @Test func `Substitutes for titles are distinguished from titles, and music from other entries without a cover`()
    throws
  {
    let operators = try operators()
    var entry = KindSamples.plain.bareEntry(.text)
    entry.body = MarkdownParser().parse("It rains. It pours.", at: entry.location).body
    let note = operators.teaser(PlainTextFeedViewObject(entry: entry), heading: "It rains.…")
    #expect(note.title == "It rains. It pours." && !note.isTitled && !note.isMusic)
    let song = operators.teaser(
      SongFeedViewObject(entry: KindSamples.plain.bareEntry(.song), title: "Rain"), heading: "Rain")
    #expect(song.title == "Rain" && song.isTitled && song.isMusic)
  }

  @Test func `A picture of the text comes as a file about as wide as a card, a button not at all`() throws {
    var entry = KindSamples.plain.bareEntry(.article)
    let text = "![Button](button.gif) ![Roof](roof.jpg)"
    entry.body = MarkdownParser().parse(text, at: entry.location).body.resolvingLinks { link in
      link.destination == "button.gif"
        ? ResolvedLink("/button.gif", pixelWidth: 88, pixelHeight: 31)
        : ResolvedLink(
          "/roof.jpg", pixelWidth: 4000, pixelHeight: 3000,
          sources: ImageSources(
            own: [
              .init("/roof.jpg.640.jpg", pixelWidth: 640), .init("/roof.jpg", pixelWidth: 4000),
            ],
            webP: [.init("/roof.jpg.160.webp", pixelWidth: 160), .init("/roof.jpg.320.webp", pixelWidth: 320)]))
    }
    let article = ArticleFeedViewObject(entry: entry, title: "Roofs")
    #expect(try operators().teaser(article, heading: "Roofs").picture == "/sub/roof.jpg.320.webp")
    #expect(try operators().pictures(article).map(\.alt) == ["Roof"])
  }
}
