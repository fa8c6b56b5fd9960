import FeedModel

extension LinkContext {
  /// A bookmark.
  init(_ link: LinkFeedViewObject, entry: EntryContext) {
    self.init(
      entry: entry, target: link.url, siteName: link.site, quotation: link.quotation,
      via: link.via.map { NamedLinkContext($0) })
  }
}
