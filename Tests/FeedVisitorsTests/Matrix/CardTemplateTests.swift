import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct CardTemplateTests {
  @Test func `Each kind has templates of its own`() {
    let expected: KindTable<CardTemplate> = [
      "text": CardTemplate(card: "card/text", details: nil),
      "article": CardTemplate(card: "card/article", details: "details/article"),
      "media": CardTemplate(card: "card/media", details: "details/media"),
      "song": CardTemplate(card: "card/song", details: "details/song"),
      "album": CardTemplate(card: "card/album", details: "details/album"),
      "playlist": CardTemplate(card: "card/playlist", details: "details/playlist"),
      "event": CardTemplate(card: "card/event", details: "details/event"),
      "invitation": CardTemplate(card: "card/invitation", details: "details/invitation"),
      "follow": CardTemplate(card: "card/follow", details: "details/follow"),
      "recommendation": CardTemplate(card: "card/recommendation", details: "details/recommendation"),
      "link": CardTemplate(card: "card/link", details: "details/link"),
      "quote": CardTemplate(card: "card/quote", details: "details/quote"),
      "person": CardTemplate(card: "card/person", details: "details/person"),
      "memories": CardTemplate(card: "card/memories", details: "details/memories"),
      "custom": CardTemplate(card: "card/custom", details: "details/custom"),
    ]
    expected.check { CardTemplate(of: $0, among: []) }
  }

  @Test func `A declared kind is drawn by the themes template for it`() {
    let template = CardTemplate(of: KindSamples.plain.custom, among: ["card/recipe", "card/song"])
    #expect(template == CardTemplate(card: "card/recipe", details: "details/custom"))
  }

  @Test func `Every chosen template is one that themes must have`() {
    for sample in KindSamples.plain.all {
      let template = CardTemplate(of: sample, among: [])
      #expect(EntryTemplates.required[template.card] != nil)
      if let details = template.details { #expect(EntryTemplates.required[details] != nil) }
    }
    #expect(EntryTemplates.required.count == 15 + 14 + 1)
  }
}
