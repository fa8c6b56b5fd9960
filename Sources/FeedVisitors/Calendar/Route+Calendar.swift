package import FeedModel

extension Route {
  /// The address of the calendar of all events.
  package static let calendar = Route("/calendar.ics")
}

extension Entry {
  /// The address of an event's calendar file, beside its page: `/events/show/event.ics`.
  package var calendarRoute: Route {
    if route.isPage { return route.appending("event.ics") }
    // A permalink such as `/show.html` is a file, in which nothing can lie.
    let path = route.path
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return Route(path + ".ics") }
    return Route(path[..<dot] + ".ics")
  }
}
