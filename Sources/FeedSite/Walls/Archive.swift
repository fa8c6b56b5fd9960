import FeedModel

/// The entries of a site by the years and months in which they were published.
struct Archive: Sendable {
  struct Month: Sendable {
    /// 1 to 12.
    let number: Int
    /// The entries by their index in the feed, newest first.
    let entries: [Int]

    /// The number with two digits.
    var name: String { number.padded(to: 2) }
  }

  struct Year: Sendable {
    let number: Int
    /// The months that have entries, the last first.
    let months: [Month]

    let route: Route
    /// Whether each of its months has a page of its own, since one page with all of them would be too long.
    var isSplit: Bool { count > Archive.largestPage }
    /// The address of the page of a month, where it has one.
    func route(of month: Month) -> Route { route.appending("\(month.name)/") }
    var count: Int { months.reduce(0) { $0 + $1.entries.count } }
    var oldest: Int { months.last?.entries.last ?? 0 }
  }

  /// The years that have entries, the last first.
  let years: [Year]

  /// How many entries the page of a year lists at most.
  static let largestPage = 400

  /// Sorts entries by the calendar of the place where each was published.
  init(_ entries: [SiteFacts.Entry], in edition: Edition) {
    var years: [Int: [Int: [Int]]] = [:]
    for index in entries.indices {
      guard let day = entries[index].day else { continue }
      years[day.year, default: [:]][day.month, default: []].append(index)
    }
    self.years = years.sorted { $0.key > $1.key }.map { year, months in
      Year(
        number: year, months: months.sorted { $0.key > $1.key }.map { Month(number: $0, entries: $1) },
        route: edition.archive.appending("\(year)/"))
    }
  }
}

extension Edition {
  var archive: Route { below("archive/") }
}
