import FeedContent
import FeedDiagnostics
import FeedModel
import FeedYAML

extension ForeignFolder {
  /// Adds the events that stand in data, each as a text of its own: bands list their shows there, and a layout prints
  /// them. Those whose dates cannot be read stay behind.
  mutating func addEvents(in data: SourceFolder) {
    let names = Set(data.paths.map(\.fileStem)).filter { ListedEvent.fileNames.contains($0.lowercased()) }
    for name in names.sorted() {
      guard let list = try? data.data(name), let path = data.paths.first(where: { $0.fileStem == name }) else {
        continue
      }
      let source = data.sourcePath(path)
      let events = ListedEvent.events(in: list)
      for event in events {
        guard let file = event.file else { continue }
        var text = ForeignText(source: source, text: file.text, wasHTML: true)
        text.isOneOfSeveral = true
        add(text, at: file.path)
      }
      let unread = events.count { $0.file == nil }
      for (count, reason) in [
        (unread, "feedsite cannot read such dates; write 2025-04-09 20:00"),
        (ListedEvent.otherCount(in: list), "an event needs a date and a place"),
      ] where count > 0 {
        site.notes.append(
          Diagnostic(
            .transfer(.leftBehind("event\(count == 1 ? "" : "s") of a list", count: count, reason: reason)),
            at: data.source.location(of: source)))
      }
    }
  }
}

/// An event in the data of a generator.
private struct ListedEvent {
  /// The names, without endings, of files that list events.
  static let fileNames: Set = ["events", "gigs", "concerts", "shows", "tour", "tourdates", "tour_dates", "tour-dates"]

  /// The keys of lists of events.
  private static let listNames = fileNames.union(["dates", "stops"])

  private let data: Setting
  private let date: String
  private let venue: [FrontMatterField]
  private let visibility: Visibility

  /// The events in a list, or in several under the keys of a mapping; none where there are things without a date or a
  /// place, such as the shows of a station.
  static func events(in data: Setting, seen visibility: Visibility = Visibility()) -> [ListedEvent] {
    let visibility = visibility.narrowed(by: data)
    if let event = ListedEvent(data, seen: visibility) {
      // A tour may have a date and a place of its own beside its shows.
      let shows = data.fields.filter { listNames.contains($0.key.lowercased()) }
        .flatMap { events(in: $0.value, seen: visibility) }
      return shows.isEmpty ? [event] : shows
    }
    return (data.items + data.fields.map(\.value)).flatMap { events(in: $0, seen: visibility) }
  }

  /// How many things in lists of events are none.
  static func otherCount(in data: Setting) -> Int {
    let holdsEvents = data.items.contains { ListedEvent($0, seen: Visibility()) != nil }
    let others = holdsEvents ? data.items.count { events(in: $0).isEmpty } : 0
    return (data.items + data.fields.map(\.value)).reduce(others) { $0 + otherCount(in: $1) }
  }

  private init?(_ data: Setting, seen visibility: Visibility) {
    let place = data["venue", "venue-name", "place", "location", "where"]
    let details = place.items.first ?? place
    guard let date = data["date", "starts", "start", "start-date", "starts-at", "datetime", "isodate", "day"].text,
      let name = details.text ?? details["name", "venue", "place", "city"].text ?? data["city"].text
    else { return nil }
    self.data = data
    self.date = date
    self.visibility = visibility
    // Beside a venue, the location is a town.
    let other = data["location"].text
    let town =
      details["city", "town", "locality"].text ?? data["city", "town", "venue-city"].text
      ?? (other == name ? nil : other)
    let parts: [(String, String?)] = [
      ("name", name), ("address", details["address", "street"].text ?? data["address"].text),
      ("city", town == name ? nil : town),
      ("region", details["region", "state"].text ?? data["region", "state"].text),
      ("country", details["country"].text ?? data["country"].text),
      ("url", details["url"].text ?? data["venue-url", "venue-link"].text),
    ]
    venue = parts.compactMap { key, text in text.map { FrontMatterField(key, .text($0)) } }
  }

