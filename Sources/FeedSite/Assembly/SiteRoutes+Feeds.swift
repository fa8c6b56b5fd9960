import FeedDiagnostics
import FeedModel
import FeedVisitors

extension SiteRoutes {
  /// The feeds of a wall in all formats, and their archives.
  mutating func addFeeds(of wall: Wall, from source: String, at location: SourceLocation?) {
    for document in wall.documents(input.site.feeds) {
      for format in input.site.feeds.formats {
        let stage: SiteItem.Stage = document.archive == nil ? .index : .page
        add(document.route(format), stage, from: source, at: location) { [feeds] in
          feeds.bytes(document, as: format)
        }
      }
    }
  }

  /// The list of the feeds of the people who are followed; a site that follows nobody with a feed has none.
  mutating func addFollowsList() {
    guard !followed.isEmpty else { return }
    let title = "\(input.site.title) · \(environment.wording.kinds.plural(.follow))"
    let list = followed.list(of: input.site, resolver: environment.resolver, title: title)
    let route = Route.follows
    add(route, .index, from: "feedsite's \(route.path)", yielding: .files) { OPMLWriter().write(list) }
  }

  /// The calendar of all events, and the file of each.
  mutating func addCalendars() {
    let renderer = CalendarRenderer(input: input, operators: operators)
    var hasEvents = false
    for object in input.feed.entries {
      guard let event = operators.calendarEvent(object) else { continue }
      hasEvents = true
      let entry = object.entry
      add(entry.calendarRoute, .page, from: entry.location.file, at: entry.location, yielding: .files) {
        renderer.file(of: event)
      }
    }
    guard hasEvents else { return }
    let route = Route.calendar
    add(route, .index, from: "feedsite's \(route.path)", yielding: .files) { renderer.calendar(at: route) ?? [] }
  }
}
