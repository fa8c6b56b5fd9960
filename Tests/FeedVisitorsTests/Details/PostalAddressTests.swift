import FeedModel
import Testing

@testable import FeedVisitors

@Suite("Addresses of venues")
struct PostalAddressTests {
  private func lines(
    street: String? = nil, city: String? = nil, region: String? = nil, postcode: String? = nil, country: String? = nil,
    called name: String? = nil
  ) -> [String] {
    var venue = Venue(name: "Hall")
    (venue.address, venue.city, venue.region) = (street, city, region)
    (venue.postcode, venue.country) = (postcode, country)
    return PostalAddress(venue, country: name ?? country, code: country).lines.map {
      $0.map { $0.before + $0.text }.joined()
    }
  }

  @Test
  func `The order is that of the country`() {
    #expect(
      lines(
        street: "Werkstraße 11a", city: "Karlsruhe", region: "Baden", postcode: "76131", country: "DE",
        called: "Germany")
        == ["Werkstraße 11a", "76131 Karlsruhe, Baden, Germany"])
    #expect(
      lines(street: "1805 Geary Blvd", city: "San Francisco", region: "CA", postcode: "94115", country: "US")
        == ["1805 Geary Blvd", "San Francisco, CA 94115, US"])
    #expect(lines(street: "1 Riverside", city: "台北", country: "TW", called: "Taiwan") == ["台北 1 Riverside", "Taiwan"])
    #expect(lines(city: "London", postcode: "SE1 9PX", country: "GB") == ["London SE1 9PX, GB"])
  }

  @Test
  func `Chinese, Japanese and Korean go from the largest to the smallest`() {
    #expect(
      lines(
        street: "宇田川町32-13", city: "渋谷区", region: "東京都", postcode: "150-0042", country: "JP", called: "日本")
        == ["〒150-0042 東京都渋谷区宇田川町32-13", "日本"])
    #expect(
      lines(street: "와우산로 29", city: "마포구", region: "서울", postcode: "04053") == ["04053 서울 마포구 와우산로 29"])
    #expect(
      lines(street: "9 Old Harbour Road", city: "Keelung", country: "TW") == ["9 Old Harbour Road", "Keelung, TW"])
  }

  @Test
  func `Parts that are not known leave nothing behind`() {
    #expect(lines() == [])
    #expect(lines(country: "Wales") == ["Wales"])
    #expect(lines(city: "بيروت", country: "LB", called: "لبنان") == ["بيروت، لبنان"])
    #expect(lines(region: "Baden", country: "DE", called: "Germany") == ["Baden, Germany"])
  }
}
