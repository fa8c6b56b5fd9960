import Testing

@testable import FeedTheme

@Suite struct TemplateWhiteSpaceTests {
  @Test func `Lines lose the white space they begin with`() {
    #expect(SampleTheme.render("<div>\n \t <p>a  b</p>\n</div>\n") == "<div>\n<p>a  b</p>\n</div>\n")
  }

  @Test(arguments: ["pre", "textarea", "script", "PRE"])
  func `Elements that keep white space stay as they are`(element: String) {
    let rendered = SampleTheme.render("  <\(element) class=\"a\">\n    b\n  </\(element)>\n  <p>\n")
    #expect(rendered == "<\(element) class=\"a\">\n    b\n  </\(element)>\n<p>\n")
  }

  @Test(arguments: ["<preview>", "<script-like>", "{{! <pre> }}", "<pre></pre>", "{{! of two\n lines: <pre> }}"])
  func `Others do not`(start: String) {
    #expect(SampleTheme.render("\(start)\n  a").hasSuffix("a"))
    #expect(!SampleTheme.render("\(start)\n  a").hasSuffix(" a"))
  }

  @Test func `A preformatted part of a page is rendered as it is`() {
    #expect(SampleTheme.render("  <pre>\n    {{title}}\n</pre>\n  <p>") == "<pre>\n    Rain\n</pre>\n<p>")
  }
}
