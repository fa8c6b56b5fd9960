/// Films, shorts, streams and playlists of YouTube, played from the host that sets no cookies.
enum YouTubeEmbed {
  static func player(_ address: EmbedAddress) -> EmbedPlayer? {
    let path = address.path
    switch (path.first, path.count) {
    case ("watch", 1): return player(film: address.parameter("v"), address)
    case ("playlist", 1): return player(playlistOf: address)
    case ("embed", 2) where path[1] == "videoseries": return player(playlistOf: address)
    case ("shorts", 2): return player(film: path[1], address, shape: .tall)
    case ("live", 2), ("embed", 2), ("v", 2): return player(film: path[1], address)
    default: return nil
    }
  }

  static func player(shortened address: EmbedAddress) -> EmbedPlayer? {
    address.path.count == 1 ? player(film: address.path[0], address) : nil
  }

  private static func player(
    film: Substring?, _ address: EmbedAddress, shape: EmbedShape = .wide
  ) -> EmbedPlayer? {
    guard let film = EmbedAddress.identifier(film, lengths: 11...11, others: "-_") else { return nil }
    let start = address.start.map { "&start=\($0)" } ?? ""
    let list = playlist(of: address).map { "&list=\($0)" } ?? ""
    return EmbedPlayer(address: "\(host)/embed/\(film)?autoplay=1\(start)\(list)", shape: shape)
  }

  private static func player(playlistOf address: EmbedAddress) -> EmbedPlayer? {
    playlist(of: address).map { list in
      EmbedPlayer(address: "\(host)/embed/videoseries?autoplay=1&list=\(list)", shape: .wide)
    }
  }

  private static func playlist(of address: EmbedAddress) -> Substring? {
    EmbedAddress.identifier(address.parameter("list"), lengths: 12...64, others: "-_")
  }

  static let host = "https://www.youtube-nocookie.com"
}
