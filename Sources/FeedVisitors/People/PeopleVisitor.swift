package import FeedModel

/// Names the people whom an entry is of: who wrote, made, performs, follows, is followed, recommended or invited.
///
/// Each person comes once, in the order in which the entry names them, authors first. A person's own entry is of the
/// person alone. The walls of the people are built from it.
package struct PeopleVisitor: FeedVisitor {
  /// Creates the operator.
  package init() {}

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> [PersonReference] { text.entry.authors.eachOnce }

  package func visit(_ article: ArticleFeedViewObject) -> [PersonReference] { article.entry.authors.eachOnce }

  package func visit(_ media: MediaFeedViewObject) -> [PersonReference] { media.entry.authors.eachOnce }

  package func visit(_ song: SongFeedViewObject) -> [PersonReference] {
    (song.entry.authors + song.artists).eachOnce
  }

  package func visit(_ album: AlbumFeedViewObject) -> [PersonReference] {
    (album.entry.authors + album.artists).eachOnce
  }

  package func visit(_ playlist: PlaylistFeedViewObject) -> [PersonReference] { playlist.entry.authors.eachOnce }

  package func visit(_ event: EventFeedViewObject) -> [PersonReference] {
    (event.entry.authors + event.performers).eachOnce
  }

  package func visit(_ invitation: InvitationFeedViewObject) -> [PersonReference] {
    (invitation.entry.authors + invitation.invitees).eachOnce
  }

  package func visit(_ follow: FollowFeedViewObject) -> [PersonReference] {
    (follow.entry.authors + follow.followers + follow.followed).eachOnce
  }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> [PersonReference] {
    (recommendation.entry.authors + recommendation.recommendations.map(\.person)).eachOnce
  }

  package func visit(_ link: LinkFeedViewObject) -> [PersonReference] { link.entry.authors.eachOnce }

  package func visit(_ quote: QuoteFeedViewObject) -> [PersonReference] { quote.entry.authors.eachOnce }

  package func visit(_ person: PersonFeedViewObject) -> [PersonReference] {
    [PersonReference(name: person.name, route: person.entry.route, avatar: person.avatar)]
  }

  package func visit(_ memories: MemoriesFeedViewObject) -> [PersonReference] { memories.entry.authors.eachOnce }

  package func visit(_ custom: CustomFeedViewObject) -> [PersonReference] {
    (custom.entry.authors + custom.values.compactMap(\.value.person)).eachOnce
  }
}

extension CustomValue.Value {
  fileprivate var person: PersonReference? {
    guard case .person(let person) = self else { return nil }
    return person
  }
}

extension [PersonReference] {
  /// A person with a page on this site is known by it; any other by name and address.
  fileprivate var eachOnce: Self {
    guard count > 1 else { return self }
    var seen: Set<PersonReference> = []
    return filter { person in
      let key =
        person.route.map { PersonReference(name: "", route: $0) } ?? PersonReference(name: person.name, url: person.url)
      return seen.insert(key).inserted
    }
  }
}
