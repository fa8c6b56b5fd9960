package import FeedTheme

/// A song as templates see it.
package struct SongContext: TemplateContext {
  let entry: EntryContext
  let artists: [PersonContext]
  let artist: String?
  let recording: MediaContext?
  let duration: String?
  let isoDuration: String?
  let album: ReferenceContext?
  let isrc: String?
  let plays: String?
  let links: [NamedLinkContext]

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "a song",
    adding: .list("artists", "Who plays it.") { $0.artists },
    .text("artist", "The names of the artists in one text.") { $0.artist },
    .object("recording", "The audio file.") { $0.recording },
    .text("duration", "How long it plays, for example 3:45.") { $0.duration },
    .text("isoDuration", "How long it plays, for machines.") { $0.isoDuration },
    .object("album", "The album that it belongs to.") { $0.album },
    .text("isrc", "The International Standard Recording Code.") { $0.isrc },
    .text("plays", "How often it was played, in words.") { $0.plays },
    .list("links", "Where else it can be heard.") { $0.links })
}
