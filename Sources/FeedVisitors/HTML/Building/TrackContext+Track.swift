import FeedModel

extension TrackContext {
  /// One line of a list.
  ///
  /// - Parameters:
  ///   - number: The place in the list, from 1.
  ///   - common: The artist that the list as a whole names, which is not repeated.
  init(_ track: Track, number: Int, common: String? = nil, resolver: URLResolver) {
    let artist = track.artist ?? track.song?.artist
    self.init(
      number: String(number),
      title: track.title,
      artist: artist == common ? nil : artist,
      duration: track.duration.map { PlayingTime($0).text },
      isoDuration: track.duration.map { PlayingTime($0).iso8601 },
      url: track.song?.route.map { resolver.path(to: $0) },
      recording: track.recording.map { MediaContext($0, title: track.title, resolver: resolver) },
      cover: track.song?.cover.map { ImageContext($0, resolver: resolver) })
  }
}
