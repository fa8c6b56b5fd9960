import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct CardTemplateTests {
  @Test func `Each kind has templates of its own, which themes must have`() throws {
    let operators = EntryOperators(environment: try TestTheme.environment())
    let expected: KindTable<[String]> = [
      "text": ["card/text"],
      "article": ["card/article", "details/article"],
      "media": ["card/media", "details/media"],
      "song": ["card/song", "details/song"],
      "album": ["card/album", "details/album"],
      "playlist": ["card/playlist", "details/playlist"],
      "event": ["card/event", "details/event"],
      "invitation": ["card/invitation", "details/invitation"],
      "follow": ["card/follow", "details/follow"],
      "recommendation": ["card/recommendation", "details/recommendation"],
      "link": ["card/link", "details/link"],
      "quote": ["card/quote", "details/quote"],
      "person": ["card/person", "details/person"],
      "memories": ["card/memories", "details/memories"],
      "custom": ["card/custom", "details/custom"],
    ]
    expected.check { object in
      let card = operators.cardTemplate(of: object)
      return [card, card.replacing("card/", with: "details/")].filter { EntryTemplates.required[$0] != nil }
    }
    // A note has no details, and the page of an entry is common to all kinds.
    #expect(EntryTemplates.required.count == KindSamples.plain.all.count * 2 - 1 + 1)
  }

  @Test func `A declared kind is drawn by the theme's template for it`() throws {
    let environment = try TestTheme.environment([
      "card/recipe": "own", "card/song": "song", "card/custom": "common", "details/custom": "common details",
      "entry": "{{{details}}}",
    ])
    let recipe = KindSamples.plain.custom
    #expect(EntryOperators(environment: environment).cardTemplate(of: recipe) == "card/recipe")
    let site = TestSite(environment: environment)
    #expect(site.html(recipe, as: .card) == "own")
    #expect(site.html(recipe, as: .page) == "common details")
  }
}
