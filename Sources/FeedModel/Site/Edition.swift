/// What a site is in one of its languages: walls and lists of its own below one address.
///
/// The main language has the root of the site, each other one a folder there.
public struct Edition: Hashable, Sendable {
  /// The address of the wall of everything.
  public let home: Route

  /// Creates an edition below an address.
  public init(home: Route) {
    self.home = home
  }

  /// That of the main language, which is the only one of most sites.
  public static let main = Edition(home: .home)

  /// The address of the wall that holds the entries of a kind.
  public func wall(of kind: Kind) -> Route { below(kind.plural + "/") }

  /// The address of the wall that holds the entries with a tag.
  public func wall(of tag: Tag) -> Route { wall(ofTag: tag.slug) }

  /// The address of the wall of a tag, given by its part of addresses.
  public func wall(ofTag slug: String) -> Route { below("tags/\(slug)/") }

  /// The address of the index of all tags.
  public var tags: Route { below("tags/") }

  /// The address of a page or file of the edition, given by its path there.
  public func below(_ path: String) -> Route { home == .home ? Route("/" + path) : home.appending(path) }

  /// A name that tells things of this edition from those of others, by which the main one calls them.
  public func name(of thing: String) -> String { home == .home ? thing : "\(thing):\(home.path)" }

  /// The address that a page of the main language has in this one.
  public func route(of page: Route) -> Route { home == .home ? page : home.appending(page.path) }
}
