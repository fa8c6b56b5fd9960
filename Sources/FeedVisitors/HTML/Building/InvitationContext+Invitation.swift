import FeedModel

extension InvitationContext {
  /// An invitation.
  init(_ invitation: InvitationFeedViewObject, entry: EntryContext, in environment: HTMLEnvironment) {
    let occasion = invitation.occasion
    self.init(
      entry: entry,
      occasion: occasion?.title,
      occasionURL: occasion?.event?.route.map { environment.resolver.path(to: $0) },
      starts: occasion?.starts.map { DateContext($0, wording: environment.wording) },
      venue: occasion?.venue.map { VenueContext($0) },
      invitees: invitation.invitees.map { PersonContext($0, resolver: environment.resolver) },
      isEmpty: invitation.invitees.isEmpty,
      rsvp: invitation.rsvp,
      event: occasion?.event.map { ReferenceContext($0, in: environment) })
  }
}
