import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct AccentTests {
  @Test func `Each kind carries a colour of its own`() {
    let expected: KindTable<Accent> = [
      "text": Accent(name: "text"), "article": Accent(name: "article"), "media": Accent(name: "media"),
      "song": Accent(name: "song"), "album": Accent(name: "album"), "playlist": Accent(name: "playlist"),
      "event": Accent(name: "event"), "invitation": Accent(name: "invitation"), "follow": Accent(name: "follow"),
      "recommendation": Accent(name: "recommendation"), "link": Accent(name: "link"),
      "quote": Accent(name: "quote"), "person": Accent(name: "person"), "memories": Accent(name: "memories"),
      "custom": Accent(name: "recipe", color: "#aa3300"),
    ]
    expected.check { Accent(of: $0) }
  }
}
