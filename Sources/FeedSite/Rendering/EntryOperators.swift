import FeedMarkup
import FeedModel
import FeedTheme
import FeedVisitors

/// The operators of a site: runs them in order, each with the results of those before it.
struct EntryOperators: Sendable {
  let environment: HTMLEnvironment
  private let templates: CardTemplateVisitor
  private let layout: CardLayout?
  private var isExplaining = false
  private let accents = CardAccentVisitor()
  private let headings: HeadingVisitor
  private let contents: ItemContentVisitor
  private let attachments = AttachmentsVisitor()
  /// The operators that share entries.
  let sharing: ShareOperators
  private let titles = TitleVisitor()
  private let summaries = SummaryVisitor()
  private let calendars: CalendarVisitor

  /// The same operators, but that sizes come with their reasons.
  var explaining: EntryOperators {
    var operators = self
    operators.isExplaining = true
    return operators
  }

  init(environment: HTMLEnvironment) {
    self.environment = environment
    self.templates = CardTemplateVisitor(templates: environment.theme.templateNames)
    self.layout = environment.theme.metrics.map { CardLayout(metrics: $0) }
    self.headings = HeadingVisitor(wording: environment.wording)
    self.sharing = ShareOperators(environment: environment)
    self.contents = ItemContentVisitor(
      resolver: environment.resolver, wording: environment.wording, language: environment.site.language)
    self.calendars = CalendarVisitor(
      resolver: environment.resolver, wording: environment.wording, timeZone: environment.site.timeZone,
      organizer: CalendarOrganizer(of: environment.site))
  }

  /// What the rendering operators need to know of an entry.
  func traits(of object: any FeedViewObject) -> EntryTraits {
    let heading = object.accept(headings)
    let sizes = CardSizeVisitor(
      layout: layout, heading: heading, wording: environment.wording, isExplaining: isExplaining)
    return EntryTraits(
      template: object.accept(templates), size: object.accept(sizes), accent: object.accept(accents), heading: heading)
  }

  /// An entry as a card or as the main part of its page.
  func html(_ object: any FeedViewObject, _ traits: EntryTraits, as form: HTMLForm) -> MarkupBuffer {
    object.accept(
      HTMLRenderVisitor(
        form: form, template: traits.template, size: traits.size, accent: traits.accent, heading: traits.heading,
        share: { [sharing] in form == .page ? sharing.context(of: object) : nil }, environment: environment))
  }

  /// What the items of an entry in feeds of all formats share.
  func itemParts(of object: any FeedViewObject) -> ItemParts {
    ItemParts(
      title: object.accept(titles), summary: object.accept(summaries) ?? object.accept(headings),
      content: object.accept(contents),
      attachments: object.accept(attachments))
  }

  /// An entry as an item of an RSS feed.
  func rssItem(_ object: any FeedViewObject, _ parts: ItemParts) -> RSSItem {
    object.accept(
      RSSRenderVisitor(resolver: environment.resolver, settings: environment.site.feeds, parts: parts))
  }

  /// An entry as one of an Atom feed.
  func atomEntry(_ object: any FeedViewObject, _ parts: ItemParts) -> AtomEntry {
    object.accept(
      AtomRenderVisitor(resolver: environment.resolver, settings: environment.site.feeds, parts: parts))
  }

  /// An entry as an item of a JSON Feed.
  func jsonFeedItem(_ object: any FeedViewObject, _ parts: ItemParts) -> JSONFeedItem {
    object.accept(
      JSONFeedRenderVisitor(resolver: environment.resolver, settings: environment.site.feeds, parts: parts))
  }

  /// An entry as an event of a calendar; nil for what does not happen at a time.
  func calendarEvent(_ object: any FeedViewObject) -> CalendarEvent? { object.accept(calendars) }
}
