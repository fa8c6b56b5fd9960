import FeedMarkdown
package import FeedModel
package import FeedTheme

/// What lists of found or related entries show of an entry: less than its card, and the same for all kinds.
package struct Teaser: TemplateContext, Hashable {
  package let url: String
  package let title: String
  /// Whether the title was given, or says what the entry is; false where it is the beginning of the text.
  package let isTitled: Bool
  /// The kind by name, for class names.
  package let kind: String
  /// The name of the kind in the site's language.
  package let label: String
  /// The day of its publication, or that of an event, in words.
  package let date: String?
  /// The same day as ISO 8601 has it.
  package let day: String?
  /// The beginning of its words, beside the title; nil where there are no others.
  package let words: String?
  /// The address of a picture of it, about as wide as a card.
  package let picture: String?
  /// Whether it is music, for which cards draw a cover where it has none.
  package let isMusic: Bool
  /// The language where it differs from the site's.
  package let language: String?

  package static let fields = TemplateFields<Self>(
    "a related entry",
    .text("url", "Its page.") { $0.url },
    .text("title", "The title, or what stands for one.") { $0.title },
    .flag("isTitled", "Whether that is more than the beginning of its words.") { $0.isTitled },
    .text("kind", "The kind by name, for class names.") { $0.kind },
    .text("kindLabel", "What the kind is called.") { $0.label },
    .text("date", "The day of its publication, or that of an event, in words.") { $0.date },
    .text("day", "The same day as `datetime` has it.") { $0.day },
    .text("words", "The beginning of its words, where they say more than the title.") { $0.words },
    .text("picture", "A picture of it, about as wide as a card.") { $0.picture },
    .flag("isMusic", "Whether it is music, for which cards draw a cover where it has none.") { $0.isMusic },
    .text("language", "The language where it differs from the site's.") { $0.language })
}

extension EntryOperators {
  /// What lists show of an entry.
  package func teaser(_ object: any FeedViewObject, heading: String) -> Teaser {
    let (entry, facts) = (object.entry, object.facts)
    let words = summary(object)?.shortened(to: Self.teaserWords).nonEmpty
    // The substitute for a title is the beginning of the words, which say the same and more.
    let beginning = heading.unicodeScalars.prefix { $0 != "…" }
    // Readers take a day beside an event for that of the event.
    let day = (facts.event?.starts ?? entry.date)?.day
    let isTitled = facts.title?.nonEmpty != nil || words?.unicodeScalars.starts(with: beginning) != true
    return Teaser(
      url: environment.resolver.path(to: entry.route), title: isTitled ? heading : words ?? heading,
      isTitled: isTitled, kind: entry.kind.name,
      label: environment.wording.announced(environment.wording.singular(entry.kind, of: facts), of: facts),
      date: day.map { environment.wording.medium($0) }, day: day?.description,
      words: isTitled && words != heading ? words : nil,
      picture: portraits.thumbnail(of: pictures(object), else: entry.body, at: entry.route),
      isMusic: facts.music != nil, language: entry.language)
  }

  /// What lists show of a page outside the feed.
  ///
  /// - Parameter label: What it is labelled with in place of a kind.
  package func teaser(_ page: Page, label: String) -> Teaser {
    let words = page.summary?.nonEmpty ?? page.body.excerpt(limit: Self.teaserWords).nonEmpty
    return Teaser(
      url: environment.resolver.path(to: page.route), title: page.title, isTitled: true, kind: "page",
      label: label, date: nil, day: nil, words: words?.shortened(to: Self.teaserWords),
      picture: portraits.thumbnail(of: pictures(of: page), else: page.body, at: page.route), isMusic: false,
      language: page.language)
  }

  private static let teaserWords = 160
}
