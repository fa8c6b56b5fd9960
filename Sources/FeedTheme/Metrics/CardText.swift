/// Text on cards that is set in one way, by its key below `text` in a theme's `metrics.yml`.
package enum CardText: String, CaseIterable, Sendable {
  /// Titles.
  case title
  /// The titles of articles.
  case headline
  /// Titles on cards of two columns.
  case wideTitle = "wide-title"
  /// The titles of photos, videos and recordings.
  case caption
  /// The titles of invitations with guests.
  case invitation
  /// Who follows whom.
  case sentence
  /// Excerpts, and what stands below titles.
  case copy
  /// Days, years and the names of authors.
  case strong
  /// The names of people who are recommended.
  case name
  /// What became of an event, and whether there are tickets.
  case badgeText = "badge-text"
  /// The site that a link leads to.
  case site
  /// Notes.
  case note
  /// Headings within notes.
  case noteHeading = "note-heading"
  /// Code within notes.
  case noteCode = "note-code"
  /// Quotations that are the whole card.
  case quotation
  /// Words that are quoted from a link.
  case citation
}
