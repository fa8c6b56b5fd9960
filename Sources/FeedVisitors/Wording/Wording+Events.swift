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
    case .cancelled: text(.cancelled)
    case .postponed: text(.postponed)
    case .rescheduled: text(.rescheduled)
    case .movedOnline: text(.movedOnline)
    }
  }

  /// Whether there are tickets left.
  package func availability(_ availability: Tickets.Availability) -> String {
    switch availability {
    case .available: text(.ticketsAvailable)
    case .limited: text(.ticketsLimited)
    case .soldOut: text(.ticketsSoldOut)
    }
  }

  /// What tickets cost: `500 TWD`; nil where no price is stated.
  package func price(_ tickets: Tickets) -> String? {
    guard let price = tickets.price, !price.isEmpty else { return nil }
    if price.allSatisfy({ "0.,".contains($0) }) { return text(.ticketsFree) }
    return [price, tickets.currency].compactMap(\.self).joined(separator: " ")
  }
}
