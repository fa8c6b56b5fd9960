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
    .list("recommendations", "The people with the reasons.") { context in
      context.object.recommendations.map {
        RecommendedPersonContext(person: PersonContext($0.person, in: context.environment), reason: $0.reason)
      }
    },
    .text("sentence", "The recommendation in a sentence.") { $0.wording.sentence($0.object) })
}

/// One recommended person with the reason.
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
