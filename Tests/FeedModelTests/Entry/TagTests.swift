import FeedModel
import Testing

@Suite struct TagTests {
  @Test(
    arguments: [
      ("Dream Pop", "dream-pop"), ("夢幻", "夢幻"), ("C++", "c-plus-plus"), ("F#", "f-sharp"), ("+1", "1"),
      ("index.html", "index-html"), ("Node.js", "node.js"),
    ])
  func `A tag's wall is named after the tag`(name: String, slug: String) throws {
    let tag = try #require(Tag(name: name))
    #expect(tag.slug == slug)
    #expect(Edition.main.wall(of: tag) == Route("/tags/\(slug)/"))
  }

  @Test
  func `A tag that no address can hold is not lost`() {
    #expect(Tag(name: "🎉")?.slug == "u1f389")
    #expect(Tag(name: "!?")?.slug == "u21-u3f")
  }

  @Test(arguments: ["❤", "❤\u{FE0F}", "❤\u{FE0E}"])
  func `An emoji is one tag, however it looks`(name: String) {
    #expect(Tag(name: name)?.slug == "u2764")
  }

  @Test(arguments: ["", " ", "\u{3000}", "\u{FE0F}"])
  func `Nothing is no tag`(name: String) {
    #expect(Tag(name: name) == nil)
  }
}
