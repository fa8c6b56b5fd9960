package import FeedTheme

/// A playlist as templates see it.
package struct PlaylistContext: TemplateContext {
  let entry: EntryContext
  let songs: [TrackContext]
  let firstSongs: [TrackContext]
  let covers: [ImageContext]
  let songCount: String
  let duration: String?
  let plays: String?
  let links: [NamedLinkContext]

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "a playlist",
    adding: .list("songs", "The songs.") { $0.songs },
    .list("firstSongs", "The first three songs.") { $0.firstSongs },
    .list("covers", "The covers of up to four songs, each once.") { $0.covers },
    .text("songCount", "How many songs it has, in words.") { $0.songCount },
    .text("duration", "How long all songs play, where every duration is known.") { $0.duration },
    .text("plays", "How often it was played, in words.") { $0.plays },
    .list("links", "Where else it can be heard.") { $0.links })
}