  /// The event as a file; nil where its date cannot be read.
  var file: ContentFile? {
    guard let moment = DateParser(timeZone: .utc).date(from: date) else { return nil }
    let day = moment.day.description
    // What begins with a day stays as it is; times that state no zone are those of the site.
    let isOpen = !date.hasPrefix(day) && DateParser.leavesZoneOpen(date)
    let time = date.hasPrefix(day) ? date : isOpen ? String(moment.rfc3339.dropLast()) : moment.rfc3339
    let title = data["title", "name", "event", "group", "band", "artist"].text
    let name = Slug.make(from: title ?? venue.first?.value.scalar ?? "")
    var fields = [FrontMatterField("starts", .text(moment.hasTime ? time : day))]
    if let title { fields.insert(FrontMatterField("title", .text(title)), at: 0) }
    fields.append(FrontMatterField("venue", venue.count == 1 ? venue[0].value : .fields(venue)))
    if let end = data["until", "end", "ends", "end-date"].text { fields.append(FrontMatterField("ends", .text(end))) }
    if let shop = data["tickets", "ticket-url", "ticket-link", "tickets-url"].text {
      fields.append(FrontMatterField("tickets", .text(shop)))
    }
    if let page = data["url", "link", "event-url", "show-url", "info-url"].text, ImportedAddress.isOfWeb(page) {
      fields.append(FrontMatterField("links", .list([.text(page)])))
    }
    // As a draft it needs no other word that hides it, and where it does not take place, no other state.
    for (key, setting) in data.fields {
      let name = key.lowercased()
      guard Self.sameKeys.contains(name), let value = setting.value,
        !Visibility.states.contains(name) || !Visibility.saysHidden(setting),
        visibility.calledOff == nil || name != "status" && (!Visibility.callsOff.contains(name) || setting.flag == nil)
      else { continue }
      fields.append(FrontMatterField(key, value.normalized(isKnown: true)))
    }
    fields += visibility.fields
    let words = data["description", "details", "info", "notes", "note"].value?.text?.trimmed ?? ""
    return ContentFile(
      path: "events/\(name.isEmpty ? "" : name + "-")\(day).md", fields: fields,
      body: words.isEmpty ? "" : "\n\(words)\n")
  }

  /// The keys that mean the same in the front matter of an event.
  private static let sameKeys: Set = [
    "time", "price", "currency", "status", "cancelled", "canceled", "postponed", "lineup", "bands", "performers",
    "artists", "image", "poster", "flyer", "tags", "visibility",
  ]
}

/// Who sees an event and when, and whether it takes place, which a list or a tour may say of all events in it.
private struct Visibility {
  private var isHidden = false
  /// That it is cancelled or postponed, by the word of its owner.
  private(set) var calledOff: String?
  private var published: LocatedValue?
  private var expires: LocatedValue?

  /// As the front matter of an event says it.
  var fields: [FrontMatterField] {
    let dates = [("publishDate", published), ("expires", expires)]
    return dates.compactMap { key, date in date.map { FrontMatterField(key, $0.normalized(isKnown: true)) } }
      + (calledOff.map { [FrontMatterField("status", .text($0))] } ?? [])
      + (isHidden ? [FrontMatterField("draft", .plain("true"))] : [])
  }

  /// Nothing in a list is seen before the list, or longer.
  func narrowed(by data: Setting) -> Visibility {
    var visibility = self
    visibility.isHidden = isHidden || Self.isHiddenByOwner(data)
    visibility.calledOff = Self.calledOff(data, as: calledOff)
    // It may also be yes or no.
    let published = Self.date(data["published"].value) == nil ? Setting(nil) : data["published"]
    let start = [
      data[
        "publish-date", "publishdate", "published-at", "publishedat", "published-on", "published-date", "pubdate",
        "pub-date", "date-published", "datepublished"],
      published,
    ].lazy.compactMap(\.value).first
    let end = data["expires", "expiry-date", "expirydate", "unpublish-date", "unpublishdate"].value
    visibility.published = [self.published, start].compactMap(\.self)
      .max { Self.date($0) ?? .max < Self.date($1) ?? .max }
    visibility.expires = [expires, end].compactMap(\.self).min { Self.date($0) ?? .min < Self.date($1) ?? .min }
    return visibility
  }

  /// The word with which something is called off, or else that of what it is part of, unless it takes place anyway.
  private static func calledOff(_ data: Setting, as whole: String?) -> String? {
    let status = data["status"].text?.lowercased() ?? ""
    if let word = callsOff.first(where: { data[$0].flag == true || status == $0 }) { return word }
    let isSilent = ["", "soldout"].contains(status.filter(\.isLetter)) && !callsOff.contains { data[$0].flag == false }
    return isSilent ? whole : nil
  }

  /// The keys, and the states, of what does not take place when it was to.
  static let callsOff = ["cancelled", "canceled", "postponed"]

  private static func date(_ value: LocatedValue?) -> Int? {
    value?.text.flatMap { DateParser(timeZone: .utc).date(from: $0) }?.secondsSinceEpoch
  }

  /// Whether its owner keeps it from readers, be it from all of them or from those without its address.
  private static func isHiddenByOwner(_ data: Setting) -> Bool {
    [
      "draft", "isdraft", "is-draft", "private", "isprivate", "is-private", "hidden", "hide", "unlisted", "unpublished",
      "eleventyexcludefromcollections",
    ].contains { data[$0].flag == true }
      || [
        "published", "ispublished", "is-published", "publish", "public", "ispublic", "is-public", "visible", "listed",
      ]
      .contains { data[$0].flag == false }
      || (states + ["published"]).contains { saysHidden(data[$0]) }
      || ["deleted", "password"].contains { data[$0].text != nil && data[$0].flag != false }
  }

  /// Whether a word for the state of a post says that not everybody may read it.
  static func saysHidden(_ state: Setting) -> Bool {
    state.text?.lowercased() == "unlisted" || state.value.flatMap { ForeignValue.isPublished($0) } == false
  }

  /// The keys whose words say who may read a post.
  static let states = ["status", "state", "visibility", "access", "post-status"]
}
