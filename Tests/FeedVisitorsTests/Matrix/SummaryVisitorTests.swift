import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct SummaryVisitorTests {
  @Test func `The summary of its author comes first`() {
    for sample in KindSamples.plain.all { #expect(sample.accept(SummaryVisitor()) == "Summary.") }
  }

  @Test func `Without one the words of the kind stand for it`() {
    let samples = KindSamples.plain
    let bare = { (kind: Kind) in samples.bareEntry(kind) }
    let photo = samples.text.photo("one")
    #expect(PlainTextFeedViewObject(entry: bare(.text)).accept(SummaryVisitor()) == nil)
    #expect(
      MediaFeedViewObject(entry: bare(.media), photos: [photo]).accept(SummaryVisitor()) == "Caption of one")
    #expect(QuoteFeedViewObject(entry: bare(.quote), text: "It rains.").accept(SummaryVisitor()) == "It rains.")
    let link = LinkFeedViewObject(entry: bare(.link), url: "https://a.example/", site: "a", quotation: "Quoted")
    #expect(link.accept(SummaryVisitor()) == "Quoted")
    let person = PersonFeedViewObject(entry: bare(.person), name: "Bob", role: "Drums")
    #expect(person.accept(SummaryVisitor()) == "Drums")
    var entry = bare(.article)
    entry.body = samples.entry(.article).body
    #expect(ArticleFeedViewObject(entry: entry, title: "T").accept(SummaryVisitor()) == "Rain falls on Taipei.")
  }
}
