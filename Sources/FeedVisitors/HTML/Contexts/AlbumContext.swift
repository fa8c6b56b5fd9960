package import FeedTheme

/// An album as templates see it.
package struct AlbumContext: TemplateContext {
  let entry: EntryContext
  let artists: [PersonContext]
  let artist: String?
  let released: DateContext?
  let tracks: [TrackContext]
  let trackCount: String
  let duration: String?
  let label: String?
  let links: [NamedLinkContext]

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "an album",
    adding: .list("artists", "Who made it.") { $0.artists },
    .text("artist", "The names of the artists in one text.") { $0.artist },
    .object("released", "When it came out.") { $0.released },
    .list("tracks", "The tracks.") { $0.tracks },
    .text("trackCount", "How many tracks it has, in words.") { $0.trackCount },
    .text("duration", "How long all tracks play, where every duration is known.") { $0.duration },
    .text("label", "The label.") { $0.label },
    .list("links", "Where else it can be heard.") { $0.links })
}
