import FeedMarkup
import FeedModel
import FeedTheme
import FeedVisitors

/// The operators of a site: the one place that runs them, in order, each with the results of those before it.
final class EntryOperators: Sendable {
  let environment: HTMLEnvironment
  private let templates: CardTemplateVisitor
  private let layout: CardLayout?
  /// Whether sizes come with their reasons.
  private let isExplaining: Bool
  private let accents = CardAccentVisitor()
  private let headings: HeadingVisitor
  private let contents: ItemContentVisitor
  private let files = AttachmentsVisitor()
  private let portraits: PicturesVisitor
  /// The operators that share entries.
  let sharing: ShareOperators
  private let summaries = SummaryVisitor()
  private let calendars: CalendarVisitor

  /// The same operators, but that sizes come with their reasons.
  var explaining: EntryOperators { EntryOperators(environment: environment, isExplaining: true) }

  init(environment: HTMLEnvironment, isExplaining: Bool = false) {
    self.environment = environment
    self.isExplaining = isExplaining
    self.templates = CardTemplateVisitor(templates: environment.theme.templateNames)
    self.layout = environment.theme.metrics.map { CardLayout(metrics: $0) }
    self.headings = HeadingVisitor(wording: environment.wording)
    self.sharing = ShareOperators(environment: environment)
    self.portraits = PicturesVisitor(resolver: environment.resolver)
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

  /// An entry as an item of feeds in all formats.
  func feedItem(_ object: any FeedViewObject) -> FeedItem {
    let parts = ItemParts(
      title: Self.title(object), summary: summary(object) ?? object.accept(headings),
      content: object.accept(contents), attachments: attachments(object))
    return object.accept(
      RSSRenderVisitor(resolver: environment.resolver, settings: environment.site.feeds, parts: parts))
  }

  /// An entry as an event of a calendar; nil for what does not happen at a time.
  func calendarEvent(_ object: any FeedViewObject) -> CalendarEvent? { object.accept(calendars) }

  // MARK: What others are made from

  /// The title; nil where the entry has none.
  static func title(_ object: any FeedViewObject) -> String? { object.accept(TitleVisitor()) }

  /// What describes an entry as plain text, where it has words of its own.
  func summary(_ object: any FeedViewObject) -> String? { object.accept(summaries) }

  /// The files that belong to an entry.
  func attachments(_ object: any FeedViewObject) -> [Attachment] { object.accept(files) }

  /// The pictures that stand for an entry.
  func pictures(_ object: any FeedViewObject) -> [Photo] { object.accept(portraits) }

  /// The pictures that stand for a page outside the feed.
  func pictures(of page: Page) -> [Photo] { portraits.pictures(of: page) }

  /// The walls of the people that an entry is about or from.
  func people(_ object: any FeedViewObject) -> [Route] { object.accept(PeopleVisitor()).compactMap(\.route) }

  /// The walls of the people whom an entry tells to be followed.
  func followed(_ object: any FeedViewObject) -> [Route] { object.accept(FollowedPeopleVisitor()).compactMap(\.route) }

  /// An entry as a song that podcasts can play.
  func podcastSong(_ object: any FeedViewObject) -> PodcastSong? { object.accept(PodcastSongVisitor()) }

  /// The podcast of an album or playlist.
  ///
  /// - Parameter songs: The songs that podcasts can play, by UUID.
  func podcast(_ object: any FeedViewObject, songs: [String: PodcastSong]) -> Podcast? {
    object.accept(PodcastVisitor(resolver: environment.resolver, songs: songs))
  }

  /// What an entry's page tells those who preview it.
  func openGraph(
    _ object: any FeedViewObject, on site: OpenGraphSite, heading: String, description: String
  ) -> OpenGraph {
    object.accept(
      OpenGraphVisitor(site: site, heading: heading, description: description, pictures: pictures(object)))
  }

  /// What an entry is in the words of schema.org.
  func schemaThing(
    _ object: any FeedViewObject, _ things: SchemaThings, heading: String, description: String?
  ) -> SchemaThing {
    object.accept(
      StructuredDataVisitor(
        things: things, site: environment.site, heading: heading, description: description,
        pictures: pictures(object)))
  }
}

/// What the operators that decide on looks make of an entry; computed once, for its card and its page.
struct EntryTraits: Sendable {
  /// Which templates draw it.
  let template: CardTemplate
  /// How large its card is.
  let size: CardSize
  /// Which colour it carries.
  let accent: Accent
  /// Its title, or what stands for one.
  let heading: String
}
