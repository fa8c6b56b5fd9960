/// Songs, albums, playlists, artists, podcasts and their episodes on Spotify.
enum SpotifyEmbed {
  static func player(_ address: EmbedAddress) -> EmbedPlayer? {
    var path = address.path[...]
    if path.first?.hasPrefix("intl-") == true { path = path.dropFirst() }
    if path.first == "embed" { path = path.dropFirst() }
    guard path.count == 2, let kind = path.first, let height = heights[kind] else { return nil }
    guard let id = EmbedAddress.identifier(path.last, lengths: 22...22) else { return nil }
    return EmbedPlayer(address: "https://open.spotify.com/embed/\(kind)/\(id)", shape: .bar(height: height))
  }

  /// The heights that Spotify draws its players for, by what they play.
  private static let heights: [Substring: Int] = [
    "track": 152, "episode": 152, "album": 352, "playlist": 352, "show": 352, "artist": 352,
  ]
}
