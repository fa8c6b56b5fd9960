import FeedDiagnostics
import FeedModel

/// Finds the address of the site that a dead one was probably meant to be.
struct NearestRoute {
  /// The routes by their addresses without the slash at the end.
  private var routes: [String: Route] = [:]
  /// The addresses by their last parts: a page in another folder keeps it.
  private lazy var byName = Dictionary(grouping: routes.keys, by: Self.name)
  private let slips: SuggestionIndex

  /// Indexes the addresses of a site.
  init(routes all: [Route]) {
    for route in all {
      let address = Self.address(of: route)
      if !address.isEmpty { routes[address] = route }
    }
    slips = SuggestionIndex(routes.keys)
  }

  /// The only page of the same name in another folder, else the address with the fewest slips; nil where none is near.
  mutating func nearest(to route: Route) -> Route? {
    let name = Self.name(of: Self.address(of: route))
    // A number, as archive pages have it, says nothing.
    guard let alike = byName[name], alike.count == 1, let address = alike.first, name.contains(where: \.isLetter) else {
      return slip(of: route)
    }
    return routes[address]
  }

  /// The address with the fewest slips; nil where none is near.
  func slip(of route: Route) -> Route? { slips.nearest(to: Self.address(of: route)).flatMap { routes[$0] } }

  private static func address(of route: Route) -> String {
    route.isPage ? String(route.path.dropLast()) : route.path
  }

  private static func name(of address: String) -> String {
    address.split(separator: "/").last.map { $0.lowercased() } ?? ""
  }
}
