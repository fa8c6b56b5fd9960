package import FeedModel
import FeedTheme

extension Wording {
  /// When an event happens: `Wed, 9 Apr 2025, 20:00–22:30`, the first and last day, or days without times.
  package func when(_ event: EventFeedViewObject) -> String {
    let start = event.isAllDay ? event.starts.wholeDay : event.starts.civil
    guard let ends = event.ends else { return dates.full(start) }
    return dates.range(start, event.isAllDay ? ends.wholeDay : ends.civil)
  }

  /// What became of the plan; nil where the event happens as planned.
  package func status(_ status: EventStatus) -> String? {
    switch status {
    case .scheduled: nil
    case .cancelled: strings.text("status.cancelled")
    case .postponed: strings.text("status.postponed")
    case .rescheduled: strings.text("status.rescheduled")
    case .movedOnline: strings.text("status.movedOnline")
    }
  }

  /// Whether there are tickets left.
  package func availability(_ availability: Tickets.Availability) -> String {
    switch availability {
    case .available: strings.text("tickets.available")
    case .limited: strings.text("tickets.limited")
    case .soldOut: strings.text("tickets.soldOut")
    }
  }

  /// What tickets cost: `500 TWD`; nil where no price is stated.
  package func price(_ tickets: Tickets) -> String? {
    guard let price = tickets.price, !price.isEmpty else { return nil }
    if price.allSatisfy({ "0.,".contains($0) }) { return strings.text("tickets.free") }
    return [price, tickets.currency].compactMap(\.self).joined(separator: " ")
  }
}
