import FeedModel

/// The entries of a site by the years and months in which they were published.
struct Archive: Sendable {
  /// What was published in a month.
  struct Month: Sendable {
    /// 1 to 12.
    let number: Int
    /// The entries by their index in the feed, newest first.
    let entries: [Int]
  }

  /// What was published in a year.
  struct Year: Sendable {
    let number: Int
    /// The months that have entries, the last first.
    let months: [Month]

    /// The address of its page.
    var route: Route { Route.archive.appending("\(number)/") }
    /// How many entries it has.
    var count: Int { months.reduce(0) { $0 + $1.entries.count } }
    /// The oldest entry by its index in the feed.
    var oldest: Int { months.last?.entries.last ?? 0 }
  }

  /// The years that have entries, the last first.
  let years: [Year]

  /// Sorts entries by the calendar of the place where each was published.
  init(_ entries: [SiteFacts.Entry]) {
    var years: [Int: [Int: [Int]]] = [:]
    for (index, entry) in entries.enumerated() {
      guard let day = entry.day else { continue }
      years[day.year, default: [:]][day.month, default: []].append(index)
    }
    self.years = years.sorted { $0.key > $1.key }.map { year, months in
      Year(
        number: year, months: months.sorted { $0.key > $1.key }.map { Month(number: $0, entries: $1) })
    }
  }
}

extension Route {
  /// The overview of all years.
  static let archive = Route("/archive/")
}
