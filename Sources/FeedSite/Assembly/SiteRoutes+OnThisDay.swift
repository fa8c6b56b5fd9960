import FeedModel
import FeedTheme
import FeedVisitors

extension SiteRoutes {
  /// Whether what was published is found by the day of the year.
  var hasOnThisDay: Bool { site.hasOnThisDay && onThisDay.lastYear != nil }

  /// The days of the year that have entries, their overview and their calendar; whatever the site has there counts.
  mutating func addOnThisDay() {
    guard hasOnThisDay else { return }
    let title = environment.wording.strings.text(SiteString.onThisDay.rawValue)
    let source = "the days of the year"
    let isHeld = add(site.edition.onThisDay, .index, from: source, yielding: .anything) {
      $0.pages.onThisDayPage(title: title)
    }
    if isHeld, facts.entries.contains(where: { !$0.isDraft }) {
      sitemap.add(list: site.edition.onThisDay, lastChanged: nil)
    }
    for (place, day) in onThisDay.days.enumerated() where !day.entries.isEmpty {
      let isHeld = add(day.route, .list, from: source, yielding: .anything) {
        $0.pages.onThisDayPage(ofDayAt: place, below: title)
      }
      if isHeld { addToSitemap(day.route, day.entries) }
    }
    add(site.edition.onThisDayCalendar, .index, from: source, yielding: .files) { [onThisDay] in
      $0.calendars.onThisDay(onThisDay, title: title, heading: $0.pages.heading)
    }
  }
}
