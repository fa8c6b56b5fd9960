import FeedMarkdown
import FeedMarkup
import FeedModel

/// Writes the parts of a feed item's content, each of which leaves out what is not there.
struct ItemContentWriter {
  let resolver: URLResolver
  let wording: Wording
  let labels: MarkdownLabels
  var html = HTMLWriter()

  /// What was written.
  var markup: MarkupBuffer { html.markup }

  /// Writes the body; links that begin with `#` lead to the entry's page, where the headings have ids.
  ///
  /// Nobody knows the direction of the page on which a feed reader shows it, so a body that is written from right to left
  /// says so.
  mutating func body(of entry: Entry, directions: Directions) {
    guard !entry.body.isEmpty else { return }
    let rendering = rendering(of: entry)
    guard let direction = direction(of: entry, directions) else {
      return html.markup { entry.body.append(to: &$0, as: rendering) }
    }
    html.element("div", ["dir": .text(direction)]) { $0.markup { entry.body.append(to: &$0, as: rendering) } }
  }

  /// Writes the body as the words of somebody else.
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
    directions.isRightToLeft(entry.body.plainText) ? TextDirection.rightToLeft.rawValue : nil
  }

  /// Writes a paragraph of plain text, within another element such as `strong` where one is named.
  mutating func paragraph(_ text: String?, as emphasis: StaticString? = nil) {
    guard let text = text?.nonEmpty else { return }
    html.element("p") { html in
      if let emphasis { html.element(emphasis, text: text) } else { html.text(text) }
    }
  }

  /// Writes a link as a paragraph.
  mutating func link(_ url: String?, text: String) {
    guard let url else { return }
    html.element("p") { $0.element("a", ["href": .address(url)], text: text) }
  }

  /// Writes links as a list.
  mutating func links(_ links: [ExternalLink]) {
    list(links) { html, link in html.element("a", ["href": .address(link.url)], text: link.name) }
  }

  /// Writes a moment as a paragraph.
  mutating func moment(_ date: FeedDate, text: String) {
    html.element("p") { $0.element("time", ["datetime": .text(date.machineReadable)], text: text) }
  }

  /// Writes the words of somebody else, a paragraph a line.
  mutating func quotation(_ text: String?, from url: String?) {
    guard let text = text?.nonEmpty else { return }
    html.element("blockquote", ["cite": .address(url)]) { html in
      for line in text.split(whereSeparator: \.isNewline) { html.element("p", text: String(line)) }
    }
  }

  /// Writes who said something.
  mutating func source(_ source: String?, url: String?) {
    guard let name = source?.nonEmpty ?? url else { return }
    html.element("p") { html in
      html.text("— ")
      html.element("cite") { html in html.text(name, linkedTo: url) }
    }
  }

  /// Writes what others answered elsewhere; who liked it, nobody needs to read in a feed.
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
}

extension HTMLWriter {
  /// Writes text, as a link where there is an address.
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

extension ItemContentWriter {
  /// Writes the names of people as a paragraph, with links to their pages.
  mutating func people(_ people: [PersonReference]) {
    guard !people.isEmpty else { return }
    html.element("p") { [resolver, wording] html in
      for (index, person) in people.enumerated() {
        if index > 0 { html.text(wording.text(.listSeparator)) }
        html.text(person.name, linkedTo: resolver.absolute(person))
      }
    }
  }

  /// Writes recommended people with the reasons as a list.
  mutating func recommendations(_ recommendations: [Recommendation]) {
    list(recommendations) { [resolver] html, item in
      html.text(item.person.name, linkedTo: resolver.absolute(item.person))
      if let reason = item.reason?.nonEmpty { html.text(" – \(reason)") }
    }
  }
}

extension ItemContentWriter {
  /// Writes what the entry answers, likes or passes on, a paragraph for each.
  mutating func responses(of entry: Entry) {
    let responses =
      entry.inReplyTo.map { (wording.reply(of: entry), $0) } + entry.likeOf.map { (wording.text(.likeOf), $0) }
      + entry.repostOf.map { (wording.text(.repostOf), $0) }
    for (words, link) in responses {
      html.element("p") { html in
        html.text("\(words) ")
        html.text(link.name, linkedTo: link.url)
      }
    }
  }
}
