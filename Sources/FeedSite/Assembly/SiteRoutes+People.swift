import FeedModel
import FeedTheme
import FeedVisitors

extension SiteRoutes {
  /// The list of all people, and the page of who plays with whom.
  mutating func addPeople() {
    guard !facts.people.isEmpty || !facts.mentions.isEmpty else { return }
    let route = site.edition.wall(of: .person)
    let title = environment.wording.kinds.plural(.person)
    let yielding: RouteClaim.Yielding = facts.people.isEmpty ? .anything : .never
    let isHeld = add(route, .index, from: "the wall of people", yielding: yielding) {
      $0.pages.peoplePage(title: title, route: route)
    }
    if isHeld { sitemap.add(list: route, lastChanged: nil) }
    guard facts.hasEnsembles else { return }
    let ensembles = environment.wording.strings.text(SiteString.playTogether.rawValue)
    let isOwn = add(site.edition.ensembles, .index, from: "the page of who plays with whom", yielding: .anything) {
      $0.pages.ensemblesPage(title: ensembles)
    }
    if isOwn { sitemap.add(list: site.edition.ensembles, lastChanged: nil) }
  }
}

extension Edition {
  /// The page of who plays with whom.
  var ensembles: Route { wall(of: .person).appending("together/") }
}
