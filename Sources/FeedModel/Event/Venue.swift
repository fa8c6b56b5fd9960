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

  /// Name and address on one line, the parts that are known separated by commas.
  public var line: String {
    [name, address, city, region, postcode, country].compactMap(\.self).joined(separator: ", ")
  }
}
