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

  /// The class of its blocks, without the `embed-` in front.
  var className: String { rawValue.lowercased() }
}
