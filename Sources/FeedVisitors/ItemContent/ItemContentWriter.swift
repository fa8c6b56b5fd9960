import FeedMarkdown
import FeedMarkup
import FeedModel

/// Writes the parts of a feed item's content, each of which leaves out what is not there.
struct ItemContentWriter {
  let resolver: URLResolver
  let wording: Wording
  var html = HTMLWriter()

  init(resolver: URLResolver, wording: Wording) {
    self.resolver = resolver
    self.wording = wording
  }

  /// What was written.
  var fragment: HTMLFragment { html.fragment }

  /// Writes the body; links that begin with `#` lead to the entry's page, where the headings have ids.
  ///
  /// Nobody knows the direction of the page on which a feed reader shows it, so a body that is written from right to left
  /// says so.
  mutating func body(of entry: Entry, directions: Directions) {
    let rendering = MarkdownRendering(purpose: .feed, labels: wording.markdownLabels) { [resolver] in
      resolver.absolute(reference: $0, from: entry.route)
    }
    guard !entry.body.isEmpty else { return }
    let body = HTMLFragment(trusting: entry.body.html(rendering))
    guard directions.isRightToLeft(entry.body.plainText) else { return html.fragment(body) }
    html.element("div", ["dir": .text(TextDirection.rightToLeft.rawValue)]) { $0.fragment(body) }
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

  /// Writes an unordered list; nothing where it has no items.
  mutating func list<Item>(_ items: [Item], _ write: (inout HTMLWriter, Item) -> Void) {
    guard !items.isEmpty else { return }
    html.element("ul") { html in
      for item in items { html.element("li") { write(&$0, item) } }
    }
  }
}
