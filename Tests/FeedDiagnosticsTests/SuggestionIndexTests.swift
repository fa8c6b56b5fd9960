import Testing

@testable import FeedDiagnostics

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
      #expect(index.nearest(to: word) == nearest(to: word, among: list), "\(word)")
    }
  }

  /// The nearest of names each of which is compared.
  private func nearest(to name: String, among names: [String]) -> String? {
    let wanted = Suggestion.comparable(name)
    guard let limit = Suggestion.limit(for: wanted) else { return nil }
    return names.map { (distance: Suggestion.distance(wanted, Suggestion.comparable($0), limit: limit), name: $0) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  @Test(
    arguments: ["xarticles", "aricles", "articels", "articlex", "rticles", "artucles", "article"])
  func `Slips at the beginning, in the middle and at the end count alike`(word: String) {
    #expect(SuggestionIndex(["articles", "events"]).nearest(to: word) == "articles")
  }
}
