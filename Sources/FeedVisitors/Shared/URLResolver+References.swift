import FeedModel

extension URLResolver {
  /// The page of a person on this site or elsewhere, for a page of the site; nil where there is none.
  func path(to person: PersonReference) -> String? { person.route.map { path(to: $0) } ?? person.url }

  /// The absolute address of a person's page; nil where there is none.
  func absolute(_ person: PersonReference) -> String? { person.route.map { absolute($0) } ?? person.url }

  /// The absolute address of a track's own page or recording; nil where there is neither.
  func absolute(_ track: Track) -> String? {
    track.song?.route.map { absolute($0) } ?? (track.recording?.source).map { absolute($0) }
  }
}
