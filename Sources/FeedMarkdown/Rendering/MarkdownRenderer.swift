internal import FeedMarkup

/// Copies a body's markup and fills its slots.
struct MarkdownRenderer {
  let body: MarkdownBody
  let rendering: MarkdownRendering
  private var hasShownImage = false
  /// `#` and the name of each heading, escaped; collected when the first link to a fragment is met.
  private var fragments: Set<String>?

  init(body: MarkdownBody, rendering: MarkdownRendering) {
    self.body = body
    self.rendering = rendering
  }

  mutating func append(to buffer: inout MarkupBuffer) {
    if rendering.purpose == .feed, !body.rawHTML.isEmpty { return appendForFeed(to: &buffer) }
    if buffer.isEmpty { buffer.reserve(body.markup.count + 96 * body.slots.count) }
    var position = 0
    for slot in body.slots {
      buffer.append(body.markup[position..<slot.offset])
      position = slot.offset
      fill(slot.content, in: &buffer)
    }
    buffer.append(body.markup[position...])
  }

  /// Writes what fills a slot.
  mutating func fill(_ content: MarkdownSlotContent, in buffer: inout MarkupBuffer) {
    switch content {
    case .linkStart(let index): startLink(index, in: &buffer)
    case .linkEnd(let index): if !resolution(index).isMissing { buffer.append("</a>") }
    case .image(let index): appendImage(index, to: &buffer)
    case .headingStart(let index): startHeading(index, in: &buffer)
    case .headingEnd(let index):
      buffer.append("</h")
      buffer.append(level(of: body.headings[index]))
      buffer.append(">")
    case .rawHTML(let index): appendRawHTML(index, to: &buffer)
    }
  }

  private mutating func startLink(_ index: Int, in buffer: inout MarkupBuffer) {
    let resolution = resolution(index)
    guard !resolution.isMissing else { return }
    buffer.append("<a href=\"")
    URLEscaping.append(rendering.url(withinPage(resolution.destination)), to: &buffer)
    buffer.append("\"")
    appendTitle(of: body.links[index], to: &buffer)
    buffer.append(">")
  }

  private mutating func appendImage(_ index: Int, to buffer: inout MarkupBuffer) {
    let image = body.links[index]
    let resolution = resolution(index)
    guard !resolution.isMissing, !resolution.destination.isEmpty else {
      return HTMLEscaping.appendKeepingApostrophes(image.text, to: &buffer)
    }
    buffer.append("<img src=\"")
    URLEscaping.append(rendering.url(resolution.destination), to: &buffer)
    buffer.append("\" alt=\"")
    HTMLEscaping.appendKeepingApostrophes(image.text, to: &buffer)
    buffer.append("\"")
    appendTitle(of: image, to: &buffer)
    if let width = resolution.pixelWidth, let height = resolution.pixelHeight {
      buffer.append(" width=\"\(width)\" height=\"\(height)\"")
    }
    if rendering.purpose == .page {
      let isEager = rendering.loadsFirstImageEagerly && !hasShownImage
      buffer.append(isEager ? " decoding=\"async\"" : " loading=\"lazy\" decoding=\"async\"")
    }
    hasShownImage = true
    buffer.append(" />")
  }

  private func startHeading(_ index: Int, in buffer: inout MarkupBuffer) {
    buffer.append("<h")
    buffer.append(level(of: body.headings[index]))
    if let prefix = rendering.identifierPrefix {
      buffer.append(" id=\"")
      HTMLEscaping.append(prefix, to: &buffer)
      HTMLEscaping.append(body.headings[index].anchor, to: &buffer)
      buffer.append("\"")
    }
    buffer.append(">")
  }

  private func appendTitle(of link: MarkdownLink, to buffer: inout MarkupBuffer) {
    guard !link.title.isEmpty else { return }
    buffer.append(" title=\"")
    HTMLEscaping.appendKeepingApostrophes(link.title, to: &buffer)
    buffer.append("\"")
  }

  private func level(of heading: MarkdownHeading) -> UInt8 {
    UInt8(ascii: "0") + UInt8(min(max(heading.level + min(max(rendering.headingOffset, -6), 6), 1), 6))
  }

  /// What a link or an image stands for.
  func resolution(_ index: Int) -> ResolvedLink {
    body.resolutions.isEmpty ? ResolvedLink(body.links[index].destination) : body.resolutions[index]
  }

  /// The destination, with the prefix of ids put in where it leads to a heading of the body.
  mutating func withinPage(_ destination: String) -> String {
    guard let prefix = rendering.identifierPrefix, !prefix.isEmpty, destination.utf8.first == UInt8(ascii: "#") else {
      return destination
    }
    let known = fragments ?? Set(body.headings.map { Self.escaped("#\($0.anchor)") })
    fragments = known
    return known.contains(Self.escaped(destination)) ? "#\(prefix)\(destination.dropFirst())" : destination
  }

  private static func escaped(_ address: String) -> String {
    var buffer = MarkupBuffer()
    URLEscaping.append(address, to: &buffer)
    return buffer.markup
  }
}
