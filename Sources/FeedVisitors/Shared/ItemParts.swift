package import FeedMarkup

/// What other operators make of an entry for its items in feeds; computed once for all formats and feeds.
package struct ItemParts: Sendable {
  /// What ``TitleVisitor`` makes of it; nil where it has no title.
  package let title: String?
  /// What describes it as plain text, never empty.
  package let summary: String
  /// What ``ItemContentVisitor`` makes of it: the whole entry as HTML.
  package let content: HTMLFragment
  /// What ``AttachmentsVisitor`` makes of it: the files that belong to it.
  package let attachments: [Attachment]

  /// Gathers what the operators of feeds need to know of one entry.
  ///
  /// - Parameter summary: Never empty.
  package init(title: String?, summary: String, content: HTMLFragment, attachments: [Attachment]) {
    self.title = title
    self.summary = summary
    self.content = content
    self.attachments = attachments
  }
}
