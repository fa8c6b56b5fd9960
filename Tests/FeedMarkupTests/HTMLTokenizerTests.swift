import Testing

@testable import FeedMarkup

@Suite("Pieces of HTML")
struct HTMLTokenizerTests {
  private func tags(_ text: String) -> [HTMLTag] {
    HTMLTokenizer(Array(text.utf8)).compactMap { if case .tag(let tag) = $0, !tag.isEnd { tag } else { nil } }
  }

  private func pieces(_ text: String) -> [String] {
    let html = HTMLTokenizer(Array(text.utf8))
    return html.map { token in
      let (name, range) =
        switch token {
        case .text(let range): ("text", range)
        case .tag(let tag): (tag.isEnd ? "end" : tag.isSelfClosing ? "alone" : "start", tag.range)
        case .comment(let range): ("comment", range)
        case .declaration(let range): ("declaration", range)
        }
      return name + " " + String(decoding: html.bytes[range], as: UTF8.self)
    }
  }

  @Test
  func `Attributes are read in every way in which browsers read them`() throws {
    let text = #"text < 3 <A HREF='a&amp;b' title="x > y" hidden data-x=y/z ID = "q" href=second =odd=1>"#
    let html = HTMLTokenizer(Array(text.utf8))
    let all = tags(text)
    #expect(all.map(\.name) == ["a"])
    let tag = try #require(all.first)
    let values = ["href": "a&b", "title": "x > y", "hidden": "", "data-x": "y/z", "id": "q", "=odd": "1"]
    for (name, value) in values { #expect(html.value(of: name, in: tag) == value) }
    #expect(html.value(of: "class", in: tag) == nil)
    #expect(tag.attributes.map(\.isQuoted) == [true, true, false, false, true, false, false])
  }

  @Test
  func `Comments, sections of raw text, scripts and style sheets hold no tags`() {
    let text = "<!-- <a> --><![CDATA[<b>]]><script>'<i>'</SCRIPT><style>a{}</style><p><br/><!-- <u>"
    #expect(tags(text).map(\.name) == ["script", "style", "p", "br"])
  }

  @Test(
    arguments: [
      ("a<b>c</B >d", ["text a", "start <b>", "text c", "end </B >", "text d"]),
      ("<!doctype html><?php x ?>", ["declaration <!doctype html>", "declaration <?php x ?>"]),
      ("<!--><p><!-- a --><!-- b", ["comment <!-->", "start <p>", "comment <!-- a -->", "declaration <!-- b"]),
      ("<br/><br / ><a href=x/>", ["alone <br/>", "start <br / >", "start <a href=x/>"]),
      ("1 < 2 </ 3 <4>", ["text 1 < 2 </ 3 <4>"]), ("<a", ["start <a"]), ("<a b='", ["start <a b='"]), ("", []),
      ("<title><b></title>", ["start <title>", "end </title>"]),
    ])
  func `Every piece knows where it was written`(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }

  @Test
  func `Drawings nest, and an empty one holds nothing`() {
    let html = HTMLTokenizer(Array("<svg><svg></svg><a></svg><b><svg/><i>".utf8), rawText: ["svg"])
    let names = html.compactMap { if case .tag(let tag) = $0 { (tag.isEnd ? "/" : "") + tag.name } else { nil } }
    #expect(names == ["svg", "/svg", "b", "svg", "i"])
  }

  @Test(
    arguments: [
      ("a&amp;b", "a&b"), ("&#38;&#x26;&quot;&apos;&lt;&gt;", "&&\"'<>"), ("&nbsp;&", "\u{A0}&"),
      ("&#xFFFFFFFF;", "\u{FFFD}"), ("&#xD800;&#0;", "\u{FFFD}\u{FFFD}"), ("雨&amp;", "雨&"), ("&amp", "&amp"),
      ("&nothing;&#x;&#;&;", "&nothing;&#x;&#;&;"), ("&#+65;&#x+41;&#-0;", "&#+65;&#x+41;&#-0;"),
      ("&hellip;&szlig;", "…ß"),
    ])
  func `References to characters are decoded, and what is none stays`(text: String, decoded: String) {
    #expect(CharacterReferences.decoded(Array(text.utf8)[...]) == decoded)
  }

  @Test(
    arguments: [
      "<", "<a ", "<a b=\"", "<!--", "<script>", "<script></s", "<a =", "<![CDATA[", "<a b='&", "&#", "<a b=", "</",
    ])
  func `Hostile text is read to its end`(piece: String) {
    let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
    let ends = HTMLTokenizer(Array(text.utf8)).map { token in
      switch token {
      case .text(let range), .comment(let range), .declaration(let range): range.upperBound
      case .tag(let tag): tag.range.upperBound
      }
    }
    #expect(ends == ends.sorted())
    // What follows the start tag of a script is no piece.
    #expect(piece.hasPrefix("<script") ? ends == [8] : ends.last == text.utf8.count)
  }
}
