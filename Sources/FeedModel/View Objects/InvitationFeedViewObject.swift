/// An invitation to an event; without invitees it is the empty state that asks for company.
public struct InvitationFeedViewObject: FeedViewObject {
  /// What all kinds share.
  public let entry: Entry
  /// The title, where there is one.
  public let title: String?
  /// What it invites to.
  public let occasion: Occasion?
  /// Who is invited; empty for the empty state.
  public let invitees: [PersonReference]
  /// The address for the answer.
  public let rsvp: String?

  /// Creates the view object from values that are valid already.
  public init(
    entry: Entry, title: String? = nil, occasion: Occasion? = nil, invitees: [PersonReference] = [], rsvp: String? = nil
  ) {
    self.entry = entry
    self.title = title
    self.occasion = occasion
    self.invitees = invitees
    self.rsvp = rsvp
  }

  // MARK: Visitation

  /// Leads the visitor to the method for this kind.
  public func accept<V: FeedVisitor>(_ visitor: V) throws(V.Failure) -> V.Output { try visitor.visit(self) }
}
