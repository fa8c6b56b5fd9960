import FeedDiagnostics
import FeedModel

/// Holds the address that each feed gives as its own against the one at which it is published.
struct FeedCheck {
  private let check: SiteCheck

  init(_ check: SiteCheck) { self.check = check }

  /// A warning for each feed that readers could not find again.
  func diagnostics() async -> [Diagnostic] {
    let documents = check.table.items.filter { $0.route.file.hasSuffix(".xml") || $0.route.file.hasSuffix(".json") }
    let resolver = URLResolver(site: check.input.site.url)
    let found = await documents.concurrentMap { [check] item -> Diagnostic? in
      guard let bytes = check.bytes(of: item), let feed = SelfLink(bytes, isJSON: item.route.file.hasSuffix(".json"))
      else { return nil }
      let published = resolver.absolute(item.route)
      guard feed.address != published else { return nil }
      var location: SourceLocation?
      if case .file(let file) = item.content { location = SourceLocation(file: file) }
      return Diagnostic(
        .check(.wrongSelfLink(feed: item.route.path, stated: feed.address, published: published)), at: location)
    }
    return found.compactMap(\.self)
  }
}
