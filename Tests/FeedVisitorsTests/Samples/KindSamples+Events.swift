import FeedModel

extension KindSamples {
  var event: EventFeedViewObject {
    var tickets = Tickets()
    tickets.url = text.url("tickets")
    tickets.price = text("500")
    tickets.currency = text("TWD")
    tickets.availability = .limited
    return EventFeedViewObject(
      entry: entry(.event), title: text("Rain live"), starts: Self.date,
      ends: FeedDate(secondsSinceEpoch: Self.date.secondsSinceEpoch + 9000, utcOffset: 28_800), venue: venue,
      online: OnlineAttendance(url: text.url("stream")), status: .postponed, tickets: tickets,
      performers: [text.person("Bob")], links: [text.link("Poster")])
  }

  var invitation: InvitationFeedViewObject {
    InvitationFeedViewObject(
      entry: entry(.invitation), title: text("Come"),
      occasion: InvitedEvent(
        title: text("Rain live"), starts: Self.date, venue: venue, event: text.reference("Live", kind: .event)),
      invitees: [text.person("Bob")], rsvp: text.url("rsvp"))
  }

  private var venue: Venue {
    var venue = Venue(name: text("The Cellar"))
    venue.address = text("1 Main Street")
    venue.city = text("Taipei")
    venue.region = text("North")
    venue.postcode = text("100")
    venue.country = text("Taiwan")
    venue.coordinates = Coordinates(latitude: 25.0478, longitude: 121.5319)
    venue.url = text.url("cellar")
    return venue
  }
}
