import FeedDiagnostics
import FeedModel

/// Decodes events.
struct EventDecoder: KindDecoder {
  func decode(_ fields: EntryFields, entry: Entry) -> (any FeedViewObject)? {
    let reader = fields.reader
    let title = reader.requiredText("title")
    let starts = starts(reader)
    let ends = ends(reader, after: starts)
    let venue = reader.field(["venue", "location", "place"]).flatMap { fields.venue(of: $0.value, key: $0.key) }
    let online = online(fields)
    let status = reader.choice("status", of: EventStatus.self) ?? .scheduled
    let tickets = tickets(fields)
    let performers = fields.people("performers", "performer")
    let links = fields.links("links")
    let isAllDay = reader.flag("all-day", default: starts.map { !$0.hasTime } ?? false)
    guard let title, let starts else { return nil }
    return EventFeedViewObject(
      entry: fields.complete(entry), title: title, starts: starts, ends: ends, isAllDay: isAllDay, venue: venue,
      online: online,
      status: status, tickets: tickets, performers: performers, links: links)
  }

  private func starts(_ reader: FieldReader) -> FeedDate? {
    if let field = reader.field(["starts", "start", "start-date"]) {
      return reader.date(of: field.value, key: field.key)
    }
    reader.reportMissing("starts")
    return nil
  }

  private func ends(_ reader: FieldReader, after starts: FeedDate?) -> FeedDate? {
    guard let field = reader.field(["ends", "end", "end-date"]),
      let ends = reader.date(of: field.value, key: field.key)
    else { return nil }
    guard let starts, ends.hasTime ? ends.secondsSinceEpoch < starts.secondsSinceEpoch : ends.day < starts.day else {
      return ends
    }
    reader.report(
      .field(
        .invalidValue(
          key: field.key, value: field.value.text ?? "", expected: "a date after \(starts.machineReadable)")),
      at: field.value.location)
    return nil
  }

  /// `true`, or the address of the stream.
  private func online(_ fields: EntryFields) -> OnlineAttendance? {
    guard let field = fields.reader.field(["online"]) else { return nil }
    if let flag = field.value.flag { return flag ? OnlineAttendance() : nil }
    return fields.reader.url(of: field.value, key: field.key).map { OnlineAttendance(url: $0) }
  }

  private func tickets(_ fields: EntryFields) -> Tickets? {
    guard let field = fields.reader.field(["tickets", "ticket"]) else { return nil }
    var tickets = Tickets()
    guard case .fields(let keys) = field.value.shape else {
      guard let url = fields.reader.url(of: field.value, key: field.key) else { return nil }
      tickets.url = url
      return tickets
    }
    return fields.nested(keys, as: field.key) { reader in
      tickets.url = reader.url("url")
      tickets.price = price(reader)
      tickets.currency = reader.text("currency")?.uppercased()
      tickets.availability = reader.choice("availability", of: Tickets.Availability.self)
      return tickets
    }
  }

  /// A price must be a number, since calendars and search engines read it.
  private func price(_ reader: FieldReader) -> String? {
    guard let field = reader.field(["price"]), let text = reader.text(of: field.value, key: field.key) else {
      return nil
    }
    if let value = Double(text), value >= 0, text.first?.isNumber == true { return text }
    reader.report(
      .field(.invalidValue(key: field.key, value: text, expected: "a number such as 450 or 12.50, with \"currency\"")),
      at: field.value.location)
    return nil
  }
}
