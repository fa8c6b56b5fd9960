import FeedDiagnostics
import Testing

struct SuggestionIndexTests {
  @Test
  func `A prepared list of names gives the suggestions that the list itself gives`() {
    // Every word of up to five letters over two, so that there are slips of all sorts among them.
    var words = [""]
    for length in 1...5 {
      words += words.filter { $0.count == length - 1 }.flatMap { [$0 + "a", $0 + "b"] }
    }
    words += ["articles/rain", "articles/snow", "Articles/Rain2", "雨の歌"]
    let index = SuggestionIndex(words.filter { !$0.isEmpty && $0 != "abab" && $0 != "abaab" })
    for word in words + ["abaabb", "article/rain", "articles/riansnow", "雨のうた", String(repeating: "a", count: 65)] {
      let list = words.filter { !$0.isEmpty && $0 != "abab" && $0 != "abaab" }
      #expect(index.nearest(to: word) == Suggestion.nearest(to: word, among: list), "\(word)")
    }
  }

  @Test(
    arguments: ["xarticles", "aricles", "articels", "articlex", "rticles", "artucles", "article"])
  func `Slips at the beginning, in the middle and at the end count alike`(word: String) {
    #expect(SuggestionIndex(["articles", "events"]).nearest(to: word) == "articles")
  }
}
