import FeedMarkdown
import FeedMarkup
import FeedModel

/// Writes the parts of a feed item's content; missing parts are left out.
struct ItemContentWriter {
  let resolver: URLResolver
  let wording: Wording
  let labels: MarkdownLabels
  /// Whether the words of the site, which stand around those of the entry, are written from right to left.
  let isRightToLeft: Bool
  var html = HTMLWriter()

  /// The whole content, with its direction where a feed reader would show it the wrong way round.
  var markup: MarkupBuffer {
    guard isRightToLeft, !html.markup.isEmpty else { return html.markup }
    var whole = HTMLWriter()
    whole.element("div", ["dir": .text(TextDirection.rightToLeft.rawValue)]) { writer in
      writer.markup { $0.append(html.markup) }
    }
    return whole.markup
  }

  /// Writes the body; links that begin with `#` lead to the entry's page, where the headings have ids.
  ///
  /// The direction of the page on which a feed reader shows it is unknown, so a body that is written from right to left
  /// says so, and so does any other one among words that are.
  mutating func body(of entry: Entry, directions: Directions) {
    guard !entry.body.isEmpty else { return }
    let rendering = rendering(of: entry)
    guard let direction = direction(of: entry, directions) else {
      return html.markup { entry.body.append(to: &$0, as: rendering) }
    }
    html.element("div", ["dir": .text(direction)]) { $0.markup { entry.body.append(to: &$0, as: rendering) } }
  }

  mutating func quotation(_ entry: Entry, from url: String?, directions: Directions) {
    let rendering = rendering(of: entry)
    html.element("blockquote", ["cite": .address(url), "dir": .text(direction(of: entry, directions))]) {
      $0.markup { entry.body.append(to: &$0, as: rendering) }
    }
  }

  private func rendering(of entry: Entry) -> MarkdownRendering {
    MarkdownRendering(purpose: .feed, labels: labels) { [resolver] in
      resolver.absolute(reference: $0, from: entry.route)
    }
  }

  private func direction(of entry: Entry, _ directions: Directions) -> String? {
    let isBodyRightToLeft = directions.isRightToLeft(entry.body.plainText)
    guard isBodyRightToLeft || isRightToLeft else { return nil }
    return (isBodyRightToLeft ? TextDirection.rightToLeft : .leftToRight).rawValue
  }

  /// Writes a paragraph of plain text, within another element such as `strong` where one is named.
  mutating func paragraph(_ text: String?, as emphasis: StaticString? = nil) {
    guard let text = text?.nonEmpty else { return }
    html.element("p") { html in
      if let emphasis { html.element(emphasis, text: text) } else { html.text(text) }
    }
  }

  mutating func link(_ url: String?, text: String) {
    guard let url else { return }
    html.element("p") { $0.element("a", ["href": .address(url)], text: text) }
  }

  mutating func links(_ links: [ExternalLink]) {
    list(links) { html, link in html.element("a", ["href": .address(link.url)], text: link.name) }
  }

  mutating func moment(_ date: FeedDate, text: String) {
    html.element("p") { $0.element("time", ["datetime": .text(date.machineReadable)], text: text) }
  }

  /// Writes a quotation, with a paragraph for each line.
  mutating func quotation(_ text: String?, from url: String?) {
    guard let text = text?.nonEmpty else { return }
    html.element("blockquote", ["cite": .address(url)]) { html in
      for line in text.split(whereSeparator: \.isNewline) { html.element("p", text: String(line)) }
    }
  }

  mutating func source(_ source: String?, url: String?) {
    guard let name = source?.nonEmpty ?? url else { return }
    html.element("p") { html in
      html.text("— ")
      html.element("cite") { html in html.text(name, linkedTo: url) }
    }
  }

  /// Writes the replies from elsewhere; likes are left out of feeds.
  mutating func replies(to entry: Entry) {
    let replies = entry.responses.filter { $0.form == .reply }
    guard !replies.isEmpty else { return }
    paragraph(wording.text(.answers), as: "strong")
    for reply in replies {
      quotation(reply.text, from: reply.url)
      source(reply.author, url: reply.url ?? reply.authorURL)
    }
  }

