package import FeedModel

/// An entry of an Atom 1.0 feed (RFC 4287 section 4.1.2).
package struct AtomEntry: Hashable, Sendable {
  /// `id`: a URN that never changes.
  package let id: String
  /// `title`, which Atom demands; empty where the entry has none.
  package let title: String
  /// `link rel="alternate"`: the absolute address of the entry's page.
  package let link: String
  /// `xml:lang`: the language where it differs from the feed's.
  package let language: String?
  /// `published`.
  package let published: FeedDate?
  /// `updated`, never before `published`; nil for an entry without any date.
  package let updated: FeedDate?
  /// `author`.
  package let authors: [AtomPerson]
  /// `category`: the tags.
  package let categories: [String]
  /// `summary` as plain text.
  package let summary: String?
  /// `content` as HTML; nil where the feed holds summaries only.
  package let contentHTML: String?
  /// `link rel="enclosure"`: the files that the entry is about.
  package let enclosures: [AtomEnclosure]
  /// `link rel="related"`: the page elsewhere that the entry is about.
  package let related: String?
}
