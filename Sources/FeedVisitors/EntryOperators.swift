package import FeedMarkup
package import FeedModel
import FeedTheme

/// The operators of a site: the one place that runs them, in order, each with the results of the earlier ones.
package final class EntryOperators: Sendable {
  package let environment: HTMLEnvironment
  /// The number of bytes of a published picture that is made again in another size.
  private let byteCount: @Sendable (Route) -> Int?
  /// The style of pictures that are drawn for entries without one; nil where none are drawn.
  private let pictureStyle: SharePictureStyle?
  private let headings: HeadingVisitor
  private let contents: ItemContentVisitor
  let portraits: PicturesVisitor
  private let organizer: SiteContact?
  /// The names of the networks that the site offers.
  private let networkLabels: [ShareNetwork: String]

  /// - Parameters:
  ///   - drawsPictures: Whether a picture is drawn for entries and pages without one.
  ///   - byteCount: Finds out how many bytes a published picture has that is made again in another size; nil where that
  ///     is unknown.
  package init(
    environment: HTMLEnvironment, drawsPictures: Bool = false,
    byteCount: @escaping @Sendable (Route) -> Int? = { _ in nil }
  ) {
    self.environment = environment
    self.byteCount = byteCount
    self.headings = HeadingVisitor(wording: environment.wording)
    self.pictureStyle = drawsPictures ? SharePictureStyle(environment.site, environment.theme) : nil
    self.portraits = PicturesVisitor(resolver: environment.resolver, takesPortraits: !drawsPictures)
    self.contents = ItemContentVisitor(environment: environment)
    self.organizer = SiteContact(of: environment.site)
    self.networkLabels = environment.site.share.reduce(into: [:]) {
      $0[$1.network] = Self.label(of: $1.network, in: environment.wording.strings)
    }
  }

  private func accent(of object: any FeedViewObject) -> Accent {
    Accent(of: object, environment.site.media.accents, on: environment.theme.settings.colors.background)
  }

  /// The traits of an entry that the rendering operators need.
  package func traits(of object: any FeedViewObject) -> EntryTraits {
    let heading = object.accept(headings)
    let sizes = CardSizeVisitor(metrics: environment.theme.metrics, heading: heading, environment: environment)
    return EntryTraits(accent: accent(of: object), heading: heading) { object.accept(sizes) }
  }

  /// The traits of an entry whose card takes two columns instead of one, or one instead of two, to fill its wall; nil
  /// where the author chose the size or the other width does not suit the card.
  ///
  /// - Parameter traits: The traits with the usual width.
  package func resized(_ traits: EntryTraits, of object: any FeedViewObject) -> EntryTraits? {
    guard let metrics = environment.theme.metrics else { return nil }
    let size = object.accept(
      CardSizeVisitor(metrics: metrics, heading: traits.heading, environment: environment, isResized: true))
    guard size.columns != traits.size.columns else { return nil }
    return EntryTraits(accent: traits.accent, heading: traits.heading) { size }
  }

  /// The name of the template that draws an entry's card: that of its kind, for example `card/song`, or the one of all
  /// declared kinds where the theme has none for it.
  package func cardTemplate(of object: any FeedViewObject) -> String {
    let name = "card/\(object.entry.kind.name)"
    return object.facts.custom == nil || environment.theme.templateNames.contains(name) ? name : "card/custom"
  }

  /// The title of an entry, or its substitute.
  package func heading(of object: any FeedViewObject) -> String { object.accept(headings) }

  /// An entry as a card or as the main part of its page.
  package func html(_ object: any FeedViewObject, _ traits: EntryTraits, as form: HTMLForm) -> MarkupBuffer {
    object.accept(
      HTMLRenderVisitor(
        form: form, traits: traits, share: { [self] in form == .page ? share(object, heading: traits.heading) : nil },
        environment: environment))
  }

  package func feedItem(_ object: any FeedViewObject) -> FeedItem {
    let facts = object.facts
    return object.accept(
      RSSRenderVisitor(
        resolver: environment.resolver, settings: environment.site.feeds,
        title: facts.title.map { environment.wording.announced($0, of: facts) },
        // What a title does not say of an event without words is when it happens.
        summary: summary(object) ?? facts.event.map(environment.wording.line) ?? object.accept(headings),
        content: object.accept(contents),
        attachments: attachments(object).map { $0.measured(by: byteCount) }))
  }

  /// An entry as an event of a calendar; nil for what does not happen at a time.
  package func calendarEvent(_ object: any FeedViewObject) -> CalendarEvent? {
    CalendarEvent(object, organizer: organizer, in: environment.site.timeZone, environment)
  }

  package var calendarWriter: CalendarWriter {
    CalendarWriter(generator: environment.generator, timeZone: environment.site.timeZone)
  }

  // MARK: What others are made from

  /// The description of an entry as plain text; nil where it has no words of its own.
  package func summary(_ object: any FeedViewObject) -> String? { object.accept(SummaryVisitor()) }

  package func attachments(_ object: any FeedViewObject) -> [Attachment] { object.accept(AttachmentsVisitor()) }

  package func pictures(_ object: any FeedViewObject) -> [Photo] { object.accept(portraits) }

  /// The pictures that represent a page outside the feed.
  package func pictures(of page: Page) -> [Photo] { portraits.pictures(of: page) }

  /// The picture to draw for an entry; nil where it has one of its own.
  package func sharePicture(_ object: any FeedViewObject) -> SharePicture? {
    guard let pictureStyle, isDrawn(object) else { return nil }
    let accent = accent(of: object)
    let wording = wording(for: object.entry)
    return object.accept(
      SharePictureVisitor(
        wording: wording, heading: object.accept(HeadingVisitor(wording: wording)),
        style: pictureStyle.accented(accent.color ?? environment.theme.accents[accent.name])))
  }

  package func isDrawn(_ object: any FeedViewObject) -> Bool { pictureStyle != nil && pictures(object).isEmpty }

  /// The picture to draw for a page outside the feed; nil where it has one of its own.
  package func sharePicture(of page: Page) -> SharePicture? {
    pictures(of: page).isEmpty ? pictureStyle?.picture(of: page) : nil
  }

  /// The pictures that previews of an entry show, drawn where there are none.
  private func previews(_ object: any FeedViewObject) -> [Photo] {
    sharePicture(object).map { [$0.photo(.wide, of: object.entry.route)] } ?? pictures(object)
  }

  /// The pictures that previews of a page outside the feed show, drawn where there are none.
  package func previews(of page: Page) -> [Photo] {
    sharePicture(of: page).map { [$0.photo(.wide, of: page.route)] } ?? pictures(of: page)
  }

  package func openGraph(
    _ object: any FeedViewObject, on site: OpenGraphSite, heading: String, description: String
  ) -> OpenGraph {
    object.accept(
      OpenGraphVisitor(
        site: site, heading: environment.wording.announced(heading, of: object.facts), description: description,
        pictures: previews(object)))
  }

  package var things: SchemaThings {
    SchemaThings(resolver: environment.resolver, isMusic: environment.site.podcast.isMusic)
  }

  /// What an entry is in the words of schema.org.
  package func schemaThing(_ object: any FeedViewObject, heading: String, description: String?) -> SchemaThing {
    object.accept(
      StructuredDataVisitor(
        things: things, language: environment.site.language, license: environment.site.license?.url, heading: heading,
        description: description,
        // A drawing of words is neither a portrait nor a cover.
        pictures: object.facts.person == nil && object.facts.music == nil
          ? previews(object) : pictures(object)))
  }

  // MARK: Sharing

  /// The networks and texts that an entry's page offers for sharing; nil where it offers none.
  ///
  /// - Parameter heading: The title in the site's language, or its substitute; nil where it is not known yet.
  package func share(_ object: any FeedViewObject, heading: String? = nil) -> ShareContext? {
    let choices = environment.site.share
    guard !choices.isEmpty, object.entry.isShareable else { return nil }
    let message = shareMessage(object, heading: heading)
    return ShareContext(
      title: message.heading, text: message.sentence, url: message.page,
      networks: choices.map { shareNetwork($0, object, message) })
  }

  /// - Parameter heading: The title in the site's language, or its substitute; nil where it is not known yet.
  package func shareMessage(_ object: any FeedViewObject, heading: String? = nil) -> ShareMessage {
    let entry = object.entry
    let own = ownWording(for: entry)
    let wording = own ?? environment.wording
    let heading = (own == nil ? heading : nil) ?? object.accept(HeadingVisitor(wording: wording))
    return ShareMessage(
      sentence: object.accept(ShareSentenceVisitor(wording: wording, heading: heading)), heading: heading,
      page: environment.resolver.absolute(entry.route), artists: object.facts.music?.artists ?? [])
  }

  /// The link, texts and pictures that a network gets for an entry; a new network gets its line here.
  package func shareNetwork(
    _ choice: ShareChoice, _ object: any FeedViewObject, _ message: ShareMessage
  ) -> ShareNetworkContext {
    let network = choice.network
    var item = ShareNetworkContext(name: network.rawValue, label: networkLabels[network] ?? network.title)
    func link(_ base: String, _ query: KeyValuePairs<String, String?>) { item.url = URLQuery.address(base, query) }
    // Where all kinds get the same, the address and the names of its query come from the network's own documentation.
    switch network {
    case .facebook: item.url = object.accept(FacebookShareVisitor(message: message))
    case .line: item.url = object.accept(LINEShareVisitor(message: message))
    case .instagram:
      var images = object.accept(InstagramShareVisitor())
      if images.isEmpty, let drawn = sharePicture(object) { images = [drawn.photo(.tall, of: object.entry.route)] }
      item.caption = message.caption(tags: object.entry.tags)
      item.images = images.enumerated().map { index, photo in
        ShareImageContext(photo, number: index + 1, of: object.entry, resolver: environment.resolver)
      }
    case .x: link("https://x.com/intent/tweet", ["text": message.sentence, "url": message.page])
    case .threads: link("https://www.threads.com/intent/post", ["text": message.sentence, "url": message.page])
    // One text of 300 graphemes, which holds the address.
    case .bluesky: link("https://bsky.app/intent/compose", ["text": message.text(limit: 300)])
    case .mastodon:
      let instance = choice.instance ?? "mastodon.social"
      item.instance = instance
      // Most servers allow 500 characters, and count 23 for an address.
      link("https://\(instance)/share", ["text": message.text(limit: 500, pageLength: 23)])
    // One text, which holds the address.
    case .whatsapp: link("https://wa.me/", ["text": "\(message.sentence) \(message.page)"])
    case .telegram: link("https://t.me/share/url", ["url": message.page, "text": message.sentence])
    // Only the address, whose preview is shown.
    case .linkedin: link("https://www.linkedin.com/sharing/share-offsite/", ["url": message.page])
    // A title, and no greeting.
    case .reddit: link("https://www.reddit.com/submit", ["url": message.page, "title": message.titleWithArtists])
    case .weibo:
      let picture = object.accept(WeiboShareVisitor()) ?? sharePicture(object)?.photo(.wide, of: object.entry.route)
      let address = (picture?.file.source).map { environment.resolver.absolute($0) }
      link(
        "https://service.weibo.com/share/share.php",
        ["url": message.page, "title": message.sentence, "pic": address])
    case .wechat:
      item.caption = object.accept(WeChatShareVisitor(message: message, wording: wording(for: object.entry)))
      // An address that is too long has no code.
      item.code = QRCode(message.page)?.svg(label: environment.wording.sharing(.code))
    case .email: link("mailto:", ["subject": message.emailSubject, "body": message.emailText])
    case .copy: item.address = message.page
    }
    return item
  }

  /// The name of a network, which the theme can translate as `network.NAME`.
  private static func label(of network: ShareNetwork, in strings: Strings) -> String {
    let key = "network.\(network.rawValue)"
    return strings.has(key) ? strings.text(key) : network.title
  }

  /// The words of the entry's language where the theme speaks it, else those of the site's.
  private func wording(for entry: Entry) -> Wording { ownWording(for: entry) ?? environment.wording }

  /// The words of the entry's language; nil where it is the site's, or the theme does not speak it.
  private func ownWording(for entry: Entry) -> Wording? {
    guard let language = entry.language, environment.theme.hasStrings(in: language) else { return nil }
    return Wording(in: language, of: environment.theme, declaring: environment.site.kinds)
  }
}

/// The results of the operators that decide on the looks of an entry; computed once, for its card and its page.
///
/// A class, since it is kept and handed on to all that show the entry.
package final class EntryTraits: Sendable {
  package let accent: Accent
  /// Its title, or its substitute.
  package let heading: String
  /// How large its card is, which takes reading all of its words.
  package var size: CardSize { measured.value(computedBy: measure) }

  private let measure: @Sendable () -> CardSize
  private let measured = Memo<CardSize>()

  init(accent: Accent, heading: String, measure: @escaping @Sendable () -> CardSize) {
    (self.accent, self.heading, self.measure) = (accent, heading, measure)
  }
}
