import FeedModel

/// The hierarchy of the pages outside the feed, by their addresses: `/docs/themes/` below `/docs/`.
///
/// A page with others below it begins a section; within one, pages are in the order that they state, then in that of
/// their titles.
struct PageOutline: Sendable {
  /// A section with more pages than these is not read from one page to the next, so none of them lists the others.
  private static let mostPages = 100

  private let parents: [Int?]
  /// The pages of each section by the page that it begins with.
  private let sections: [Int: [(page: Int, depth: Int)]]

  /// Finds what lies below what; pages in different languages have nothing to do with each other.
  init(_ pages: [Page]) {
    func key(_ page: Page, _ path: Substring) -> String { "\(page.language ?? "") \(path)" }
    let places = Dictionary(pages.enumerated().map { (key($1, $1.route.path[...]), $0) }) { first, _ in first }
    let parents = pages.map { page -> Int? in
      var path = page.route.path.dropLast()
      // The home page is above everything, and begins no section.
      while let slash = path.lastIndex(of: "/"), slash != path.startIndex {
        path = path[..<slash]
        if let place = places[key(page, page.route.path[..<page.route.path.index(after: slash)])] { return place }
      }
      return nil
    }
    self.parents = parents
    let children = Dictionary(grouping: pages.indices.filter { parents[$0] != nil }) { parents[$0] ?? 0 }.mapValues {
      $0.sorted { one, other in
        let (one, other) = (pages[one], pages[other])
        return (one.order ?? .max, one.title, one.route) < (other.order ?? .max, other.title, other.route)
      }
    }
    func below(_ page: Int, depth: Int) -> [(page: Int, depth: Int)] {
      [(page, depth)] + (children[page] ?? []).flatMap { below($0, depth: depth + 1) }
    }
    let first = children.keys.filter { parents[$0] == nil }
    sections = Dictionary(uniqueKeysWithValues: first.map { ($0, below($0, depth: 0)) })
      .filter { $0.value.count <= Self.mostPages }
  }

  /// The pages above one, the highest first.
  func ancestors(of page: Int) -> [Int] {
    guard let parent = parents[page] else { return [] }
    return ancestors(of: parent) + [parent]
  }

  /// The section that a page is in: all its pages in their order, the one that it begins with first, with how deep they
  /// lie in it; empty for a page that is in none.
  func section(of page: Int) -> [(page: Int, depth: Int)] { sections[ancestors(of: page).first ?? page] ?? [] }
}
