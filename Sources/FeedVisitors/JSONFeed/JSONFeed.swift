/// A feed of JSON Feed 1.1.
package struct JSONFeed: Sendable {
  /// `title`.
  package let title: String
  /// `home_page_url`: the absolute address of the wall that the feed mirrors.
  package let homePage: String
  /// `description`: what the feed is about.
  package let description: String?
  /// `user_comment`: what this is, for those who open it in a browser.
  package let comment: String?
  /// `language` as a BCP 47 tag.
  package let language: String
  /// `authors`.
  package let authors: [JSONFeedAuthor]
  /// The addresses of the feed itself and of what belongs to it; `next_url` is the archive before.
  package let links: FeedLinks
  /// The items, newest first.
  package let items: [JSONFeedItem]

  /// Creates a feed.
  package init(
    title: String, homePage: String, description: String?, comment: String?, language: String,
    authors: [JSONFeedAuthor], links: FeedLinks, items: [JSONFeedItem]
  ) {
    self.title = title
    self.homePage = homePage
    self.description = description
    self.comment = comment
    self.language = language
    self.authors = authors
    self.links = links
    self.items = items
  }
}
