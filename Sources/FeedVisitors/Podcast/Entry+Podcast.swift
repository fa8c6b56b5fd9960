package import FeedModel

extension Entry {
  /// The address of the podcast of an album or playlist, beside its page: `/albums/weather/feed.xml`.
  package var podcastRoute: Route { file(named: "feed.xml", extension: "xml") }

  /// The address of a playlist's list of references: `/playlists/wet-days/list.xml`.
  package var podcastListRoute: Route { file(named: "list.xml", extension: "list.xml") }

  /// A permalink such as `/weather.html` is a file, in which nothing can lie.
  private func file(named name: String, extension: String) -> Route {
    if route.isPage { return route.appending(name) }
    let path = route.path
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return Route("\(path).\(`extension`)") }
    return Route("\(path[..<dot]).\(`extension`)")
  }
}
