/// Something that happens at a time: a concert, a signing, a rehearsal that is open to all.
public struct EventFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public let entry: Entry
  /// The title, never empty.
  public let title: String
  /// When it starts; without a time for an all-day event.
  public let starts: FeedDate
  /// When it ends; for an all-day event its last day.
  public let ends: FeedDate?
  /// Whether it takes whole days.
  public let isAllDay: Bool
  /// Where it happens.
  public let venue: Venue?
  /// How to attend from afar.
  public let online: OnlineAttendance?
  /// Whether it happens as planned.
  public let status: EventStatus
  /// Where tickets are sold.
  public let tickets: Tickets?
  /// Who performs.
  public let performers: [PersonReference]
  /// Pages about it elsewhere.
  public let links: [ExternalLink]

  /// Creates the view object from values that are valid already.
  public init(
    entry: Entry,
    title: String,
    starts: FeedDate,
    ends: FeedDate? = nil,
    isAllDay: Bool = false,
    venue: Venue? = nil,
    online: OnlineAttendance? = nil,
    status: EventStatus = .scheduled,
    tickets: Tickets? = nil,
    performers: [PersonReference] = [],
    links: [ExternalLink] = []
  ) {
    self.entry = entry
    self.title = title
    self.starts = starts
    self.ends = ends
    self.isAllDay = isAllDay
    self.venue = venue
    self.online = online
    self.status = status
    self.tickets = tickets
    self.performers = performers
    self.links = links
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}
