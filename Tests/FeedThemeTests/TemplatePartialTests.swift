import FeedDiagnostics
import Testing

@testable import FeedTheme

@Suite struct TemplatePartialTests {
  @Test func anUnknownPartialIsReportedWithTheNearestName() {
    SampleTheme.expect(
      "\n{{> 1️⃣partial/tag }}",
      [("1️⃣", .unknownPartial("partial/tag", suggestion: "partial/tags"))],
      others: ["partial/tags": "{{#tags}}{{.}}{{/tags}}"])
  }

  @Test func aPartialIsCheckedWithTheScopesOfEachPlaceOfUse() {
    let loaded = SampleTheme.load([
      "song": "{{>name}}{{#artist}}{{>name}}{{/artist}}{{#tags}}{{>text}}{{/tags}}{{>text}}",
      "name": "{{name}}{{#players}}{{nickname}}{{/players}}",
      "text": "\n {{.}}",
    ])
    #expect(
      loaded.diagnostics.map { $0.location?.description } == ["themes/wall/templates/text.mustache:2:4"])
    #expect(loaded.diagnostics.map(\.code) == ["wrong-variable-use"])
  }

  @Test func aFaultThatShowsAtEveryPlaceOfUseIsReportedOnce() {
    let loaded = SampleTheme.load([
      "song": "{{>name}}{{#artist}}{{>name}}{{/artist}}{{#players}}{{>name}}{{/players}}",
      "name": "{{nmae}}",
    ])
    #expect(loaded.diagnostics.count == 1)
  }

  @Test func aPartialKnowsNothingOfTheListAroundIt() {
    let loaded = SampleTheme.load([
      "song": "{{#tags}}{{>separator}}{{/tags}}", "separator": "{{^last()}}, {{/last()}}",
    ])
    #expect(loaded.diagnostics.map(\.code) == ["wrong-variable-use"])
  }

  @Test func partialsThatIncludeEachOtherAreReportedAndNotRendered() {
    let loaded = SampleTheme.load(["song": "a{{>b}}", "b": "b\n{{>c}}", "c": "c{{>b}}", "d": "{{>d}}"])
    #expect(
      loaded.diagnostics.map(\.problem) == [
        .theme(.syntax("templates include each other in a circle: b → c → b")),
        .theme(.syntax("templates include each other in a circle: d → d")),
      ])
    #expect(
      loaded.diagnostics.map { $0.location?.description } == [
        "themes/wall/templates/c.mustache:1:5", "themes/wall/templates/d.mustache:1:4",
      ])
    #expect(loaded.theme?.render("song", SampleSong()) == "a")
  }
}
