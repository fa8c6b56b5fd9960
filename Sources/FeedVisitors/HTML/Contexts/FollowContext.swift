package import FeedTheme

/// The news that somebody follows somebody, as templates see it.
package struct FollowContext: TemplateContext {
  let entry: EntryContext
  let followers: [PersonContext]
  let followed: [PersonContext]
  let sentence: String

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "a follow",
    adding: .list("followers", "Who follows.") { $0.followers },
    .list("followed", "Who is followed.") { $0.followed },
    .text("sentence", "The news in a sentence.") { $0.sentence })
}
