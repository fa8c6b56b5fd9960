import FeedModel
import FeedVisitors
import Testing

@Suite struct EmailShareVisitorTests {
  @Test func takesTheSameOfEachKind() {
    let link = "mailto:?subject=Rain&body=Hear%20%E9%9B%A8%20%26%20sun%0D%0A%0D%0Ahttps%3A%2F%2Fexample.com%2Fp%2F"
    let expected: KindTable<String> = [
      "text": link, "article": link, "media": link, "song": link, "album": link, "playlist": link, "event": link,
      "invitation": link, "follow": link, "recommendation": link, "link": link, "quote": link, "person": link,
      "memories": link, "custom": link,
    ]
    expected.check { $0.accept(EmailShareVisitor(message: .sample)).address }
  }

  @Test func linesAreDividedAsEMailsWantThem() {
    let message = ShareMessage(sentence: "One\ntwo", heading: "A\nB", page: "https://example.com/")
    let share = KindSamples.plain.note.accept(EmailShareVisitor(message: message))
    #expect(share.subject == "A B")
    #expect(share.body == "One\r\ntwo\r\n\r\nhttps://example.com/")
  }
}
