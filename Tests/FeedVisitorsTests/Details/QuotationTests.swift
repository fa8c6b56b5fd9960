import FeedModel
import Foundation
import Testing

@testable import FeedVisitors

/// Quotations whose words are the body, with links and emphasis.
@Suite struct QuotationTests {
  private let quote = QuoteFeedViewObject(
    entry: KindSamples.plain.entry(.quote), text: "Rain falls on Taipei.", isBody: true, source: "Ann")

  @Test func `The page shows the body as the quotation, and nowhere else`() throws {
    let site = TestSite(
      environment: try TestTheme.environment([
        "entry": "{{{details}}}{{#body}}below{{/body}}",
        "details/quote": "{{#isBody}}<blockquote>{{{body}}}</blockquote>{{/isBody}}{{^isBody}}{{quotation}}{{/isBody}}",
      ]))
    #expect(
      site.html(quote, as: .page)
        == "<blockquote><p>Rain <em>falls</em> on <a href=\"/sub/places/taipei/\">Taipei</a>.</p>\n</blockquote>")
    #expect(site.html(KindSamples.plain.quote, as: .page) == "It rains.below")
  }

  @Test func `Feeds quote the body, once`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    #expect(
      site.content(quote).components(separatedBy: "falls").count == 2
        && site.content(quote).contains("<blockquote><p>Rain <em>falls</em> on <a href=\"https://example.com/sub/"))
  }

  @Test func `Search finds the words once`() {
    #expect(quote.accept(SearchVisitor()).filter { $0.text == quote.text }.map(\.rank) == [.title])
  }
}
