internal import FeedMarkup

/// HTML for feeds, whose tags nest properly even if those of its raw HTML do not.
///
/// The markup that comes from Markdown nests by itself. An element of raw HTML never reaches beyond the element of
/// Markdown that it begins in: it is closed there, and an end tag that has no start tag there is left out.
struct FeedHTML {
  /// An element of Markdown that is open, or the whole body, with the raw elements that are open in it.
  private struct Scope {
    let name: String
    /// The innermost is the last; what is hidden is left out with all that is in it.
    var raw: [(name: String, isHidden: Bool)] = []
    /// The places in `raw` by name, the innermost last.
    var places: [String: [Int]] = [:]
  }

  private(set) var markup = MarkupBuffer()
  private var scopes: [Scope] = []
  private var scope = Scope(name: "body")
  private var hiddenCount = 0
  /// How many paragraphs and links of Markdown are open; neither may hold another one.
  private var openParagraphs = 0
  private var openLinks = 0

  /// Appends finished markup of Markdown, whose elements are reported separately.
  mutating func append(_ markup: ArraySlice<UInt8>) {
    if hiddenCount == 0 { self.markup.append(markup) }
  }

  /// Begins an element of Markdown, before its start tag is appended.
  mutating func startMarkdown(_ name: String) {
    endImplied(before: name)
    scopes.append(scope)
    scope = Scope(name: name)
    countScope(by: 1)
  }

  /// Ends the innermost element of Markdown, and what is open in it, before its end tag is appended.
  mutating func endMarkdown() {
    guard let outer = scopes.popLast() else { return }
    finish()
    countScope(by: -1)
    scope = outer
  }

  /// Ends what a link of Markdown that is whole by itself ends.
  mutating func passLink() { endImplied(before: "a") }

  /// Appends text of raw HTML, its character references unchanged.
  mutating func appendText(_ text: ArraySlice<UInt8>) {
    guard hiddenCount == 0 else { return }
    CharacterReferences.appendKeeping(text, to: &markup)
  }

  /// Appends the start tag of a raw element, or the only tag of one without content; nothing where it would end an
  /// element of Markdown that continues after it.
  mutating func start(_ name: String, tag: MarkupBuffer) {
    endImplied(before: name)
    guard !endsMarkdown(name) else { return }
    append(tag.bytes[...])
    if !HTMLTokenizer.void.contains(name) { push(name, isHidden: false) }
  }

  /// Leaves out what follows, up to the end of the raw element.
  mutating func startHidden(_ name: String) {
    push(name, isHidden: true)
    hiddenCount += 1
  }

  /// Ends a raw element and what is open in it; nothing where it did not begin within the same element of Markdown.
  mutating func end(_ name: String) {
    guard let place = scope.places[name]?.last else { return }
    while scope.raw.count > place { pop() }
  }

  /// Ends what is left out, at the end of a block of raw HTML: what follows is Markdown's.
  mutating func endBlock() {
    while hiddenCount > 0, !scope.raw.isEmpty { pop() }
  }

  /// Ends all that is open in the innermost element of Markdown, or in the body.
  mutating func finish() {
    while !scope.raw.isEmpty { pop() }
  }

  /// Whether the start of a raw element would end an element of Markdown for a browser.
  private func endsMarkdown(_ name: String) -> Bool {
    if openParagraphs > 0, ImpliedEnds.ends("p", before: name) { return true }
    if openLinks > 0, name == "a" { return true }
    return scope.raw.isEmpty && ImpliedEnds.ends(scope.name, before: name)
  }

  /// Writes the end tags that the start of an element implies.
  private mutating func endImplied(before name: String) {
    // A paragraph ends with all that is open in it.
    if ImpliedEnds.ends("p", before: name) { end("p") }
    if name == "a" { end("a") }
    while let last = scope.raw.last, ImpliedEnds.ends(last.name, before: name) { pop() }
  }

  private mutating func countScope(by step: Int) {
    if scope.name == "p" { openParagraphs += step }
    if scope.name == "a" { openLinks += step }
  }

  private mutating func push(_ name: String, isHidden: Bool) {
    scope.places[name, default: []].append(scope.raw.count)
    scope.raw.append((name, isHidden))
  }

  /// Ends the innermost raw element.
  private mutating func pop() {
    let element = scope.raw.removeLast()
    scope.places[element.name]?.removeLast()
    if element.isHidden {
      hiddenCount -= 1
    } else {
      append(Array("</\(element.name)>".utf8)[...])
    }
  }
}

/// End tags that HTML lets writers leave out (WHATWG HTML, section 13.1.2.4).
enum ImpliedEnds {
  /// Whether the start of `name` ends the element `open` that it would be in.
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
