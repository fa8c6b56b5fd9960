package import FeedTheme

/// One line of an album or a playlist.
package struct TrackContext: TemplateContext {
  let number: String
  let title: String
  let artist: String?
  let duration: String?
  let isoDuration: String?
  let url: String?
  let recording: MediaContext?
  let cover: ImageContext?

  package static let fields = TemplateFields<Self>(
    "a track",
    .text("number", "The place in the list, from 1.") { $0.number },
    .text("title", "The title.") { $0.title },
    .text("artist", "Who plays it, where it is stated and differs from the album.") { $0.artist },
    .text("duration", "How long it plays, for example 3:45.") { $0.duration },
    .text("isoDuration", "How long it plays, for machines.") { $0.isoDuration },
    .text("url", "The page of the song on this site.") { $0.url },
    .object("recording", "The audio file.") { $0.recording },
    .object("cover", "The cover of the song.") { $0.cover })
}
