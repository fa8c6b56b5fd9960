package import FeedModel

extension PersonContext {
  /// A person with their page on this site or elsewhere.
  package init(_ person: PersonReference, resolver: URLResolver) {
    self.init(
      name: person.name,
      url: resolver.path(to: person),
      avatar: person.avatar.map { ImageContext($0, resolver: resolver) })
  }
}
