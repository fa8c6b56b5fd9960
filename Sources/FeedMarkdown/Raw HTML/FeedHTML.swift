internal import FeedMarkup

/// HTML for feeds, whose tags nest whatever the raw HTML in it does.
///
/// The markup that comes from Markdown nests by itself. An element of raw HTML never reaches beyond the element of
/// Markdown that it begins in: it is closed there, and an end tag that has no start tag there is left out.
struct FeedHTML {
  private struct OpenElement {
    let name: String
    /// Whether it comes from Markdown.
    let isMarkdown: Bool
    /// Whether it is left out with all that stands in it.
    let isHidden: Bool
  }

  private(set) var markup = MarkupBuffer()
  private var open: [OpenElement] = []
  /// The places in `open` of Markdown's elements, and of raw elements by name; the innermost is the last.
  private var markdownPlaces: [Int] = []
  private var rawPlaces: [String: [Int]] = [:]
  private var hiddenCount = 0
  /// How many paragraphs and links of Markdown are open; neither may hold another one.
  private var openParagraphs = 0
  private var openLinks = 0

  /// Appends finished markup of Markdown, whose elements are told of beside it.
  mutating func append(_ markup: ArraySlice<UInt8>) {
    if hiddenCount == 0 { self.markup.append(markup) }
  }

  /// Begins an element of Markdown, before its start tag is appended.
  mutating func startMarkdown(_ name: String) {
    endImplied(before: name)
    push(OpenElement(name: name, isMarkdown: true, isHidden: false))
  }

  /// Ends the innermost element of Markdown, and what is open in it, before its end tag is appended.
  mutating func endMarkdown() {
    guard let place = markdownPlaces.popLast() else { return }
    close(downTo: place + 1)
    count(open.removeLast(), by: -1)
  }

  /// Ends what a link of Markdown that is whole by itself ends.
  mutating func passLink() { endImplied(before: "a") }

  /// Appends text of raw HTML, its character references as they stand.
  mutating func appendText(_ text: ArraySlice<UInt8>) {
    guard hiddenCount == 0 else { return }
    CharacterReferences.appendKeeping(text, to: &markup)
  }

  /// Appends the start tag of a raw element, or the only tag of one without content; nothing where it would end an
  /// element of Markdown that goes on behind it.
  mutating func start(_ name: String, tag: MarkupBuffer) {
    endImplied(before: name)
    guard !endsMarkdown(name) else { return }
    append(tag.bytes[...])
    guard !SafeElements.void.contains(name) else { return }
    push(OpenElement(name: name, isMarkdown: false, isHidden: false))
  }

  /// Leaves out what follows, up to the end of the raw element.
  mutating func startHidden(_ name: String) {
    push(OpenElement(name: name, isMarkdown: false, isHidden: true))
  }

  /// Ends a raw element and what is open in it; nothing where it did not begin within the same element of Markdown.
  mutating func end(_ name: String) {
    guard let place = rawPlaces[name]?.last, place > markdownPlaces.last ?? -1 else { return }
    close(downTo: place)
  }

  /// Ends what is left out, at the end of a block of raw HTML: what follows is Markdown's.
  mutating func endBlock() {
    while hiddenCount > 0, let last = open.last, !last.isMarkdown { pop() }
  }

  /// Ends all that is open.
  mutating func finish() {
    close(downTo: 0)
  }

  /// Whether the start of a raw element would end an element of Markdown for a browser.
  private func endsMarkdown(_ name: String) -> Bool {
    if openParagraphs > 0, ImpliedEnds.ends("p", before: name) { return true }
    if openLinks > 0, name == "a" { return true }
    guard let place = markdownPlaces.last, place == open.count - 1 else { return false }
    return ImpliedEnds.ends(open[place].name, before: name)
  }

  /// Writes the end tags that the start of an element stands for.
  private mutating func endImplied(before name: String) {
    // A paragraph ends with all that is open in it.
    if ImpliedEnds.ends("p", before: name), let place = rawPlaces["p"]?.last, place > markdownPlaces.last ?? -1 {
      close(downTo: place)
    }
    if name == "a", let place = rawPlaces["a"]?.last, place > markdownPlaces.last ?? -1 { close(downTo: place) }
    while let last = open.last, !last.isMarkdown, ImpliedEnds.ends(last.name, before: name) { pop() }
  }

  private mutating func push(_ element: OpenElement) {
    if element.isMarkdown {
      markdownPlaces.append(open.count)
      count(element, by: 1)
    } else {
      rawPlaces[element.name, default: []].append(open.count)
    }
    if element.isHidden { hiddenCount += 1 }
    open.append(element)
  }

  private mutating func count(_ element: OpenElement, by step: Int) {
    if element.name == "p" { openParagraphs += step }
    if element.name == "a" { openLinks += step }
  }

  private mutating func close(downTo place: Int) {
    while open.count > place, !(open.last?.isMarkdown ?? true) { pop() }
  }

  /// Ends the innermost element, which is raw.
  private mutating func pop() {
    let element = open.removeLast()
    rawPlaces[element.name]?.removeLast()
    if element.isHidden {
      hiddenCount -= 1
    } else {
      append(Array("</\(element.name)>".utf8)[...])
    }
  }
}

/// End tags that HTML lets writers leave out (WHATWG HTML, section 13.1.2.4).
enum ImpliedEnds {
  /// Whether the start of `name` ends the element `open` that it would stand in.
  static func ends(_ open: String, before name: String) -> Bool {
    switch open {
    case "p": endParagraphs.contains(name)
    case "li": name == "li"
    case "dt", "dd": name == "dt" || name == "dd"
    case "rt", "rp": name == "rt" || name == "rp"
    case "td", "th": ["td", "th", "tr", "tbody", "thead", "tfoot"].contains(name)
    case "tr": ["tr", "tbody", "thead", "tfoot"].contains(name)
    case "tbody", "thead", "tfoot": ["tbody", "thead", "tfoot"].contains(name)
    case "caption", "colgroup": ["colgroup", "tr", "tbody", "thead", "tfoot"].contains(name)
    case "a": name == "a"
    default: false
    }
  }

  private static let endParagraphs: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "details", "div", "dl", "figcaption", "figure", "footer",
    "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "main", "menu", "nav", "ol", "p", "pre", "section",
    "table", "ul",
  ]
}
