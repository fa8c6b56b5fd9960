import FeedModel
import FeedTheme
import FeedVisitors

/// What decides on the routes of a site in one of its languages, and on what they show.
///
/// A class, since copies of all that it holds would be made field by field.
final class LanguageFacts {
  let input: SiteInput
  /// Where its entries are in the feed of all languages; nil where there is no other language.
  let places: [Int]?
  let facts: SiteFacts
  let operators: EntryOperators
  let followed: FollowedPeople
  let podcasts: PodcastDirectory
  /// Whether the routes are those of the earlier state.
  let keepsRoutes: Bool
  /// The earlier state; nil where other entries are in it.
  let previous: SiteRenderer?
  /// The places in the feed of this language of the entries that differ from the earlier state; nil where more may.
  let changes: [Int]?

  /// - Parameters:
  ///   - own: The site in this language, and where its entries are in the feed of all languages.
  ///   - changes: The places in the feed of all languages of the entries that differ, where besides them at most the text
  ///     of style sheets does; nil where more may differ.
  init(
    _ own: (input: SiteInput, places: [Int]?), after previous: SiteRenderer?, changing changes: [Int]?
  ) {
    let input = own.input
    self.input = input
    let previous = previous?.places == own.places ? previous : nil
    places = own.places
    let changes =
      own.places.map { all in
        changes.map { changes in
          let changed = Set(changes)
          return all.indices.filter { changed.contains(all[$0]) }
        }
      } ?? changes
    self.previous = previous
    self.changes = changes
    let mentions = input.feed.mentions(besideAuthorOf: input.site)
    let environment = HTMLEnvironment(
      theme: input.theme,
      resolver: URLResolver(site: input.site.url, edition: input.site.edition, peopleWalls: mentions.walls),
      site: input.site, now: input.now, generator: input.generator)
    let operators = EntryOperators(
      environment: environment, drawsPictures: input.drawsSharePictures, byteCount: input.pictureByteCounts)
    self.operators = operators
    let entries = EntryFacts(of: input.feed, after: previous?.routes.facts, changing: changes) {
      SiteFacts.Entry($0, operators)
    }
    func objects(_ kinds: [Kind]) -> [(index: Int, object: any FeedViewObject)] {
      entries.all.indices.filter { kinds.contains(entries.all[$0].kind) }.map { ($0, input.feed.entries[$0]) }
    }
    podcasts =
      (entries.areUnchanged(PodcastDirectory.kinds) ? previous?.podcasts : nil)
      ?? PodcastDirectory(objects(PodcastDirectory.kinds), operators: operators)
    followed =
      (entries.areUnchanged(FollowedPeople.kinds) ? previous?.followed : nil)
      ?? FollowedPeople(objects(FollowedPeople.kinds).map(\.object), people: input.feed.people)
    let facts = SiteFacts(
      entries.all, of: input.feed, mentions: mentions, podcasts: podcasts, followed: followed,
      upcoming: UpcomingEvents(
        objects([.event]).map { ($0, $1.facts.event) }, now: input.now, in: input.site.timeZone), operators: operators)
    self.facts = facts
    keepsRoutes =
      previous.map { entries.areUnchanged && facts.equalsBesidesEntries($0.routes.facts) } ?? false
  }
}

/// What decides on the routes of each entry, and how that differs from an earlier state of the site.
struct EntryFacts {
  /// The facts in the order of the feed.
  let all: [SiteFacts.Entry]
  /// The facts of the entries that were touched since, before and after; nil where there is no earlier state.
  private let changes: [(before: SiteFacts.Entry, after: SiteFacts.Entry)]?

  /// - Parameter places: The places in the feed of the entries that were touched since; nil where others may have been.
  init(
    of feed: Feed, after known: SiteFacts?, changing places: [Int]?,
    _ facts: (any FeedViewObject) -> SiteFacts.Entry
  ) {
    guard let known = known?.entries, let places, known.count == feed.entries.count else {
      all = feed.entries.map(facts)
      changes = nil
      return
    }
    let changes = places.map { (place: $0, before: known[$0], after: facts(feed.entries[$0])) }
    // As long as nothing differs, the list need not be copied.
    all = changes.reduce(into: known) { entries, change in
      if change.after != change.before { entries[change.place] = change.after }
    }
    self.changes = changes.map { ($0.before, $0.after) }
  }

  /// Whether no entry of some kinds was touched, neither one that is of them nor one that was.
  func areUnchanged(_ kinds: [Kind]) -> Bool {
    changes.map { !$0.contains { kinds.contains($0.before.kind) || kinds.contains($0.after.kind) } } ?? false
  }

  /// Whether they are the same as those of the earlier state.
  var areUnchanged: Bool { changes?.allSatisfy { $0.before == $0.after } ?? false }
}
