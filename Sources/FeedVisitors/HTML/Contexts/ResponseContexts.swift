import FeedModel
import FeedTheme

/// What others did with an entry elsewhere, by what they did.
struct ResponsesContext: TemplateContext {
  let responses: [EntryResponse]
  let environment: HTMLEnvironment

  /// Nil where nobody did anything.
  init?(_ responses: [EntryResponse], in environment: HTMLEnvironment) {
    guard !responses.isEmpty else { return nil }
    (self.responses, self.environment) = (responses, environment)
  }

  private func all(_ form: EntryResponse.Form) -> [ResponseContext] {
    responses.filter { $0.form == form }.map { ResponseContext(response: $0, environment: environment) }
  }

  static let fields = TemplateFields<Self>(
    "answers from elsewhere",
    .list("likes", "Who liked it, the first one first.") { $0.all(.like) },
    .list("reposts", "Who passed it on.") { $0.all(.repost) },
    .list("attendees", "Who said that they come.") { $0.all(.rsvp) },
    .list("mentions", "Who named it on a page of their own.") { $0.all(.mention) },
    .list("replies", "Who answered it, with their words.") { $0.all(.reply) })
}

/// An answer from elsewhere.
struct ResponseContext: TemplateContext {
  let response: EntryResponse
  let environment: HTMLEnvironment

  static let fields = TemplateFields<Self>(
    "an answer from elsewhere",
    .text("name", "Who it is from.") { $0.response.author },
    .text("authorURL", "The author's own page.") { $0.response.authorURL },
    .text("url", "The answer where it was published.") { $0.response.url },
    .object("date", "When it was published.") { DateContext($0.response.date, in: $0.environment) },
    .list("paragraphs", "What it says, as plain text.") { context in
      context.response.text.split(whereSeparator: \.isNewline).map { ParagraphContext(text: String($0)) }
    })
}

/// A paragraph of plain text.
struct ParagraphContext: TemplateContext {
  let text: String

  static let fields = TemplateFields<Self>("a paragraph", .text("text", "What it says.") { $0.text })
}
