import FeedModel
import FeedTheme
import FeedVisitors

/// The archive by years and months.
extension SiteRenderer {
  func archivePage(title: String) -> [UInt8] {
    let years = routes.archive.years.map { ArchiveYearContext(year: $0, environment: environment) }
    return archivePage(
      ArchiveContext(environment: environment, route: edition.archive, title: title, years: years), below: [])
  }

  func archivePage(ofYearAt place: Int, below overview: String) -> [UInt8] {
    let year = routes.archive.years[place]
    return archivePage(
      ArchiveContext(
        environment: environment, route: year.route, title: title(of: year),
        years: year.isSplit ? [ArchiveYearContext(year: year, environment: environment)] : [],
        months: year.isSplit ? [] : year.months.map { listed($0, of: year) },
        newer: place > 0 ? neighbor(routes.archive.years[place - 1]) : nil,
        older: place + 1 < routes.archive.years.count ? neighbor(routes.archive.years[place + 1]) : nil),
      below: [(title: overview, route: edition.archive)])
  }

  func archivePage(ofMonthAt number: Int, ofYearAt place: Int, below overview: String) -> [UInt8] {
    let year = routes.archive.years[place]
    let month = listed(year.months[number], of: year)
    let all = routes.archive.years.flatMap { year in year.months.map { (month: $0, year: year) } }
    let index = routes.archive.years[..<place].reduce(number) { $0 + $1.months.count }
    func neighbor(_ index: Int) -> NeighborContext? {
      guard all.indices.contains(index) else { return nil }
      let month = ArchiveMonthContext(month: all[index].month, year: all[index].year, environment: environment)
      return NeighborContext(title: month.name, url: month.url)
    }
    return archivePage(
      ArchiveContext(
        environment: environment, route: year.route(of: year.months[number]), title: month.name, months: [month],
        newer: neighbor(index - 1), older: neighbor(index + 1)),
      below: [
        (title: overview, route: edition.archive), (title: title(of: year), route: year.route),
      ])
  }

  private func listed(_ month: Archive.Month, of year: Archive.Year) -> ArchiveMonthContext {
    ArchiveMonthContext(month: month, year: year, environment: environment) { [self] index in
      ArchivedEntryContext(
        object: input.feed.entries[index], title: heading(of: index), environment: environment)
    }
  }

  private func archivePage(_ context: ArchiveContext, below parents: [TitledRoute]) -> [UInt8] {
    let head = heads.head(ofListAt: context.route, title: context.title, below: parents)
    return layout.render(
      templates.archive, context, PageMetadata(route: context.route, title: context.title, head: head))
  }

  private func title(of year: Archive.Year) -> String {
    environment.text(.archiveOf, ["year": String(year.number)])
  }

  private func neighbor(_ year: Archive.Year) -> NeighborContext {
    NeighborContext(title: String(year.number), url: path(year.route))
  }
}
