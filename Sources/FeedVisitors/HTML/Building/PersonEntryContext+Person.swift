import FeedModel

extension PersonEntryContext {
  /// A person with a page.
  init(_ person: PersonFeedViewObject, entry: EntryContext, in environment: HTMLEnvironment) {
    self.init(
      entry: entry,
      name: person.name,
      avatar: person.avatar.map { ImageContext($0, resolver: environment.resolver) },
      role: person.role,
      links: person.links.map { NamedLinkContext($0) },
      feedURL: person.feed)
  }
}
