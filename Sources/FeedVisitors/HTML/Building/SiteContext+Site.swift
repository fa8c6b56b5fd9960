import FeedModel

extension SiteContext {
  /// The site with addresses for its pages.
  init(_ site: Site, resolver: URLResolver, generator: String) {
    self.init(
      title: site.title,
      description: site.description,
      url: resolver.path(to: .home),
      language: site.language,
      author: site.author.map { PersonContext($0, resolver: resolver) },
      license: site.license.map { NamedLinkContext(name: $0.name, url: $0.url ?? "") },
      feed: resolver.path(to: Route("/feed.xml")),
      generator: generator)
  }
}
