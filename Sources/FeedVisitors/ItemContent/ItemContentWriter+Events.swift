import FeedMarkup
import FeedModel

extension ItemContentWriter {
  /// Writes where something happens.
  mutating func venue(_ venue: Venue?) {
    guard let venue else { return }
    html.element("p") { $0.text(venue.line, linkedTo: venue.url) }
  }

  /// Writes how to attend from afar: the link to the stream, or that there will be one.
  mutating func attendance(_ online: OnlineAttendance?) {
    guard let online else { return }
    guard let url = online.url else { return paragraph(wording.text(.online)) }
    link(url, text: wording.text(.watchOnline))
  }

  /// Writes where tickets are sold, what they cost and whether there are any left.
  mutating func tickets(_ tickets: Tickets?) {
    guard let tickets else { return }
    let facts = [wording.price(tickets), tickets.availability.map(wording.availability)].compactMap(\.self)
    guard tickets.url != nil || !facts.isEmpty else { return }
    html.element("p") { [wording] html in
      html.text(wording.text(.tickets), linkedTo: tickets.url)
      if !facts.isEmpty { html.text(" (\(facts.joined(separator: ", ")))") }
    }
  }
}
