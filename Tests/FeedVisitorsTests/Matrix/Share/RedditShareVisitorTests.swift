import FeedModel
import FeedVisitors
import Testing

@Suite struct RedditShareVisitorTests {
  @Test func namesTheArtistsOfMusicAndNobodyElse() {
    let expected: KindTable<String> = [
      "text": "Rain", "article": "Rain", "media": "Rain", "song": "Ann, Bob – Rain", "album": "Ann – Rain",
      "playlist": "Rain", "event": "Rain", "invitation": "Rain", "follow": "Rain", "recommendation": "Rain",
      "link": "Rain", "quote": "Rain", "person": "Rain", "memories": "Rain", "custom": "Rain",
    ]
    expected.check { $0.accept(RedditShareVisitor(message: .sample)).title }
  }

  @Test func takesAddressAndTitle() {
    #expect(
      KindSamples.plain.album.accept(RedditShareVisitor(message: .sample)).address
        == "https://www.reddit.com/submit?url=https%3A%2F%2Fexample.com%2Fp%2F&title=Ann%20%E2%80%93%20Rain")
  }
}
