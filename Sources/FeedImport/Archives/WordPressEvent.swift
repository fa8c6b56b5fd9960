import FeedContent

/// What The Events Calendar, a plug-in of WordPress, notes of an event beside its post.
struct WordPressEvent {
  private(set) var fields: [FrontMatterField] = []

  /// The places of events, which are items of a type of their own, by their numbers.
  static func venues(in items: [MarkupElement]) -> [String: [FrontMatterField]] {
    var venues: [String: [FrontMatterField]] = [:]
    for item in items where item.wordPress("post_type") == "tribe_venue" {
      guard let id = item.wordPress("post_id"), let name = FeedText.plain(item.plainText("title")) else { continue }
      venues[id] =
        [FrontMatterField("name", .text(name))]
        + [
          ("address", "_VenueAddress"), ("city", "_VenueCity"), ("region", "_VenueStateProvince"),
          ("postcode", "_VenueZip"), ("country", "_VenueCountry"), ("url", "_VenueURL"),
        ].compactMap { key, name in item.meta(name).map { FrontMatterField(key, .text($0)) } }
    }
    return venues
  }

  init(_ item: MarkupElement, venues: [String: [FrontMatterField]]) {
    let isAllDay = ["yes", "1"].contains(item.meta("_EventAllDay"))
    for (key, name) in [("starts", "_EventStartDate"), ("ends", "_EventEndDate")] {
      guard let moment = item.meta(name) else { continue }
      fields.append(FrontMatterField(key, .text(isAllDay ? String(moment.prefix(10)) : moment)))
    }
    if let zone = item.meta("_EventTimezone"), zone.contains("/") {
      fields.append(FrontMatterField("time-zone", .text(zone)))
    }
    if let venue = item.meta("_EventVenueID").flatMap({ venues[$0] }) {
      fields.append(FrontMatterField("venue", .fields(venue)))
    }
    if let page = item.meta("_EventURL"), ImportedAddress.isOfWeb(page) {
      fields.append(FrontMatterField("links", .list([.text(page)])))
    }
  }
}
