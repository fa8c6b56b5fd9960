import FeedDiagnostics
import FeedModel
import FeedVisitors

extension SiteRoutes {
  /// The feeds of a wall in all formats, and their archives.
  mutating func addFeeds(of wall: Wall, from source: String, at location: SourceLocation?) {
    for document in wall.documents(site.feeds) {
      for format in site.feeds.formats {
        let stage: SiteItem.Stage = document.archive == nil ? .index : .page
        add(document.route(format), stage, from: source, at: location) {
          $0.feeds.bytes(document, as: format)
        }
      }
    }
  }

  /// The list of the feeds of the people who are followed; a site that follows nobody with a feed has none.
  mutating func addFollowsList() {
    guard facts.hasFollows else { return }
    let title = "\(site.title) · \(environment.wording.plural(.follow))"
    addSiteFile(site.edition.follows) { site in
      site.followed.list(of: site.input.site, resolver: site.operators.environment.resolver, title: title)
    }
  }

  /// The calendar of all events, and the file of each.
  mutating func addCalendars() {
    var hasEvents = false
    for (index, entry) in facts.entries.enumerated() where entry.isEvent {
      hasEvents = true
      let page = entry.page
      add(page.route.event, .page, from: page.location.file, at: page.location, yielding: .files) {
        $0.calendars.file(ofEntryAt: index)
      }
    }
    guard hasEvents else { return }
    let route = site.edition.calendar
    addSiteFile(route) { $0.calendars.calendar(at: route) ?? [] }
  }

  /// The podcast of each album and playlist with a recording, and the list of references of each playlist.
  mutating func addPodcasts() {
    for podcast in facts.podcasts {
      let (index, page) = (podcast.entry, facts.entries[podcast.entry].page)
      add(page.route.podcast, .index, from: page.location.file, at: page.location, yielding: .files) {
        $0.podcasts.podcast(at: index)
      }
      guard podcast.hasList else { continue }
      add(page.route.podcastList, .index, from: page.location.file, at: page.location, yielding: .files) {
        $0.podcasts.list(at: index)
      }
    }
  }
}
