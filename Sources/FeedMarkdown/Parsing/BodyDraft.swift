internal import FeedDiagnostics
internal import FeedMarkup

/// A body while it is read: what all builders add to.
struct BodyDraft {
  let options: MarkdownOptions
  /// The source that cmark read, and the meanings of its lines.
  let source: RewrittenSource
  /// Where it was written.
  var places: SourceMap
  /// The lists that slots name the elements of by index.
  var content = MarkdownContent()
  /// What is written now: that of the body, or of the footnote that is read.
  var text: DraftText
  private(set) var diagnostics: [Diagnostic] = []
  /// The names that headings and lists of attributes gave.
  var anchors = AnchorNames()
  private var attributes: AttributeCollection
  /// What continues after the footnotes that are open, the outermost first.
  private var suspended: [DraftText] = []

  /// - Parameter holdsTags: Whether there may be raw HTML among the text.
  init(
    source: RewrittenSource, places: SourceMap, options: MarkdownOptions, attributes: AttributeCollection,
    holdsTags: Bool
  ) {
    self.source = source
    self.places = places
    self.options = options
    self.attributes = attributes
    text = DraftText(marksInlines: options.rawHTML != .dropped && holdsTags)
    text.reserve(source.bytes.count)
  }

  // MARK: Footnotes

  /// Begins a text of its own.
  mutating func startFootnote() {
    suspended.append(text)
    text = DraftText(marksInlines: text.marksInlines)
  }

  /// Ends it and returns to the text around it.
  ///
  /// - Returns: What was written since.
  mutating func endFootnote() -> DraftText {
    let footnote = text
    text = suspended.removeLast()
    text.isBlockPending = true
    return footnote
  }

  // MARK: Attributes

  /// The index in the body's lists of the attributes of a node, without what its element does not take; nil where it has
  /// none.
  mutating func attributes(of node: CmarkNode, as target: AttributeTarget) -> Int? {
    node.attributes.map { attributes(of: attributes.chain(endingWith: $0), as: target) }
  }

  /// The index in the body's lists of the attributes that some lists give an element, the later one first in doubt.
  mutating func attributes(of lists: [Int], as target: AttributeTarget) -> Int {
    let (merged, problems) = attributes.merged(lists, for: target, names: &anchors)
    for (problem, list) in problems { report(problem, at: list.location(in: &places)) }
    content.attributeLists.append(merged)
    return content.attributeLists.count - 1
  }

  /// Puts the attributes of one node after those of another.
  mutating func moveAttributes(of node: CmarkNode, to other: CmarkNode) {
    if let index = node.attributes { attributes.give(index, to: other) }
  }

  /// Begins an element with its start tag, given without its end, and the attributes of a node.
  mutating func start(
    _ element: MarkdownElement, _ tag: StaticString, of node: CmarkNode, as target: AttributeTarget
  ) {
    text.start(element, tag)
    if let index = attributes(of: node, as: target) { text.append(.attributes(index)) }
    text.markup.append(UInt8(ascii: ">"))
  }

  // MARK: Links

  /// Adds an image of raw HTML.
  ///
  /// - Parameter warns: Whether a missing text is worth a warning.
  mutating func append(_ image: MarkdownLink, warns: Bool = true) {
    content.links.append(image)
    text.mark(.image)
    text.append(.image(content.links.count - 1))
    text.isEmpty = false
    if warns { warnOfMissingAlt(image) }
  }

  mutating func warnOfMissingAlt(_ image: MarkdownLink) {
    guard image.text.allSatisfy(\.isWhitespace) else { return }
    report(.missingAlt(image: image.destination), at: image.location)
  }

  /// Whether a link or image lost its destination because it was unsafe, which is worth a warning.
  mutating func isUnsafe(_ link: MarkdownLink, written: @autoclosure () -> String) -> Bool {
    guard link.destination.isEmpty, case let written = written(), !written.isEmpty else { return false }
    report(.unsafeLink(written), at: link.location)
    return true
  }

  /// Ends the excerpt, unless it ended before; the text of a footnote belongs to none.
  mutating func endExcerpt() {
    if content.excerptEnd == nil, suspended.isEmpty { content.excerptEnd = text.plainText.count }
  }

  // MARK: Findings

  mutating func report(_ problem: BodyProblem, at place: SourceLocation) {
    diagnostics.append(Diagnostic(.body(problem), at: place))
  }

  /// How many references that lead nowhere get a suggestion, as looking for one takes time.
  private static let suggestionLimit = 20

  /// Warns of what is wrong within texts, with a suggestion for references to footnotes that are not there.
  mutating func warn(of noted: [(problem: BodyProblem, place: TextPlace)]) {
    let labels = noted.isEmpty ? [] : source.footnotes
    var suggestionsLeft = Self.suggestionLimit
    for (problem, place) in noted {
      var problem = problem
      if case .unknownFootnote(let label, _) = problem, suggestionsLeft > 0 {
        problem = .unknownFootnote(label, nearest: Suggestion.nearest(to: label, among: labels))
        suggestionsLeft -= 1
      }
      report(problem, at: places.location(of: place))
    }
  }

  /// Warns of limits that the body exceeds, once of each.
  mutating func warn(of exceeded: [ExceededLimit], size: Int) {
    let limits = ExtensionLimits(size: size)
    var warned: Set<MarkdownLimit> = []
    for limit in exceeded where warned.insert(limit.kind).inserted {
      let place =
        switch limit.kind {
        case .lines, .cells: places.location(writtenLine: limit.line, column: nil)
        case .pieces: places.location(line: limit.line)
        }
      report(.limitExceeded(limit.kind, limits[limit.kind]), at: place)
    }
  }

  /// Warns of lists of attributes that follow nothing that takes any.
  private mutating func warnOfStrayAttributes() {
    // What looks like a list on a line of its own may have been a line of code.
    let ownLines = attributes.strays.isEmpty ? [] : source.attributeLists
    for (index, stray) in attributes.strays where !stray.isOwnLine || ownLines.contains(index) {
      if !stray.list.isEmpty {
        report(.strayAttributes, at: stray.location(in: &places))
      } else if let name = stray.list.dropped.first {
        report(.droppedAttribute(name: name), at: stray.location(in: &places))
      }
    }
  }

  /// The body; nothing may be added after it.
  mutating func finish() -> ParsedMarkdown {
    warnOfStrayAttributes()
    // Some are found before what is before them, and those of footnotes with the text around these.
    diagnostics.sort { Self.place($0) < Self.place($1) }
    // Copied, since there is room for more in what was written to, and bodies stay.
    content.markup = text.markup.bytes.compact
    content.slots = text.slots.compact
    content.boundaries = text.boundaries.compact
    content.plainBytes = text.plainText.compact
    content.links = content.links.compact
    content.isEmpty = text.isEmpty
    // Moved, as a copy would count references of all its lists.
    var finished = MarkdownContent()
    swap(&finished, &content)
    return ParsedMarkdown(body: MarkdownBody(finished), diagnostics: diagnostics)
  }

  private static func place(_ diagnostic: Diagnostic) -> (line: Int, column: Int) {
    (diagnostic.location?.line ?? 0, diagnostic.location?.column ?? 0)
  }
}

extension Array {
  /// The same elements without much room for more: what an allocator rounds up is not worth a copy.
  fileprivate var compact: [Element] {
    guard capacity - count > count / 16 else { return self }
    var copy: [Element] = []
    copy.reserveCapacity(count)
    copy.append(contentsOf: self)
    return copy
  }
}
