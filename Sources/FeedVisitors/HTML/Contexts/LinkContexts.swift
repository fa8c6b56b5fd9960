package import FeedModel
package import FeedTheme

package struct NamedLinkContext: TemplateContext {
  let name: String
  let url: String

  package init(name: String, url: String) {
    (self.name, self.url) = (name, url)
  }

  package init(_ link: ExternalLink) {
    self.init(name: link.name, url: link.url)
  }

  package init(_ tag: Tag, resolver: URLResolver) {
    self.init(name: tag.name, url: resolver.path(to: resolver.edition.wall(of: tag)))
  }

  /// An address without a name, named after its host: `example.org`.
  package init(url: String) {
    self.init(name: URLAuthority(of: url)?.site ?? url, url: url)
  }

  package static let fields = TemplateFields<Self>(
    "a link",
    .text("name", "What it is called.") { $0.name },
    .text("url", "Where it leads.") { $0.url })
}

package struct PersonContext: TemplateContext {
  let person: PersonReference
  let environment: HTMLEnvironment

  package init(_ person: PersonReference, in environment: HTMLEnvironment) {
    (self.person, self.environment) = (person, environment)
  }

  package static let fields = TemplateFields<Self>(
    "a person",
    .text("name", "The name.") { $0.person.name },
    .text("url", "The page of the person, here or elsewhere.") { $0.environment.resolver.path(to: $0.person) },
    .object("avatar", "The portrait.") { ImageContext($0.person.avatar, in: $0.environment) })
}

/// Another entry as a card or page mentions it; without a page of its own it has no address.
struct ReferenceContext: TemplateContext {
  let reference: EntryReference
  let environment: HTMLEnvironment

  static let fields = TemplateFields<Self>(
    "another entry",
    .text("title", "The title or the first words.") { $0.reference.title },
    .text("url", "Its page.") { context in context.reference.route.map { context.environment.resolver.path(to: $0) } },
    .text("kind", "The name of its kind, for class names.") { $0.reference.kind.name },
    .text("kindLabel", "What its kind is called.") { $0.environment.wording.singular($0.reference.kind) },
    .object("date", "When it was published.") { DateContext($0.reference.date, in: $0.environment) },
    .object("cover", "Its cover.") { ImageContext($0.reference.cover, in: $0.environment) },
    .text("artist", "Its artists.") { $0.reference.artist })
}

/// What others did with an entry elsewhere, by what they did.
struct ResponsesContext: TemplateContext {
  let responses: [EntryResponse]
  let environment: HTMLEnvironment

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

struct ParagraphContext: TemplateContext {
  let text: String

  static let fields = TemplateFields<Self>("a paragraph", .text("text", "What it says.") { $0.text })
}
