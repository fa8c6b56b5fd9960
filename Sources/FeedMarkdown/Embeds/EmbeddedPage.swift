/// A page of a known provider, recognised by its address alone: nothing is asked of anybody.
package struct EmbeddedPage: Hashable, Sendable {
  /// Whose page it is.
  package let provider: EmbedProvider
  /// The address of the page as written.
  package let address: String
  /// The player; nil where the address does not lead to it, as with Bandcamp, whose players have numbers of their own.
  package let player: EmbedPlayer?

  /// Recognises a page, or nil: hosts are compared as a whole, identifiers have to look like the provider's.
  package init?(address: String) {
    guard let parts = EmbedAddress(address), let found = Self.found(parts) else { return nil }
    self.address = address
    (provider, player) = found
  }

  private static func found(_ address: EmbedAddress) -> (EmbedProvider, EmbedPlayer?)? {
    switch address.host {
    case "youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com", "youtube-nocookie.com",
      "www.youtube-nocookie.com":
      YouTubeEmbed.player(address).map { (.youTube, $0) }
    case "youtu.be", "www.youtu.be": YouTubeEmbed.player(shortened: address).map { (.youTube, $0) }
    case "vimeo.com", "www.vimeo.com": VimeoEmbed.player(address).map { (.vimeo, $0) }
    case "player.vimeo.com": VimeoEmbed.player(framed: address).map { (.vimeo, $0) }
    case "soundcloud.com", "www.soundcloud.com", "m.soundcloud.com":
      SoundCloudEmbed.player(address).map { (.soundCloud, $0) }
    case "open.spotify.com": SpotifyEmbed.player(address).map { (.spotify, $0) }
    default: BandcampEmbed.isPage(address) ? (.bandcamp, nil) : nil
    }
  }
}

/// Songs and albums of Bandcamp, whose addresses do not tell their players.
enum BandcampEmbed {
  static func isPage(_ address: EmbedAddress) -> Bool {
    let domain = ".bandcamp.com"
    guard address.host.hasSuffix(domain), address.path.count == 2, ["track", "album"].contains(address.path[0]) else {
      return false
    }
    return EmbedAddress.identifier(address.host.dropLast(domain.count), lengths: 1...63, others: "-") != nil
      && EmbedAddress.identifier(address.path[1], lengths: 1...255, others: "-_") != nil
  }
}

/// A player that a page can show in a frame.
package struct EmbedPlayer: Hashable, Sendable {
  /// Its address, which begins to play and asks the provider to keep as little as it offers to.
  package let address: String
  /// The room that it takes.
  package let shape: EmbedShape
}

/// A place whose pages become embeds.
package enum EmbedProvider: String, Hashable, Sendable, CaseIterable {
  /// Films.
  case youTube = "YouTube"
  /// Films.
  case vimeo = "Vimeo"
  /// Songs and albums.
  case bandcamp = "Bandcamp"
  /// Songs and sets.
  case soundCloud = "SoundCloud"
  /// Songs, albums, playlists, artists and podcasts.
  case spotify = "Spotify"

  /// The name as its owner writes it, the same in all languages.
  package var name: String { rawValue }

  /// Where the players of all providers come from (RFC 6454), as policies of pages name it.
  package static let frameOrigins = [
    YouTubeEmbed.host, "https://player.vimeo.com", "https://w.soundcloud.com", "https://open.spotify.com",
  ]

  /// The class of its blocks, without the `embed-` in front.
  var className: String { rawValue.lowercased() }
}

/// The room that a player takes.
package enum EmbedShape: Hashable, Sendable {
  /// As wide as the text, 16 to 9.
  case wide
  /// Upright, 9 to 16.
  case tall
  /// As wide as the text, of a height in pixels.
  case bar(height: Int)
}

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
