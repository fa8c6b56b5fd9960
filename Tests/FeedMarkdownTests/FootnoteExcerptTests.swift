import FeedMarkdown
import Testing

@Suite("Excerpts of texts with footnotes")
struct FootnoteExcerptTests {
  @Test("end with the text")
  func excerpt() {
    let body = Sample.body("One[^1]. Two.\n\n[^1]: A note.")
    #expect(body.excerpt(limit: 100) == "One. Two.")
    #expect(body.plainText == "One. Two.\nA note.")
  }

  @Test("are whole where there is no footnote")
  func without() {
    #expect(Sample.body("One.\n\nTwo.").excerpt(limit: 100) == "One. Two.")
  }
}
