import FeedMarkup
import FeedModel
import FeedTheme

@testable import FeedVisitors

/// Runs the operators on an entry in the order in which each needs the others' results.
struct TestSite {
  let environment: HTMLEnvironment

  func html(_ object: any FeedViewObject, as form: HTMLForm) -> String {
    object.accept(
      HTMLRenderVisitor(
        form: form,
        traits: EntryTraits(
          accent: Accent(of: object, .kinds, on: nil),
          heading: object.accept(HeadingVisitor(wording: environment.wording))
        ) { size(object) },
        share: { [environment] in form == .page ? EntryOperators(environment: environment).share(object) : nil },
        environment: environment)
    ).markup
  }

  func size(
    _ object: any FeedViewObject, metrics: ThemeMetrics = TestTheme.wallMetrics, isResized: Bool = false
  ) -> CardSize {
    object.accept(
      CardSizeVisitor(
        metrics: metrics, heading: object.accept(HeadingVisitor(wording: environment.wording)),
        environment: environment, isResized: isResized))
  }

  func content(_ object: any FeedViewObject) -> String {
    object.accept(ItemContentVisitor(environment: environment)).markup
  }

  func item(_ object: any FeedViewObject, settings: FeedSettings = FeedSettings()) -> FeedItem {
    object.accept(
      RSSRenderVisitor(
        resolver: environment.resolver, settings: settings, title: object.facts.title, summary: summary(object),
        content: fragment(object), attachments: object.accept(AttachmentsVisitor())))
  }

  func calendar(
    _ object: any FeedViewObject, zone: String = "Asia/Taipei", organizer: SiteContact? = nil
  ) -> CalendarEvent? {
    CalendarEvent(object, organizer: organizer, in: SiteTimeZone(identifier: zone) ?? .utc, environment)
  }

  func openGraph(_ object: any FeedViewObject, people: [PersonFeedViewObject] = []) -> OpenGraph {
    let languages = [object.entry.language].compactMap(\.self) + object.entry.translations.map(\.language)
    return object.accept(
      OpenGraphVisitor(
        site: OpenGraphSite(
          environment.site, resolver: environment.resolver, languages: Set(languages), people: people),
        heading: object.accept(HeadingVisitor(wording: environment.wording)),
        description: object.accept(SummaryVisitor()), pictures: pictures(object)))
  }

  func structuredData(_ object: any FeedViewObject) -> SchemaThing {
    object.accept(
      StructuredDataVisitor(
        things: SchemaThings(resolver: environment.resolver, isMusic: environment.site.podcast.isMusic),
        language: environment.site.language,
        license: environment.site.license?.url,
        heading: object.accept(HeadingVisitor(wording: environment.wording)),
        description: object.accept(SummaryVisitor()), pictures: pictures(object)))
  }

  private func pictures(_ object: any FeedViewObject) -> [Photo] {
    object.accept(PicturesVisitor(resolver: environment.resolver))
  }

  /// An album or playlist as a podcast on a site with the sample song and with others.
  func podcast(
    _ object: any FeedViewObject, songs: [SongFeedViewObject] = [KindSamples.plain.song]
  ) -> Podcast? {
    let known = songs.filter { $0.recording != nil }
    return Podcast(
      object, songs: Dictionary(known.map { ($0.entry.identity.uuid, $0) }) { first, _ in first },
      resolver: environment.resolver)
  }

  private func summary(_ object: any FeedViewObject) -> String {
    object.accept(SummaryVisitor()) ?? object.accept(HeadingVisitor(wording: environment.wording))
  }

  private func fragment(_ object: any FeedViewObject) -> MarkupBuffer {
    object.accept(ItemContentVisitor(environment: environment))
  }

  /// A feed at `/sub/NAME` with the items of entries.
  func channel(
    _ objects: [any FeedViewObject], at name: String = "feed.xml", _ change: (inout FeedChannel) -> Void = { _ in }
  ) -> FeedChannel {
    var channel = FeedChannel(
      id: "urn:uuid:1", at: environment.resolver.absolute(Route("/\(name)")), title: environment.site.title,
      language: "en", siteTitle: "Wall", page: environment.resolver.absolute(.home), generator: "feedsite 1.0.0",
      items: objects.map { item($0) })
    channel.description = "A wall"
    change(&channel)
    return channel
  }
}
