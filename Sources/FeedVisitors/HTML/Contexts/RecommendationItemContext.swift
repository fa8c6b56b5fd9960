package import FeedTheme

/// One recommended person with the reason.
package struct RecommendationItemContext: TemplateContext {
  let person: PersonContext
  let reason: String?

  package static let fields = TemplateFields<Self>(
    "a recommended person",
    .object("person", "Who is recommended.") { $0.person },
    .text("reason", "Why.") { $0.reason })
}
