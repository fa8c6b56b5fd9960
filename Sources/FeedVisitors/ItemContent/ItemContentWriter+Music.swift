import FeedMarkup
import FeedModel

extension ItemContentWriter {
  /// Writes the lines of an album or a playlist as an ordered list; the artist `common` to all is not repeated.
  mutating func tracks(_ tracks: [Track], except common: String? = nil) {
    guard !tracks.isEmpty else { return }
    html.element("ol") { [resolver] html in
      for track in tracks {
        html.element("li") { html in
          html.text(track.title, linkedTo: resolver.absolute(track))
          if let artist = track.artist?.nonEmpty, artist != common { html.text(" – \(artist)") }
          if let duration = track.duration { html.text(" (\(PlayingTime(duration).text))") }
        }
      }
    }
  }

  /// Writes other entries as a list, or a single one as a paragraph.
  mutating func references(_ references: [EntryReference]) {
    let write: (inout HTMLWriter, EntryReference) -> Void = { [resolver, wording] html, reference in
      html.text(reference.title, linkedTo: reference.route.map { resolver.absolute($0) })
      if let artist = reference.artist?.nonEmpty { html.text(" – \(artist)") }
      if let date = reference.date { html.text(" (\(wording.medium(date.day)))") }
    }
    if references.count == 1, let only = references.first {
      html.element("p") { write(&$0, only) }
    } else {
      list(references, write)
    }
  }
}
