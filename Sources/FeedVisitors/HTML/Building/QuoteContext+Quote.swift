import FeedModel

extension QuoteContext {
  /// A quotation.
  init(_ quote: QuoteFeedViewObject, entry: EntryContext) {
    self.init(entry: entry, quotation: quote.text, source: quote.source, sourceURL: quote.url)
  }
}
