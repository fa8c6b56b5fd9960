import FeedModel
import Testing

@Suite struct TagTests {
  @Test(
    "A tag's wall is named after the tag",
    arguments: [("Dream Pop", "dream-pop"), ("夢幻", "夢幻"), ("C++", "c-plus-plus"), ("F#", "f-sharp"), ("+1", "1")])
  func slug(name: String, slug: String) throws {
    let tag = try #require(Tag(name: name))
    #expect(tag.slug == slug)
    #expect(tag.wall == Route("/tags/\(slug)/"))
  }

  @Test("A tag that no address can hold is not lost")
  func emoji() {
    #expect(Tag(name: "🎉")?.slug == "u1f389")
    #expect(Tag(name: "!?")?.slug == "u21-u3f")
  }

  @Test("Nothing is no tag", arguments: ["", " ", "\u{3000}"])
  func nothing(name: String) {
    #expect(Tag(name: name) == nil)
  }
}
