import FeedModel

extension KindSamples {
  var follow: FollowFeedViewObject {
    FollowFeedViewObject(
      entry: entry(.follow), followers: [text.person("Ann")],
      followed: [text.person("Bob"), PersonReference(name: text("Cid"), url: text.url("cid"))])
  }

  var recommendation: RecommendationFeedViewObject {
    RecommendationFeedViewObject(
      entry: entry(.recommendation), title: text("Listen"),
      recommendations: [
        Recommendation(person: text.person("Bob"), reason: text("He sings.")),
        Recommendation(person: text.person("Cid")),
      ])
  }

  var person: PersonFeedViewObject {
    var entry = entry(.person)
    entry.date = nil
    return PersonFeedViewObject(
      entry: entry, name: text("Bob"), avatar: text.photo("bob"), role: text("Singer"),
      links: [text.link("Mastodon")], feed: text.url("feed"))
  }
}
