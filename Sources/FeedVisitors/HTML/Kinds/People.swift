package import FeedModel
package import FeedTheme

extension FollowFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "a follow",
    .list("followers", "Who follows.") { $0.people($0.object.followers) },
    .list("followed", "Who is followed.") { $0.people($0.object.followed) },
    .text("sentence", "The news in a sentence.") { $0.wording.sentence($0.object) })
}

extension RecommendationFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "a recommendation",
    .list("recommendations", "The people with the reasons.") { $0.recommended($0.object.recommendations[...]) },
    .list("firstRecommendations", "As many of them as a card has room for.") {
      $0.recommended($0.object.firstRecommendations)
    },
    .text("moreRecommendations", "How many more there are, such as `+2`, if any.") { $0.object.moreRecommendations },
    .text("sentence", "The recommendation in a sentence.") { $0.wording.sentence($0.object) })
}

extension RecommendationFeedViewObject {
  /// The recommended people that a card has room for.
  var firstRecommendations: ArraySlice<Recommendation> { recommendations.prefix(3) }

  /// How many more there are, in words of no language; `nil` where a card has all.
  var moreRecommendations: String? {
    let count = recommendations.count - firstRecommendations.count
    return count > 0 ? "+\(count)" : nil
  }
}

extension KindContext<RecommendationFeedViewObject> {
  fileprivate func recommended(_ people: ArraySlice<Recommendation>) -> [RecommendedPersonContext] {
    people.map { RecommendedPersonContext(person: PersonContext($0.person, in: environment), reason: $0.reason) }
  }
}

struct RecommendedPersonContext: TemplateContext {
  let person: PersonContext
  let reason: String?

  static let fields = TemplateFields<Self>(
    "a recommended person",
    .object("person", "Who is recommended.") { $0.person },
    .text("reason", "Why.") { $0.reason })
}

extension PersonFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "a person's entry",
    .text("name", "The name.") { $0.object.name },
    .object("avatar", "The portrait.") { ImageContext($0.object.avatar, in: $0.environment) },
    .text("role", "What the person does.") { $0.object.role },
    .list("links", "Profiles elsewhere (rel=me).") { $0.object.links.map { NamedLinkContext($0) } },
    .text("feedURL", "The address of the person's own feed.") { $0.object.feed })
}