  /// Writes a list, by default an unordered one; nothing where it has no items.
  mutating func list<Item>(
    _ items: [Item], as element: StaticString = "ul", _ write: (inout HTMLWriter, Item) -> Void
  ) {
    guard !items.isEmpty else { return }
    html.element(element) { html in
      for item in items { html.element("li") { write(&$0, item) } }
    }
  }

  // MARK: People

  mutating func people(_ people: [PersonReference]) {
    guard !people.isEmpty else { return }
    html.element("p") { [resolver, wording] html in
      for (index, person) in people.enumerated() {
        if index > 0 { html.text(wording.text(.listSeparator)) }
        html.text(person.name, linkedTo: resolver.absolute(person))
      }
    }
  }

  mutating func recommendations(_ recommendations: [Recommendation]) {
    list(recommendations) { [resolver] html, item in
      html.text(item.person.name, linkedTo: resolver.absolute(item.person))
      if let reason = item.reason?.nonEmpty { html.text(" – \(reason)") }
    }
  }

  // MARK: Responses

  /// Writes what the entry answers, likes or passes on, a paragraph for each.
  mutating func responses(of entry: Entry) {
    for (words, link) in wording.responses(of: entry) {
      html.element("p") { html in
        html.text("\(words) ")
        html.text(link.name, linkedTo: link.url)
      }
    }
  }

  // MARK: Music and memories

  /// Writes the lines of an album or a playlist as an ordered list; the artist `common` to all is not repeated.
  mutating func tracks(_ tracks: [Track], except common: String? = nil) {
    list(tracks, as: "ol") { [resolver] html, track in
      html.text(track.title, linkedTo: resolver.absolute(track))
      if let artist = track.artist?.nonEmpty, artist != common { html.text(" – \(artist)") }
      if let duration = track.duration { html.text(" (\(duration.clockText))") }
    }
  }

  mutating func reference(_ reference: EntryReference?) {
    guard let reference else { return }
    html.element("p") { [resolver] html in
      html.text(reference.title, linkedTo: reference.route.map { resolver.absolute($0) })
    }
  }

  mutating func memories(_ memories: [EntryReference]) {
    list(memories) { [resolver, wording] html, memory in
      html.text(memory.title, linkedTo: memory.route.map { resolver.absolute($0) })
      if let artist = memory.artist?.nonEmpty { html.text(" – \(artist)") }
      if let date = memory.date { html.text(" (\(wording.medium(date.day)))") }
    }
  }

  // MARK: Photos, videos and recordings

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
      if let duration { html.text(" (\(duration.clockText))") }
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

  // MARK: Events

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

  mutating func tickets(_ tickets: Tickets?) {
    guard let tickets else { return }
    let facts = [wording.price(tickets), tickets.availability.map(wording.availability)].compactMap(\.self)
    guard tickets.url != nil || !facts.isEmpty else { return }
    html.element("p") { [wording] html in
      html.text(wording.text(.tickets), linkedTo: tickets.url)
      if !facts.isEmpty { html.text(" (\(facts.joined(separator: ", ")))") }
    }
  }

  // MARK: Declared fields

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

extension HTMLWriter {
  mutating func text(_ text: String, linkedTo url: String?) {
    guard let url else { return self.text(text) }
    element("a", ["href": .address(url)], text: text)
  }

  /// Writes an image with an absolute address and its size, where that is known.
  mutating func image(_ photo: Photo, resolver: URLResolver) {
    voidElement(
      "img",
      [
        "src": .address(resolver.absolute(photo.file.source)),
        "alt": .text(photo.alt),
        "width": .text((photo.file.pixelSize?.width).map(String.init)),
        "height": .text((photo.file.pixelSize?.height).map(String.init)),
      ])
  }
}
