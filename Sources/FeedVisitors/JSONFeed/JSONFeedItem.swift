package import FeedModel

/// An item of a JSON Feed 1.1.
package struct JSONFeedItem: Hashable, Sendable {
  /// `id`: a URN that never changes.
  package let id: String
  /// `url`: the absolute address of the entry's page.
  package let url: String
  /// `external_url`: the page elsewhere that the entry is about.
  package let externalURL: String?
  /// `title`; nil where the entry has none.
  package let title: String?
  /// `content_html`; nil where the feed holds summaries only.
  package let contentHTML: String?
  /// `content_text`, where there is no `content_html`.
  package let contentText: String?
  /// `summary` as its author wrote it.
  package let summary: String?
  /// `image`: the absolute address of the main picture.
  package let image: String?
  /// `date_published`.
  package let published: FeedDate?
  /// `date_modified`, where a change is stated.
  package let modified: FeedDate?
  /// `authors`.
  package let authors: [JSONFeedAuthor]
  /// `tags`.
  package let tags: [String]
  /// `language`, where it differs from the feed's.
  package let language: String?
  /// `attachments`: the files that the entry is about.
  package let attachments: [JSONFeedAttachment]
}
