import FeedMarkup
import FeedModel
import Testing

@testable import FeedVisitors

/// An article that is to be heard, such as the episode of a podcast.
@Suite struct ArticleRecordingTests {
  private let article = ArticleFeedViewObject(
    entry: KindSamples.plain.entry(.article, body: "Notes."), title: "Episode 1",
    recordings: [
      Recording(
        file: MediaFile(source: .published(Route("/articles/one.mp3")), mimeType: "audio/mpeg", byteCount: 1234),
        title: "The whole talk")
    ])

  private func site(_ templates: [String: String] = [:]) throws -> TestSite {
    TestSite(environment: try TestTheme.environment(templates))
  }

  @Test func `Templates have its recordings`() throws {
    let template = "{{#recordings}}{{src}} {{title}}{{/recordings}}"
    #expect(
      try site(["card/article": template]).html(article, as: .card) == "/sub/articles/one.mp3 The whole talk")
  }

  @Test func `Feeds hold it`() throws {
    let item = try site().item(article)
    #expect(item.enclosure?.url == "https://example.com/sub/articles/one.mp3")
    #expect(item.enclosure?.byteCount == 1234)
    let content = try site().content(article)
    #expect(content.contains(#"href="https://example.com/sub/articles/one.mp3""#))
    #expect(content.contains("The whole talk"))
  }

  @Test func `Its only recording plays as long as the entry says`() throws {
    let stated = ArticleFeedViewObject(
      entry: article.entry, title: article.title, recordings: article.recordings, playingTime: .seconds(3723))
    #expect(try site().item(stated).enclosures.map(\.seconds) == [3723])
    let json = StructuredData([try site().structuredData(stated)]).json.markup
    #expect(json.contains(#""duration":"PT1H2M3S""#))
  }

  @Test func `Messengers and search engines get it`() throws {
    #expect(
      try site().openGraph(article).properties.contains {
        $0.name == "og:audio" && $0.content == "https://example.com/sub/articles/one.mp3"
      })
    let json = StructuredData([try site().structuredData(article)]).json.markup
    #expect(json.contains(#""@type":"AudioObject","contentUrl":"https://example.com/sub/articles/one.mp3""#))
  }

  @Test func `The sentence for sharing says that there is something to hear`() throws {
    let visitor = ShareSentenceVisitor(wording: try TestTheme.wording(), heading: "Episode 1")
    #expect(article.accept(visitor) == "Recording by Ann: Episode 1")
  }

  @Test func `Its words are found`() {
    #expect(article.accept(SearchVisitor()).contains { $0.text.contains("The whole talk") })
  }

  @Test func `Its card is higher by the player`() throws {
    let silent = ArticleFeedViewObject(entry: article.entry, title: article.title)
    let site = try site()
    #expect(try #require(site.size(article).rows) > #require(site.size(silent).rows))
  }
}
