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
