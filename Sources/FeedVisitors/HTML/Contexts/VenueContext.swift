package import FeedTheme

/// Where an event happens.
package struct VenueContext: TemplateContext {
  let name: String
  let address: String?
  let city: String?
  let region: String?
  let postcode: String?
  let country: String?
  let line: String
  let url: String?
  let latitude: String?
  let longitude: String?

  package static let fields = TemplateFields<Self>(
    "a venue",
    .text("name", "What the place is called.") { $0.name },
    .text("address", "Street and number.") { $0.address },
    .text("city", "Town.") { $0.city },
    .text("region", "State or province.") { $0.region },
    .text("postcode", "Postal code.") { $0.postcode },
    .text("country", "Country.") { $0.country },
    .text("line", "Name and address on one line.") { $0.line },
    .text("url", "The page of the venue.") { $0.url },
    .text("latitude", "Degrees north.") { $0.latitude },
    .text("longitude", "Degrees east.") { $0.longitude })
}
