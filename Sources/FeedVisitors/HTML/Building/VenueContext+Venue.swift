import FeedModel

extension VenueContext {
  /// A venue.
  init(_ venue: Venue) {
    self.init(
      name: venue.name, address: venue.address, city: venue.city, region: venue.region, postcode: venue.postcode,
      country: venue.country, line: venue.line, url: venue.url,
      latitude: (venue.coordinates?.latitude).map { String($0) },
      longitude: (venue.coordinates?.longitude).map { String($0) })
  }
}
