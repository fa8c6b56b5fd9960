import FeedMarkup
import FeedModel

extension ItemContentWriter {
  /// Writes the lines of an album or a playlist as an ordered list; the artist `common` to all is not repeated.
  mutating func tracks(_ tracks: [Track], except common: String? = nil) {
    list(tracks, as: "ol") { [resolver] html, track in
      html.text(track.title, linkedTo: resolver.absolute(track))
      if let artist = track.artist?.nonEmpty, artist != common { html.text(" – \(artist)") }
      if let duration = track.duration { html.text(" (\(PlayingTime(duration).text))") }
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

extension ItemContentWriter {
  /// Writes a photo with its caption.
  mutating func photo(_ photo: Photo) {
    figure(caption: photo.caption) { [resolver] html in html.image(photo, resolver: resolver) }
  }

  /// Writes a video with its caption; readers that cannot play it show a link.
  mutating func video(_ video: Video) {
    let url = resolver.absolute(video.file.source)
    let text = video.alt.nonEmpty ?? wording.text(.video)
    figure(caption: video.caption) { [resolver] html in
      html.element(
        "video",
        [
          "src": .address(url),
          "controls": true,
          "preload": "none",
          "poster": .address((video.poster?.file.source).map { resolver.absolute($0) }),
          "width": .text((video.file.pixelSize?.width).map(String.init)),
          "height": .text((video.file.pixelSize?.height).map(String.init)),
        ]
      ) { $0.element("a", ["href": .address(url)], text: text) }
    }
  }

  /// Writes a link to a recording, which every reader can follow; readers play the enclosure by themselves.
  mutating func recording(_ file: MediaFile, title: String, duration: Duration? = nil) {
    let url = resolver.absolute(file.source)
    html.element("p") { html in
      html.element("a", ["href": .address(url), "type": .text(file.mimeType)], text: "▶ \(title)")
      if let duration { html.text(" (\(PlayingTime(duration).text))") }
    }
  }

  /// Writes a figure; without a caption it is a paragraph.
  private mutating func figure(caption: String?, _ write: (inout HTMLWriter) -> Void) {
    guard let caption = caption?.nonEmpty else {
      html.element("p", content: write)
      return
    }
    html.element("figure") { html in
      write(&html)
      html.element("figcaption", text: caption)
    }
  }
}

extension ItemContentWriter {
  /// Writes where something happens.
  mutating func venue(_ venue: Venue?) {
    guard let venue else { return }
    html.element("p") { $0.text(wording.line(of: venue), linkedTo: venue.url) }
  }

  /// Writes how to attend from afar: the link to the stream, or that there will be one.
  mutating func attendance(_ online: OnlineAttendance?) {
    guard let online else { return }
    guard let url = online.url else { return paragraph(wording.text(.online)) }
    link(url, text: wording.text(.watchOnline))
  }

  /// Writes where tickets are sold, what they cost and whether there are any left.
  mutating func tickets(_ tickets: Tickets?) {
    guard let tickets else { return }
    let facts = [wording.price(tickets), tickets.availability.map(wording.availability)].compactMap(\.self)
    guard tickets.url != nil || !facts.isEmpty else { return }
    html.element("p") { [wording] html in
      html.text(wording.text(.tickets), linkedTo: tickets.url)
      if !facts.isEmpty { html.text(" (\(facts.joined(separator: ", ")))") }
    }
  }
}

extension ItemContentWriter {
  /// Writes the values of declared fields as a description list.
  mutating func fields(_ values: [CustomValue]) {
    guard !values.isEmpty else { return }
    html.element("dl") { [resolver, wording] html in
      for value in values {
        html.element("dt", text: value.field.label)
        html.element("dd") { Self.write(value.value, to: &$0, resolver: resolver, wording: wording) }
      }
    }
  }

  private static func write(
    _ value: CustomValue.Value, to html: inout HTMLWriter, resolver: URLResolver, wording: Wording
  ) {
    switch value {
    case .text(let text), .number(let text): html.text(text)
    case .date(let date):
      html.element("time", ["datetime": .text(date.machineReadable)], text: wording.text(of: date))
    case .url(let url): html.text(url, linkedTo: url)
    case .flag(let flag): html.text(wording.text(flag ? .yes : .no))
    case .list(let texts): html.text(texts.joined(separator: wording.text(.listSeparator)))
    case .image(let photo): html.image(photo, resolver: resolver)
    case .person(let person):
      html.text(person.name, linkedTo: resolver.absolute(person))
    case .entry(let entry): html.text(entry.title, linkedTo: entry.route.map { resolver.absolute($0) })
    }
  }
}
