import FeedMarkdown
import Testing

@Suite("Attribute lists behind nothing")
struct StrayAttributeTests {
  @Test
  func `Are left out with a warning`() {
    #expect(Sample.html("a {: .lost} b") == "<p>a  b</p>\n")
    #expect(Sample.findings("a\n\nb {: .lost}", line: 3) == ["5:3 stray-attributes"])
    #expect(Sample.findings("{: .lost}") == ["1:1 stray-attributes"])
    #expect(Sample.findings("雨 &amp; *x* b {: .lost} {:toc}") == ["1:15 stray-attributes", "1:25 dropped-attribute"])
  }

  @Test
  func `Are no lists in code`() {
    #expect(Sample.findings("```\n{: .note}\n```\n\n`a {: .b}`").isEmpty)
  }

  @Test
  func `Are found where they were written, though tables before them take more lines for the parser`() {
    let text = "| a | b |\n|---|---|\n| c | d |\n\ne\n{: .f onclick=\"g\"}\n"
    #expect(Sample.findings(text, line: 10) == ["15:1 dropped-attribute"])
  }

  @Test
  func `In alternative texts are not worth a warning`() {
    #expect(Sample.findings("![Photo by [X](u){:target=\"_blank\"}](i.jpg)").isEmpty)
  }

  @Test
  func `Below a lone image are the image's`() {
    let html = Sample.body("![a](b.png \"c\")\n{: .wide width=300}").html(.init())
    #expect(
      html == "<figure><img src=\"b.png\" alt=\"a\" width=\"300\" loading=\"lazy\" decoding=\"async\" class=\"wide\" />"
        + "<figcaption>c</figcaption></figure>\n")
    #expect(Sample.findings("![a](b.png)\n{: .wide}").isEmpty)
  }
}
