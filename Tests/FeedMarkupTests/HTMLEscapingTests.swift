import FeedMarkup
import Testing

@Suite("HTML escaping")
struct HTMLEscapingTests {
  @Test(
    arguments: [
      ("a & b", "a &amp; b"),
      ("<b>", "&lt;b&gt;"),
      ("\"it's\"", "&quot;it&#39;s&quot;"),
      ("&amp;", "&amp;amp;"),
      ("]]>", "]]&gt;"),
      ("", ""),
      ("plain", "plain"),
    ])
  func `Replaces the characters that are markup`(text: String, expected: String) {
    #expect(HTMLEscaping.escape(text) == expected)
  }

  @Test
  func `Escapes what a combining character follows`() {
    #expect(HTMLEscaping.escape("<\u{338}script>") == "&lt;\u{338}script&gt;")
    #expect(HTMLEscaping.escape("&\u{301}\"\u{308}'\u{20DD}") == "&amp;\u{301}&quot;\u{308}&#39;\u{20DD}")
  }

  @Test
  func `Leaves text of every script alone`() {
    let text = "é ß 日本語 한국어 العربية 👩‍👩‍👧‍👦 🇹🇼 \u{FFFD} \u{10FFFD} \u{A0} \u{E000} ，"
    #expect(HTMLEscaping.escape(text) == text)
    #expect(HTMLEscaping.escape(text + "<") == text + "&lt;")
  }

  @Test
  func `Leaves white space alone`() {
    #expect(HTMLEscaping.escape("\t\n\u{C}\r &") == "\t\n\u{C}\r &amp;")
  }

  @Test(
    arguments: [
      0x0, 0x1, 0x8, 0xB, 0xE, 0x1B, 0x1F, 0x7F, 0x80, 0x85, 0x9F, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x1FFFF,
      0x8FFFF, 0x10FFFE, 0x10FFFF,
    ] as [UInt32])
  func `Replaces forbidden characters by U+FFFD`(code: UInt32) throws {
    let character = try #require(Unicode.Scalar(code))
    #expect(HTMLEscaping.escape("a\(character)é") == "a\u{FFFD}é")
  }

  @Test(
    arguments: [0x20, 0x7E, 0xA0, 0xFDCF, 0xFDF0, 0xFFFD, 0x1FFFD, 0x20000, 0x10FFFD] as [UInt32])
  func `Leaves the neighbours of forbidden characters alone`(code: UInt32) throws {
    let character = try #require(Unicode.Scalar(code))
    #expect(HTMLEscaping.escape("\(character)<") == "\(character)&lt;")
  }

  @Test
  func `Escapes long text`() {
    let text = String(repeating: "a<日", count: 100_000)
    #expect(HTMLEscaping.escape(text) == String(repeating: "a&lt;日", count: 100_000))
  }

  @Test
  func `Appends, with apostrophes kept on demand`() {
    var buffer = MarkupBuffer()
    buffer.append("<p>")
    HTMLEscaping.append("it's", to: &buffer)
    HTMLEscaping.appendKeepingApostrophes(" 'a' < \"b\"", to: &buffer)
    #expect(buffer.markup == "<p>it&#39;s 'a' &lt; &quot;b&quot;")
  }

  @Test(arguments: ["", "a", "it's <b> & \"c\"", "é\u{1}\u{85}\u{FFFF}\u{1FFFE}日"])
  func `Escapes bytes as it escapes text`(text: String) {
    var (fromText, fromBytes) = (MarkupBuffer(), MarkupBuffer())
    HTMLEscaping.appendKeepingApostrophes(text, to: &fromText)
    HTMLEscaping.appendKeepingApostrophes(Array(text.utf8)[...], to: &fromBytes)
    #expect(fromBytes == fromText)
  }
}
