import FeedModel
import FeedVisitors
import Testing

@Suite struct FollowedPeopleVisitorTests {
  @Test func onlyTheNewsOfAFollowNamesWhomSomebodyFollows() {
    let expected: KindTable<[String]> = [
      "text": [], "article": [], "media": [], "song": [], "album": [], "playlist": [], "event": [], "invitation": [],
      "follow": ["Bob", "Cid"], "recommendation": [], "link": [], "quote": [], "person": [], "memories": [],
      "custom": [],
    ]
    expected.check { $0.accept(FollowedPeopleVisitor()).map(\.name) }
  }
}
