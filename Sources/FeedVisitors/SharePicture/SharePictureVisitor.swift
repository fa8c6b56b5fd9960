import FeedMarkdown
import FeedModel
import FeedTheme

/// Describes the picture that is drawn for sharing an entry without one of its own: the words of its card, and the mark
/// of its kind.
struct SharePictureVisitor: FeedVisitor {
  let wording: Wording
  let heading: String
  let style: SharePictureStyle

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> SharePicture {
    let words = text.entry.body.excerpt(limit: Self.proseLimit).nonEmpty ?? text.entry.summary?.nonEmpty
    return picture(text.entry, words: words, as: .prose, mark: .edge)
  }

  func visit(_ article: ArticleFeedViewObject) -> SharePicture {
    picture(article.entry, [article.entry.briefWords], mark: .band, facts: article.facts)
  }

  func visit(_ media: MediaFeedViewObject) -> SharePicture {
    picture(
      media.entry, [media.title?.nonEmpty.flatMap { _ in media.entry.briefWords }], mark: .band, facts: media.facts)
  }

  func visit(_ song: SongFeedViewObject) -> SharePicture { picture(song.entry, by: song.artists) }
  func visit(_ album: AlbumFeedViewObject) -> SharePicture { picture(album.entry, by: album.artists) }

  func visit(_ playlist: PlaylistFeedViewObject) -> SharePicture {
    picture(playlist.entry, [wording.text(.songs, count: playlist.songs.count)], mark: .record)
  }

  func visit(_ event: EventFeedViewObject) -> SharePicture {
    let day = event.starts.day
    return picture(
      event.entry, [wording.status(event.status), wording.when(event), event.venue.map(place)],
      mark: .day(month: wording.dates.text(.shortMonth, CivilDate(month: day.month)), day: String(day.day)))
  }

  func visit(_ invitation: InvitationFeedViewObject) -> SharePicture {
    let occasion = invitation.occasion
    return picture(
      invitation.entry, [(occasion?.starts).map(wording.text), (occasion?.venue).map(place)], mark: .ticket)
  }

  func visit(_ follow: FollowFeedViewObject) -> SharePicture {
    picture(follow.entry, mark: people((follow.followers + follow.followed).map(\.name)))
  }

  func visit(_ recommendation: RecommendationFeedViewObject) -> SharePicture {
    let recommendations = recommendation.recommendations
    return picture(
      recommendation.entry, [recommendations.count == 1 ? recommendations[0].reason : recommendation.entry.briefWords],
      mark: people(recommendations.map(\.person.name)))
  }

  func visit(_ link: LinkFeedViewObject) -> SharePicture { picture(link.entry, [link.site], mark: .band) }

  func visit(_ quote: QuoteFeedViewObject) -> SharePicture {
    picture(
      quote.entry, [quote.source], words: quote.text.shortened(to: Self.proseLimit).nonEmpty, as: .quotation,
      mark: .quotationMark)
  }

  func visit(_ person: PersonFeedViewObject) -> SharePicture {
    picture(person.entry, [person.role?.nonEmpty ?? person.entry.briefWords], mark: people([person.name]))
  }

  func visit(_ memories: MemoriesFeedViewObject) -> SharePicture {
    picture(memories.entry, [memories.entry.briefWords], mark: .band)
  }

  func visit(_ custom: CustomFeedViewObject) -> SharePicture {
    picture(custom.entry, [custom.title?.nonEmpty.flatMap { _ in custom.entry.briefWords }], mark: .band)
  }

  // MARK: What kinds share

  /// How many graphemes of a text may be set; no picture has room for more.
  private static let proseLimit = 480

  /// - Parameters:
  ///   - details: What is said in smaller type.
  ///   - words: What is said in place of the heading, if anything.
  ///   - setting: How these words are set.
  private func picture(
    _ entry: Entry, _ details: [String?] = [], words: String? = nil, as setting: SharePicture.Setting = .title,
    mark: SharePicture.Mark, facts: KindFacts? = nil
  ) -> SharePicture {
    style.picture(
      label: wording.singular(entry.kind, of: facts), words ?? heading, words == nil ? .title : setting,
      details, mark: mark, author: wording.names(of: entry.authors), language: entry.language)
  }

  private func picture(_ entry: Entry, by artists: [PersonReference]) -> SharePicture {
    picture(entry, [wording.names(of: artists)], mark: .record)
  }

  private func place(_ venue: Venue) -> String { [venue.name, venue.city].compactMap(\.self).joined(separator: ", ") }

  /// More portraits than these would leave no room for the words.
  private func people(_ names: [String]) -> SharePicture.Mark {
    .people(names.prefix(4).map { $0.prefix(1).uppercased() })
  }
}

/// What the share pictures of a site have in common.
struct SharePictureStyle {
  private let site: String
  private let siteLanguage: String
  private var look: SharePicture.Look

  init(_ site: Site, _ theme: Theme) {
    self.site = site.title
    siteLanguage = site.language
    func families(_ text: CardText) -> [String] { theme.metrics?.familyNames(of: text) ?? [] }
    let colors = theme.settings.colors
    look = SharePicture.Look(
      accent: colors.accent?.light, ground: colors.background?.light, titleFamilies: families(.title),
      textFamilies: families(.note), quotationFamilies: families(.quotation), typefaceFiles: theme.typefaceFiles,
      emblem: site.icon?.picture?.bytes ?? [])
  }

  /// The style with the accent of an entry's card; nil leaves that of the site.
  func accented(_ accent: String?) -> Self {
    var style = self
    style.look.accent = accent ?? look.accent
    return style
  }

  /// - Parameter language: The language as a BCP 47 tag; nil where it is the site's.
  func picture(
    label: String?, _ words: String, _ setting: SharePicture.Setting, _ details: [String?], mark: SharePicture.Mark,
    author: String?, language: String?
  ) -> SharePicture {
    SharePicture(
      label: label, words: Self.clipped(words), setting: setting,
      details: details.compactMap { $0.map { Self.clipped($0.shortened(to: Self.detailLimit)) }?.nonEmpty }, mark: mark,
      author: author.map(Self.clipped), site: Self.clipped(site), language: language ?? siteLanguage,
      isRightToLeft: Directions(language: language, siteLanguage: siteLanguage).isRightToLeft(words), look: look)
  }

  func picture(of page: Page) -> SharePicture {
    let beginning = page.summary?.nonEmpty ?? page.body.excerpt(limit: Self.detailLimit)
    return picture(
      label: nil, page.title, .title, [beginning], mark: .band, author: nil, language: page.language)
  }

  /// A grapheme may have any number of marks, which take a time that grows with the square of their number to be set.
  private static func clipped(_ words: String) -> String {
    guard words.utf8.count > wordLimit else { return words }
    return String(String.UnicodeScalarView(words.unicodeScalars.prefix(wordLimit)))
  }

  /// How many characters are looked at in any words, as Unicode scalars.
  private static let wordLimit = 2_000

  /// How many graphemes are said in smaller type.
  private static let detailLimit = 220
}
