internal import FeedMarkup

/// Copies a body's markup and fills its slots.
struct MarkdownRenderer {
  let body: MarkdownBody
  let rendering: MarkdownRendering
  var hasShownImage = false
  /// `#` and each name that links may lead to, escaped; collected when the first link to a fragment is met.
  private var fragments: Set<String>?

  init(body: MarkdownBody, rendering: MarkdownRendering) {
    self.body = body
    self.rendering = rendering
  }

  mutating func append(to buffer: inout MarkupBuffer) {
    if rendering.purpose == .feed, !body.content.rawHTML.isEmpty { return appendForFeed(to: &buffer) }
    if buffer.isEmpty { buffer.reserve(body.content.markup.count + 96 * body.content.slots.count) }
    var position = 0
    for slot in body.content.slots {
      buffer.append(body.content.markup[position..<slot.offset])
      position = slot.offset
      fill(slot.content, in: &buffer)
    }
    buffer.append(body.content.markup[position...])
  }

  /// Writes what fills a slot.
  mutating func fill(_ content: MarkdownSlotContent, in buffer: inout MarkupBuffer) {
    switch content {
    case .linkStart(let index): startLink(index, in: &buffer)
    case .linkEnd(let index): if !isMissing(index) { buffer.append("</a>") }
    case .image(let index): appendImage(index, to: &buffer)
    case .figure(let index): appendFigure(index, to: &buffer)
    case .player(let index): appendPlayer(index, isBlock: false, to: &buffer)
    case .embed(let index): appendEmbed(index, to: &buffer)
    case .headingStart(let index): startHeading(index, in: &buffer)
    case .headingEnd(let index): endHeading(index, in: &buffer)
    case .attributes(let index): append(body.content.attributeLists[index], to: &buffer)
    case .alignment(let alignment): append(alignment, to: &buffer)
    case .code(let index): appendCode(index, to: &buffer)
    case .rawHTML(let index): appendRawHTML(index, to: &buffer)
    case .task(let isDone): appendTask(isDone: isDone, to: &buffer)
    case .alertStart(let kind, let attributes): startAlert(kind, attributes: attributes.map(Int.init), in: &buffer)
    case .alertEnd: buffer.append(rendering.purpose == .feed ? "</blockquote>" : "</div>")
    case .footnoteReference(let number, let occurrence):
      appendReference(number: Int(number), occurrence: Int(occurrence), to: &buffer)
    case .footnotesStart: startFootnotes(in: &buffer)
    case .footnoteStart(let number): startFootnote(number: number, in: &buffer)
    case .footnoteReturn(let number, let references):
      appendReturn(number: Int(number), references: Int(references), to: &buffer)
    case .footnotesEnd: buffer.append("</ol>\n</section>\n")
    }
  }

  /// Whether nothing is at the destination of a link.
  func isMissing(_ index: Int) -> Bool { !body.resolutions.isEmpty && body.resolutions[index].isMissing }

  func resolution(_ index: Int) -> ResolvedLink {
    body.resolutions.isEmpty ? ResolvedLink(body.links[index].destination) : body.resolutions[index]
  }

  /// The attributes that a list, by its index, has where the body goes.
  func attributes(_ index: Int?) -> AttributeList { index.map { body.content.attributeLists[$0] } ?? AttributeList() }

  /// Appends attributes to the start tag that is open.
  func append(_ attributes: AttributeList, to buffer: inout MarkupBuffer) {
    let shown = rendering.purpose == .feed ? attributes.inFeed : attributes
    shown.append(to: &buffer, identifierPrefix: rendering.identifierPrefix)
  }

  /// The address of an id of the body.
  func address(ofFragment name: String) -> String {
    // In feeds there are no ids, and the address becomes one of the entry's own page.
    rendering.url("#\(rendering.identifierPrefix ?? "")\(name)")
  }

  /// The destination, with the prefix of ids put in where it leads to a name of the body.
  mutating func withinPage(_ destination: String) -> String {
    guard let prefix = rendering.identifierPrefix, !prefix.isEmpty, destination.utf8.first == UInt8(ascii: "#") else {
      return destination
    }
    let known = fragments ?? Set((body.anchors + body.content.rawNames).map { Self.escaped("#\($0)") })
    fragments = known
    return known.contains(Self.escaped(destination)) ? "#\(prefix)\(destination.dropFirst())" : destination
  }

  private static func escaped(_ address: String) -> String {
    var buffer = MarkupBuffer()
    URLEscaping.append(address, to: &buffer)
    return buffer.markup
  }
}
