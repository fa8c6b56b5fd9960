import FeedDiagnostics
import FeedModel
import FeedVisitors

extension SiteRoutes {
  /// The feeds of a wall in all formats, and their archives.
  mutating func addFeeds(of wall: Wall, from source: String, at location: SourceLocation?) {
    for document in wall.documents(input.site.feeds) {
      for format in input.site.feeds.formats {
        let stage: SiteItem.Stage = document.archive == nil ? .index : .page
        add(document.route(format), stage, from: source, at: location) {
          $0.feeds.bytes(document, as: format)
        }
      }
    }
  }

  /// The list of the feeds of the people who are followed; a site that follows nobody with a feed has none.
  mutating func addFollowsList() {
    guard !renderers.followed.isEmpty else { return }
    let title = "\(input.site.title) · \(environment.wording.kinds.plural(.follow))"
    let route = Route.follows
    add(route, .index, from: "feedsite's \(route.path)", yielding: .files) { site in
      OPMLWriter().write(
        site.followed.list(of: site.input.site, resolver: site.operators.environment.resolver, title: title))
    }
  }

  /// The calendar of all events, and the file of each.
  mutating func addCalendars() {
    var hasEvents = false
    for (index, object) in input.feed.entries.enumerated() {
      guard operators.calendarEvent(object) != nil else { continue }
      hasEvents = true
      let entry = object.entry
      add(entry.calendarRoute, .page, from: entry.location.file, at: entry.location, yielding: .files) {
        $0.calendars.file(ofEntryAt: index)
      }
    }
    guard hasEvents else { return }
    let route = Route.calendar
    add(route, .index, from: "feedsite's \(route.path)", yielding: .files) { $0.calendars.calendar(at: route) ?? [] }
  }
}
