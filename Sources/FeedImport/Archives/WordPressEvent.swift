import FeedContent
import FeedModel

/// What The Events Calendar, a plug-in of WordPress, notes of an event beside its post.
struct WordPressEvent {
  private(set) var fields: [FrontMatterField] = []

  /// The public places of events, which are items of a type of their own, by their numbers.
  static func venues(in items: [MarkupElement]) -> [String: [FrontMatterField]] {
    var venues: [String: [FrontMatterField]] = [:]
    for item in items where item.wordPress("post_type") == "tribe_venue" && isPublic(item) {
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

  static func isPublic(_ item: MarkupElement) -> Bool {
    (item.wordPress("status") ?? "publish") == "publish" && (item.wordPress("post_password") ?? "").isEmpty
  }

  /// Whether its owner keeps it out of lists, so that only those find it who know its address.
  static func isHidden(_ item: MarkupElement) -> Bool { item.meta("_EventHideFromUpcoming") == "yes" }

  init(_ item: MarkupElement, venues: [String: [FrontMatterField]]) {
    let isAllDay = ["yes", "1"].contains(item.meta("_EventAllDay"))
    let zone = item.meta("_EventTimezone")
    let offset = zone.flatMap(Self.offset)
    for (key, name) in [("starts", "_EventStartDate"), ("ends", "_EventEndDate")] {
      guard var moment = item.meta(name) else { continue }
      if let offset, let date = FeedDateParser.date(moment), date.hasTime {
        moment = FeedDate(day: date.day, secondOfDay: date.secondOfDay, utcOffset: offset).rfc3339
      }
      fields.append(FrontMatterField(key, .text(isAllDay ? String(moment.prefix(10)) : moment)))
    }
    if let zone, zone.contains("/") { fields.append(FrontMatterField("time-zone", .text(zone))) }
    if let venue = item.meta("_EventVenueID").flatMap({ venues[$0] }) {
      fields.append(FrontMatterField("venue", .fields(venue)))
    }
    if let status = item.meta("_tribe_events_status"), ["canceled", "postponed"].contains(status) {
      fields.append(FrontMatterField("status", .text(status)))
    }
    if let cost = FeedText.plain(item.meta("_EventCost")) {
      let code = item.meta("_EventCurrencyCode").flatMap { $0.contains(/^[A-Za-z]{3}$/) ? $0 + " " : nil }
      // Other symbols are those of several currencies.
      let symbol = FeedText.plain(item.meta("_EventCurrencySymbol")).flatMap { ["€", "£"].contains($0) ? $0 : nil }
      let isAmount = cost.allSatisfy { "0123456789.,".contains($0) }
      fields.append(FrontMatterField("price", .text(isAmount ? (code ?? symbol ?? "") + cost : cost)))
    }
    if let page = item.meta("_EventURL"), ImportedAddress.isOfWeb(page) {
      fields.append(FrontMatterField("links", .list([.text(page)])))
    }
  }

  /// Seconds east of UTC of `UTC+8` or `UTC+5.5`, which WordPress has where its settings name no place; nil for other
  /// zones.
  private static func offset(_ zone: String) -> Int? {
    guard zone.hasPrefix("UTC") else { return nil }
    if let hours = Double(zone.dropFirst("UTC".count)), abs(hours) <= 15 { return Int(hours * 3600) }
    return NamedTimeZone.usualOffset(named: zone)
  }
}
