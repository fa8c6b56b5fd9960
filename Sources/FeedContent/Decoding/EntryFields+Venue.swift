import FeedDiagnostics
import FeedModel
import FeedYAML

extension EntryFields {
  /// A venue: its name, or a mapping.
  func venue(of value: LocatedValue, key: String) -> Venue? {
    guard case .fields(let keys) = value.shape else {
      return reader.text(of: value, key: key).map(Venue.init(name:))
    }
    return nested(keys, as: key) { reader in
      let address = reader.text("address", "street")
      let city = reader.text("city", "town")
      let region = reader.text("region", "state")
      let postcode = reader.text("postcode", "postal-code", "zip")
      let country = reader.text("country")
      let coordinates = coordinates(reader)
      let url = reader.url("url")
      guard let name = reader.requiredText("name") else { return nil }
      var venue = Venue(name: name)
      venue.address = address
      venue.city = city
      venue.region = region
      venue.postcode = postcode
      venue.country = country
      venue.coordinates = coordinates
      venue.url = url
      return venue
    }
  }

  private func coordinates(_ reader: FieldReader) -> Coordinates? {
    let north = reader.field(["latitude", "lat"])
    let east = reader.field(["longitude", "lon", "lng"])
    guard let north, let east else {
      if let only = north ?? east { reader.reportMissing(only.name.hasPrefix("lat") ? "longitude" : "latitude") }
      return nil
    }
    if let latitude = north.value.text.flatMap(Double.init), let longitude = east.value.text.flatMap(Double.init),
      let coordinates = Coordinates(latitude: latitude, longitude: longitude)
    {
      return coordinates
    }
    reader.report(
      .field(
        .invalidValue(
          key: north.key, value: "\(north.value.text ?? ""), \(east.value.text ?? "")",
          expected: "degrees such as latitude 25.04 and longitude 121.53")),
      at: north.value.location)
    return nil
  }
}
