import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedVisitors

/// Everything that decides which files a site has, and what its lists of files hold.
///
/// Routes are made from these facts, from settings and from files, and see nothing else of entries. So two states of a
/// site with the same facts, before and after an edit for example, have the same routes.
struct SiteFacts {
  /// What decides on the routes of any page with a file of its own.
  struct Page: Equatable {
    let route: Route
    let location: SourceLocation
    let aliases: [Route]
    let lastChanged: FeedDate?
    /// The newest of the answers below the entry, which its page alone shows.
    var lastAnswered: FeedDate?
    let translations: [Translation]
    /// Whether nothing but links leads to it.
    var isUnlisted = false
    /// The absolute addresses of the pictures that the sitemap names.
    let images: [String]
    let hasDrawnPicture: Bool
  }

  /// What decides on the routes of an entry, and on the walls that show it.
  struct Entry: Equatable {
    let page: Page
    /// The day of its publication, where it was published.
    let day: CalendarDay?
    /// The day of the year on which it is remembered, where it was published.
    let anniversary: DayOfYear?
    let kind: Kind
    let tags: [Tag]
    /// The walls of the people that it is about or from.
    let people: [Route]
    let isDraft: Bool
    let isPinned: Bool
    let isEvent: Bool
    /// Whether several people play or perform together.
    let isEnsemble: Bool
  }

  /// What decides on the routes of a person.
  struct Person: Equatable {
    let page: Page
    let name: String
  }

  struct Podcast: Equatable {
    /// The entry by its index in the feed.
    let entry: Int
    let hasList: Bool
  }

  let entries: [Entry]
  let people: [Person]
  let pages: [Page]
  /// How many people and pages a search finds.
  let searchablePageCount: Int
  /// Those who are named in entries and have a wall without a file.
  let mentions: [MentionedPerson]
  /// Whether any people play together.
  let hasEnsembles: Bool
  let podcasts: [Podcast]
  let upcoming: UpcomingEvents
  /// Whether anyone with a feed is followed.
  let hasFollows: Bool

  init(
    _ entries: [Entry], of feed: Feed, mentions: [MentionedPerson], podcasts: PodcastDirectory,
    followed: FollowedPeople, upcoming: UpcomingEvents, operators: EntryOperators
  ) {
    self.entries = entries
    self.upcoming = upcoming
    self.mentions = mentions
    hasEnsembles = entries.contains { $0.isEnsemble && !$0.isDraft }
    people = feed.people.map { Person(page: Page($0, operators), name: $0.name) }
    pages = feed.pages.map { page in
      Page(
        route: page.route, location: page.location, aliases: page.aliases, lastChanged: page.updated,
        translations: page.translations, isUnlisted: page.isUnlisted, images: operators.images(of: page),
        hasDrawnPicture: operators.sharePicture(of: page) != nil)
    }
    searchablePageCount = ContentPage.searchable(in: feed).count
    self.podcasts = podcasts.podcasts.map { Podcast(entry: $0, hasList: $1.listGUID != nil) }
      .sorted { $0.entry < $1.entry }
    hasFollows = !followed.people.isEmpty
  }

  /// Whether another state of the site decides the same, entries aside.
  func equalsBesidesEntries(_ other: SiteFacts) -> Bool {
    people == other.people && pages == other.pages && podcasts == other.podcasts && hasFollows == other.hasFollows
      && mentions == other.mentions && upcoming == other.upcoming && searchablePageCount == other.searchablePageCount
  }
}

extension SiteFacts.Page {
  fileprivate init(_ object: any FeedViewObject, _ operators: EntryOperators) {
    let entry = object.entry
    self.init(
      route: entry.route, location: entry.location, aliases: entry.aliases, lastChanged: entry.lastChanged,
      lastAnswered: entry.responses.compactMap(\.date).max(), translations: entry.translations,
      images: operators.images(of: object),
      hasDrawnPicture: operators.isDrawn(object))
  }
}

extension SiteFacts.Entry {
  init(_ object: any FeedViewObject, _ operators: EntryOperators) {
    let (entry, facts) = (object.entry, object.facts)
    let peopleWalls = operators.environment.resolver.peopleWalls
    self.init(
      page: SiteFacts.Page(object, operators), day: entry.date?.day,
      anniversary: entry.date.map { facts.anniversary ?? DayOfYear($0.day) }, kind: entry.kind, tags: entry.tags,
      people: facts.people.compactMap { $0.route ?? peopleWalls[$0.name] }, isDraft: entry.isDraft,
      isPinned: entry.isPinned, isEvent: facts.event != nil,
      isEnsemble: Set(facts.ties.players.map { $0.route?.path ?? $0.name }).count > 1)
  }
}

extension EntryOperators {
  /// How many pictures a page may have in a sitemap.
  private static let mostImages = 1000

  /// The absolute addresses of the pictures that a sitemap names beside that of an entry: covers, photos and portraits,
  /// then those in its text.
  fileprivate func images(of object: any FeedViewObject) -> [String] {
    let files = attachments(object).filter { $0.medium == .image }.map(\.file)
    return ownImages(files.map(\.source), object.entry.body, at: object.entry.route)
  }

  /// Those of a page outside the feed.
  fileprivate func images(of page: Page) -> [String] {
    ownImages([page.cover?.file.source].compactMap(\.self), page.body, at: page.route)
  }

  /// Only those of the site itself: the sitemap does not announce the pictures of others.
  private func ownImages(_ sources: [MediaSource], _ body: MarkdownBody, at route: Route) -> [String] {
    let resolver = environment.resolver
    var addresses = sources.map { resolver.absolute($0) }
    if body.links.contains(where: { $0.kind == .image }) {
      addresses += zip(body.links, body.resolvedLinks).compactMap { link, resolved in
        guard link.kind == .image, !resolved.isMissing else { return nil }
        return resolver.absolute(reference: resolved.destination, from: route)
      }
    }
    let home = resolver.absolute(.home)
    return Array(addresses.filter { $0.hasPrefix(home) }.uniqued(by: \.self).prefix(Self.mostImages))
  }
}
