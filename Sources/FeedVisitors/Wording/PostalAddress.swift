import FeedMarkdown
import FeedModel

/// The address of a venue as the post of its country writes it.
///
/// The orders are those of the addressing systems of the Universal Postal Union: the postal code before the town in most
/// of Europe, after the state in America, and all from the largest to the smallest in Chinese, Japanese and Korean
/// characters.
struct PostalAddress {
  /// A part with the property of microformats that it is and what is before it on its line.
  struct Part: Hashable, Sendable {
    let property: String
    let text: String
    var before = ""
  }

  /// The lines below the name of the venue, none of them empty.
  let lines: [[Part]]

  /// Orders the parts that are known.
  ///
  /// - Parameter code: The ISO 3166 code of the country, by which the parts are ordered.
  init(_ venue: Venue, country: String?, code: String?) {
    func part(_ property: String, _ text: String?) -> Part? { text.map { Part(property: property, text: $0) } }
    let (street, town) = (part("p-street-address", venue.address), part("p-locality", venue.city))
    let (region, nation) = (part("p-region", venue.region), part("p-country-name", country))
    let code = code?.uppercased() ?? ""
    let sign = code == "JP" ? "〒" : ""
    let letters = [venue.region, venue.city, venue.address].compactMap(\.self).joined().unicodeScalars
    let lines: [[Part]]
    if letters.contains(where: \.isWide) {
      let gap = letters.contains { (0xAC00...0xD7A3).contains($0.value) } ? " " : ""
      let isForeignStreet = venue.address?.unicodeScalars.contains(where: \.isWide) == false
      let place = Self.line((region, ""), (town, gap), (street, isForeignStreet ? " " : gap))
      let postcode = part("p-postal-code", venue.postcode.map { sign + $0 })
      lines = [Self.line((postcode, ""), (place.first, " ")) + place.dropFirst(), Self.line((nation, ""))]
    } else {
      let comma = letters.contains { (0x600...0x6FF).contains($0.value) } ? "، " : ", "
      let postcode = part("p-postal-code", venue.postcode)
      lines = [
        Self.line((street, "")),
        Self.postcodeFirst.contains(code)
          ? Self.line((postcode, ""), (town, " "), (region, comma), (nation, comma))
          : Self.line((town, ""), (region, comma), (postcode, " "), (nation, comma)),
      ]
    }
    self.lines = lines.filter { !$0.isEmpty }
  }

  /// The parts that are known, each but the first with what is before it.
  private static func line(_ parts: (part: Part?, before: String)...) -> [Part] {
    var line: [Part] = []
    for (part, before) in parts {
      guard var part else { continue }
      part.before = line.isEmpty ? "" : before
      line.append(part)
    }
    return line
  }

  /// The countries where the postal code is before the town.
  private static let postcodeFirst: Set<String> = [
    "AD", "AL", "AT", "BA", "BE", "BG", "CH", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FO", "FR", "GL", "GR", "HR",
    "HU", "IL", "IS", "IT", "LI", "LT", "LU", "LV", "MA", "MC", "MD", "ME", "MK", "MX", "NL", "NO", "PL", "PT", "RO",
    "RS", "SE", "SI", "SK", "SM", "TN", "TR", "VA", "XK",
  ]
}
