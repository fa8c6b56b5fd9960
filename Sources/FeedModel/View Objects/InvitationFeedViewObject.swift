/// An invitation to an event; without invitees it is the empty state that asks for company.
public struct InvitationFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public var entry: Entry
  /// The title, if there is one.
  public let title: String?
  /// What it invites to.
  public let occasion: InvitedEvent?
  /// Who is invited by name.
  public let invitees: [PersonReference]
  /// Whether all who read it are invited.
  public let isForEverybody: Bool
  /// The address for replies.
  public let rsvp: String?

  /// Creates the view object from values that are already valid.
  public init(
    entry: Entry, title: String? = nil, occasion: InvitedEvent? = nil, invitees: [PersonReference] = [],
    isForEverybody: Bool = false, rsvp: String? = nil
  ) {
    self.entry = entry
    self.title = title
    self.occasion = occasion
    self.invitees = invitees
    self.isForEverybody = isForEverybody
    self.rsvp = rsvp
  }

  /// Whether no one is invited yet: the empty state.
  public var isEmpty: Bool { invitees.isEmpty && !isForEverybody }

  /// The answers of the kind to what most kinds answer alike.
  public var facts: KindFacts {
    KindFacts(title: title, people: entry.authors + invitees, ties: PeopleTies(), subject: nil, anniversary: nil)
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}

/// What an invitation invites to: an event of this site, or one that is only named.
public struct InvitedEvent: Hashable, Sendable {
  /// The title.
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
