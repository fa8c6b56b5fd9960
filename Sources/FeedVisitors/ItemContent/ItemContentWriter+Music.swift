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

  /// Writes another entry as a paragraph.
  mutating func reference(_ reference: EntryReference?) {
    guard let reference else { return }
    html.element("p") { [resolver] html in
      html.text(reference.title, linkedTo: reference.route.map { resolver.absolute($0) })
    }
  }

  /// Writes remembered entries as a list with their days.
  mutating func memories(_ memories: [EntryReference]) {
    list(memories) { [resolver, wording] html, memory in
      html.text(memory.title, linkedTo: memory.route.map { resolver.absolute($0) })
      if let artist = memory.artist?.nonEmpty { html.text(" – \(artist)") }
      if let date = memory.date { html.text(" (\(wording.medium(date.day)))") }
    }
  }
}
