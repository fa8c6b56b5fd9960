import FeedModel

extension SchemaThings {
  /// Where something happens.
  func place(_ venue: Venue) -> SchemaThing {
    var place = SchemaThing("Place")
    place.set("name", venue.name)
    place.set("url", venue.url)
    var address = SchemaThing("PostalAddress")
    address.set("streetAddress", venue.address)
    address.set("addressLocality", venue.city)
    address.set("addressRegion", venue.region)
    address.set("postalCode", venue.postcode)
    address.set("addressCountry", venue.country)
    // Search engines want an address of each place, and a name is one that a map finds.
    if address.properties.isEmpty { place.set("address", venue.name) } else { place.set("address", address) }
    if let coordinates = venue.coordinates {
      var geo = SchemaThing("GeoCoordinates")
      geo.set("latitude", coordinates.latitude)
      geo.set("longitude", coordinates.longitude)
      place.set("geo", geo)
    }
    return place
  }

  /// Where something happens: at a place, online, or both.
  ///
  /// - Parameter route: the page of the event, which says how to attend where no address does.
  func locations(venue: Venue?, online: OnlineAttendance?, status: EventStatus, route: Route) -> [SchemaThing] {
    let isOnline = online != nil || status == .movedOnline
    let page = online?.url ?? resolver.absolute(route)
    return [
      status == .movedOnline ? nil : venue.map(place),
      isOnline ? work("VirtualLocation", name: nil, url: page) : nil,
    ].compactMap(\.self)
  }

  /// How one can attend, as an address of schema.org; nil where nobody said where it happens.
  func attendanceMode(venue: Venue?, online: OnlineAttendance?, status: EventStatus) -> String? {
    let mode: String? =
      switch (venue, online, status) {
      case (_, _, .movedOnline): "Online"
      case (_?, _?, _): "Mixed"
      case (_?, nil, _): "Offline"
      case (nil, _?, _): "Online"
      case (nil, nil, _): nil
      }
    return mode.map { "https://schema.org/\($0)EventAttendanceMode" }
  }

  /// Where tickets are sold and what they cost; nil where nothing is known of them.
  func offer(_ tickets: Tickets) -> SchemaThing? {
    var offer = SchemaThing("Offer")
    offer.set("url", tickets.url)
    offer.set("price", tickets.price)
    offer.set("priceCurrency", tickets.currency)
    offer.set("availability", tickets.availability.map(Self.availability))
    return offer.properties.isEmpty ? nil : offer
  }

  /// The status of an event as an address of schema.org.
  static func status(_ status: EventStatus) -> String {
    switch status {
    case .scheduled: "https://schema.org/EventScheduled"
    case .cancelled: "https://schema.org/EventCancelled"
    case .postponed: "https://schema.org/EventPostponed"
    case .rescheduled: "https://schema.org/EventRescheduled"
    case .movedOnline: "https://schema.org/EventMovedOnline"
    }
  }

  private static func availability(_ availability: Tickets.Availability) -> String {
    switch availability {
    case .available: "https://schema.org/InStock"
    case .limited: "https://schema.org/LimitedAvailability"
    case .soldOut: "https://schema.org/SoldOut"
    }
  }
}
