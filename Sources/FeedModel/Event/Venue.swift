/// Where an event happens.
public struct Venue: Hashable, Sendable {
  /// What the place is called.
  public let name: String
  /// Street and number.
  public var address: String?
  /// Town.
  public var city: String?
  /// State, province or prefecture.
  public var region: String?
  /// Postal code.
  public var postcode: String?
  /// Country, as a name or an ISO 3166 code.
  public var country: String?
  /// Where on the globe it is.
  public var coordinates: Coordinates?
  /// The venue's own page.
  public var url: String?

  /// Creates a venue of which only the name is known.
  public init(name: String) {
    self.name = name
  }
}

/// A place on the globe (WGS 84).
public struct Coordinates: Hashable, Sendable {
  /// Degrees north, −90 to 90.
  public let latitude: Double
  /// Degrees east, −180 to 180.
  public let longitude: Double

  /// Creates a place; nil where it is not on the globe.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }
}
