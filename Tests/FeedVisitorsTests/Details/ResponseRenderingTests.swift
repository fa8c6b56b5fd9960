import FeedDiagnostics
import FeedMarkup
import FeedModel
import Testing

@testable import FeedVisitors

/// Answers from elsewhere, on pages and in feeds.
@Suite struct ResponseRenderingTests {
  private static let responses = [
    EntryResponse(
      form: .reply, author: "A <b>", authorURL: "https://a.example/", url: "https://a.example/1",
      date: FeedDate(secondsSinceEpoch: 1_700_000_000, utcOffset: 0), text: "One & two\n<script>"),
    EntryResponse(form: .like, author: "B", authorURL: nil, url: "https://b.example/1", date: nil, text: ""),
    EntryResponse(form: .repost, author: "C", authorURL: nil, url: nil, date: nil, text: ""),
    EntryResponse(form: .mention, author: "D", authorURL: nil, url: "https://d.example/1", date: nil, text: ""),
  ]

  private func note(_ responses: [EntryResponse]) -> PlainTextFeedViewObject {
    var entry = Entry(
      identity: EntryIdentity(uuid: .namespace(ofSiteID: "note"), contentPath: "notes/note.md"), kind: .text,
      route: Route("/notes/note/"),
      date: FeedDate(secondsSinceEpoch: 1_600_000_000, utcOffset: 0),
      location: SourceLocation(file: "content/notes/note.md"))
    entry.responses = responses
    return PlainTextFeedViewObject(entry: entry)
  }

  @Test func `A page shows them by what they did, a card does not`() throws {
    let template = """
      {{#answers}}
      {{#likes}}like {{name}} {{url}};{{/likes}}
      {{#reposts}}repost {{name}} {{url}};{{/reposts}}
      {{#mentions}}mention {{name}} {{url}};{{/mentions}}
      {{#replies}}{{name}} {{authorURL}} {{url}} {{#date}}{{iso}}{{/date}}{{#paragraphs}} [{{text}}]{{/paragraphs}}{{/replies}}
      {{/answers}}
      """
    let site = TestSite(environment: try TestTheme.environment(["entry": template, "card/text": template]))
    #expect(
      site.html(note(Self.responses), as: .page).split(separator: "\n").map(String.init) == [
        "like B https://b.example/1;", "repost C ;", "mention D https://d.example/1;",
        "A &lt;b&gt; https://a.example/ https://a.example/1 2023-11-14T22:13:20Z [One &amp; two] [&lt;script&gt;]",
      ])
    #expect(!site.html(note(Self.responses), as: .card).contains("like B"))
    #expect(!site.html(note([]), as: .page).contains("like"))
  }

  @Test func `Feeds hold the replies and count them`() throws {
    let operators = EntryOperators(environment: try TestTheme.environment([:]))
    let item = operators.feedItem(note(Self.responses))
    #expect(item.replyCount == 1)
    #expect(
      item.content.markup.contains(
        #"<blockquote cite="https://a.example/1"><p>One &amp; two</p><p>&lt;script&gt;</p></blockquote>"#
          + #"<p>— <cite><a href="https://a.example/1">A &lt;b&gt;</a></cite></p>"#), "\(item.content.markup)")
    #expect(!item.content.markup.contains("b.example"))
    let bare = operators.feedItem(note([]))
    #expect(bare.replyCount == 0 && !bare.content.markup.contains("blockquote"))
    let (rss, atom) = (channel([item]), channel([bare]))
    let texts = [rss, atom].map { channel in
      [RSSWriter().write(channel), AtomWriter().write(channel)].map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(texts[0][0].contains(#"xmlns:slash="http://purl.org/rss/1.0/modules/slash/""#))
    #expect(texts[0][0].contains("<slash:comments>1</slash:comments>"))
    #expect(texts[0][1].contains(#"xmlns:thr="http://purl.org/syndication/thread/1.0""#))
    #expect(texts[0][1].contains("<thr:total>1</thr:total>"))
    #expect(
      texts[0][1].contains(##"<link rel="replies" type="text/html" href="\##(item.url)#_answers" thr:count="1"/>"##))
    for text in texts[1] { #expect(!text.contains("slash") && !text.contains("thr:")) }
  }

  private func channel(_ items: [FeedItem]) -> FeedChannel {
    FeedChannel(
      id: "urn:uuid:0", at: "https://example.org/feed.xml", title: "Feed", language: "en", siteTitle: "Site",
      page: "https://example.org/", generator: "feedsite", items: items)
  }
}
