/// What an invitation invites to: an event of this site, or one that is only named.
public struct Occasion: Hashable, Sendable {
  /// What it is called.
  public let title: String
  /// When it starts.
  public let starts: FeedDate?
  /// Where it happens.
  public let venue: Venue?
  /// The event's own entry on this site.
  public let event: EntryReference?

  /// Creates an occasion.
  public init(title: String, starts: FeedDate? = nil, venue: Venue? = nil, event: EntryReference? = nil) {
    self.title = title
    self.starts = starts
    self.venue = venue
    self.event = event
  }
}
