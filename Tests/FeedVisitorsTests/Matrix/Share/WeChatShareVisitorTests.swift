import FeedMarkup
import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct WeChatShareVisitorTests {
  @Test func `Tells plays and date of each kind that has them`() throws {
    let dated = "Hear 雨 & sun\n9 April 2025"
    let expected: KindTable<String> = [
      "text": dated, "article": dated, "media": dated, "song": "Hear 雨 & sun\n12 plays · 9 April 2025",
      "album": dated, "playlist": "Hear 雨 & sun\n1 play · 9 April 2025", "event": dated, "invitation": dated,
      "follow": dated, "recommendation": dated, "link": dated, "quote": dated, "person": "Hear 雨 & sun",
      "memories": dated, "custom": dated,
    ]
    let visitor = WeChatShareVisitor(message: .sample, wording: try TestTheme.wording())
    expected.check { $0.accept(visitor) }
  }

  @Test func `Draws the address as a QR code`() throws {
    let operators = EntryOperators(environment: try TestTheme.environment())
    let code = QRCode("https://example.com/p/")?.svg(label: "QR code").markup
    #expect(code != nil)
    for sample in KindSamples.plain.all {
      #expect(operators.shareNetwork(ShareChoice(.wechat), sample, .sample).code?.markup == code)
    }
  }

  @Test func `An address that is too long has no code`() throws {
    let message = ShareMessage(
      sentence: "Hear", heading: "Rain", page: "https://example.com/" + String(repeating: "a", count: 3000),
      artists: [])
    let operators = EntryOperators(environment: try TestTheme.environment())
    let network = operators.shareNetwork(ShareChoice(.wechat), KindSamples.plain.song, message)
    #expect(network.code == nil && network.caption != nil)
  }
}
