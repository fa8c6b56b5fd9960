import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct EntryBodyTests {
  private func html(_ body: String, as form: HTMLForm) throws -> String {
    let site = TestSite(environment: try TestTheme.environment(["card/text": "{{{body}}}", "entry": "{{{body}}}"]))
    return site.html(PlainTextFeedViewObject(entry: KindSamples.plain.entry(.text, body: body)), as: form)
  }

  @Test(arguments: ["# Rain\n\n## Sun", "## Rain\n\n### Sun", "### Rain\n\n#### Sun"])
  func `The highest heading of a body comes right below the entry's own`(_ body: String) throws {
    #expect(try html(body, as: .page) == "<h2 id=\"rain\">Rain</h2>\n<h3 id=\"sun\">Sun</h3>\n")
    #expect(
      try html(body, as: .card)
        == "<h3 id=\"0f4e7c1a-rain\">Rain</h3>\n<h4 id=\"0f4e7c1a-sun\">Sun</h4>\n")
  }

  @Test func `Links to headings follow their ids`() throws {
    let body = "[Down](#rain)\n\n## Rain"
    #expect(try html(body, as: .page).contains("<a href=\"#rain\">"))
    #expect(try html(body, as: .card).contains("<a href=\"#0f4e7c1a-rain\">"))
  }

  @Test func `A note stands whole on its card as long as somebody might read it there`() throws {
    let words = "**Rain** & sun.\n\n" + String(repeating: "rain ", count: 1_900) + "end"
    #expect(try html(words, as: .card) == html(words, as: .page))
  }

  @Test func `Of a longer one the card has the beginning, and the page all`() throws {
    let words = "**Rain** & sun.\n\n" + String(repeating: "rain ", count: 2_100) + "end"
    let card = try html(words, as: .card)
    #expect(card.hasPrefix("<p>Rain &amp; sun. rain rain") && card.hasSuffix("rain…</p>"))
    #expect((1_900...2_100).contains(card.count))
    #expect(try html(words, as: .page).hasPrefix("<p><strong>Rain</strong> &amp; sun.</p>"))
    #expect(try html(words, as: .page).hasSuffix("rain end</p>\n"))
  }
}
