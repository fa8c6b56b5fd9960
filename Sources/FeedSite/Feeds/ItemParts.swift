import FeedMarkup
import FeedVisitors

/// What other operators make of an entry for its items in feeds; computed once for all formats and feeds.
struct ItemParts: Sendable {
  /// The title; nil where it has none.
  let title: String?
  /// What describes it as plain text, never empty.
  let summary: String
  /// The whole entry as HTML.
  let content: HTMLFragment
  /// The files that belong to it.
  let attachments: [Attachment]
}
