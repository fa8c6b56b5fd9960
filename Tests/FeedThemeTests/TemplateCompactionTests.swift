import Testing

@testable import FeedTheme

@Suite struct TemplateCompactionTests {
  @Test func linesLoseTheWhiteSpaceTheyBeginWith() {
    let compaction = TemplateCompaction("<div>\n \t <p>a  b</p>\n</div>\n")
    #expect(compaction.text == "<div>\n<p>a  b</p>\n</div>\n")
    #expect(compaction.removed == [0, 3, 0, 0])
  }

  @Test(arguments: ["pre", "textarea", "script", "PRE"])
  func elementsThatKeepWhiteSpaceStayAsTheyAre(element: String) {
    let compaction = TemplateCompaction("  <\(element) class=\"a\">\n    b\n  </\(element)>\n  <p>\n")
    #expect(compaction.text == "<\(element) class=\"a\">\n    b\n  </\(element)>\n<p>\n")
  }

  @Test(arguments: ["<preview>", "<script-like>", "{{! <pre> }}", "<pre></pre>", "{{! of two\n lines: <pre> }}"])
  func othersDoNot(start: String) {
    #expect(TemplateCompaction("\(start)\n  a").text.hasSuffix("\na"))
  }

  @Test func aPreformattedPartOfAPageIsRenderedAsItIs() {
    #expect(SampleTheme.render("  <pre>\n    {{title}}\n</pre>\n  <p>") == "<pre>\n    Rain\n</pre>\n<p>")
  }
}
