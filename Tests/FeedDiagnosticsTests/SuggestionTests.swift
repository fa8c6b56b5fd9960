import FeedDiagnostics
import Testing

struct SuggestionTests {
  private let kinds = [
    "text", "article", "media", "song", "album", "playlist", "event", "invitation", "recommendation",
  ]

  @Test(
    arguments: [
      ("sogn", "song"), ("sng", "song"), ("songs", "song"), ("Song", "song"), ("SOGN", "song"), ("albmu", "album"),
      ("artcle", "article"), ("playlsit", "playlist"), ("invtiaton", "invitation"), ("recomendation", "recommendation"),
      ("song", "song"),
    ])
  func `A slip of the fingers finds the name that was meant`(name: String, meant: String) {
    #expect(Suggestion.nearest(to: name, among: kinds) == meant)
  }

  @Test(
    arguments: ["", "s", "recipe", "sonata", "concert", "video", "an", String(repeating: "song", count: 20)])
  func `A name of its own is no slip`(_ name: String) {
    #expect(Suggestion.nearest(to: name, among: kinds) == nil)
  }

  @Test
  func `The longer the name, the more slips: one up to four characters, two up to eight, three beyond`() {
    #expect(Suggestion.nearest(to: "abxx", among: ["abcd"]) == nil)
    #expect(Suggestion.nearest(to: "abcxx", among: ["abcde"]) == "abcde")
    #expect(Suggestion.nearest(to: "abcdexxx", among: ["abcdefgh"]) == nil)
    #expect(Suggestion.nearest(to: "abcdefxxx", among: ["abcdefghi"]) == "abcdefghi")
    #expect(Suggestion.nearest(to: "abcdexxxx", among: ["abcdefghi"]) == nil)
  }

  @Test
  func `Of names that are equally near, the first of the alphabet is taken, whatever their order`() {
    #expect(Suggestion.nearest(to: "cat", among: ["hat", "bat"]) == "bat")
    #expect(Suggestion.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
  }

  @Test
  func `Names in other scripts are compared by character`() {
    #expect(Suggestion.nearest(to: "歌曲類", among: ["歌曲", "活動"]) == "歌曲")
  }

  @Test
  func `Without candidates there is none`() {
    #expect(Suggestion.nearest(to: "song", among: []) == nil)
  }
}
