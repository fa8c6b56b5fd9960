import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct LongNoteTests {
  private func html(_ body: String, as form: HTMLForm) throws -> String {
    let site = TestSite(environment: try TestTheme.environment(["card/text": "{{{body}}}", "entry": "{{{body}}}"]))
    return site.html(PlainTextFeedViewObject(entry: KindSamples.plain.entry(.text, body: body)), as: form)
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
