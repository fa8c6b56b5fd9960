import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct KindNamesTests {
  @Test func `Built in kinds are named by the theme and others by the site`() throws {
    let names = try TestTheme.wording().kinds
    #expect(names.singular(.song) == "Song")
    #expect(names.plural(.text) == "Notes")
    #expect(names.singular(KindSamples.recipe) == "Recipe")
    #expect(names.plural(KindSamples.recipe) == "Recipes")
  }
}
