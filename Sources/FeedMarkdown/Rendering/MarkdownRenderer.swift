internal import FeedMarkup

/// Copies a body's markup and fills its slots.
struct MarkdownRenderer {
  let body: MarkdownBody
  let rendering: MarkdownRendering
  var hasShownImage = false
  /// `#` and each name that links may lead to, escaped; collected when the first link to a fragment is met.
  private(set) var fragments: Set<String>?

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

  mutating func fill(_ content: MarkdownSlotContent, in buffer: inout MarkupBuffer) {
    switch content {
    case .linkStart(let index): startLink(index, in: &buffer)
    case .linkEnd(let index): if !body.isMissing(index) { buffer.append("</a>") }
    case .image(let index): appendImage(index, to: &buffer)
    case .figure(let index): appendFigure(index, to: &buffer)
    case .player(let index): appendPlayer(index, isBlock: false, to: &buffer)
    case .embed(let index): appendEmbed(index, to: &buffer)
    case .headingStart(let index): startHeading(index, in: &buffer)
    case .headingEnd(let index):
      buffer.append("</h")
      buffer.append(level(of: body.content.headings[index]))
      buffer.append(">")
    case .attributes(let index): append(body.content.attributeLists[index], to: &buffer)
    case .alignment(let alignment):
      // HTML has no attribute for it any more; feeds and GFM know the old one, and no style sheet.
      buffer.append(rendering.purpose == .page ? " class=\"align-" : " align=\"")
      buffer.append(alignment.rawValue)
      buffer.append("\"")
    case .code(let index): appendCode(index, to: &buffer)
    case .rawHTML(let index): appendRawHTML(index, to: &buffer)
    case .task(let isDone): appendTask(isDone: isDone, to: &buffer)
    case .alertStart(let kind, let attributes): startAlert(kind, attributes: attributes.map(Int.init), in: &buffer)
    case .alertEnd: buffer.append(rendering.purpose == .feed ? "</blockquote>" : "</div>")
    case .footnoteReference(let number, let occurrence):
      appendReference(number: Int(number), occurrence: Int(occurrence), to: &buffer)
    case .footnotesStart: startFootnotes(in: &buffer)
    case .footnoteStart(let number):
      buffer.append("<li")
      appendID(Self.note(number), to: &buffer)
      buffer.append(">\n")
    case .footnoteReturn(let number, let references):
      appendReturn(number: Int(number), references: Int(references), to: &buffer)
    }
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

  // MARK: Links and pictures

  mutating func startLink(_ index: Int, in buffer: inout MarkupBuffer) {
    guard !body.isMissing(index) else { return }
    let link = body.content.links[index]
    buffer.append("<a")
    buffer.append(attribute: "href", address: rendering.url(withinPage(body.resolution(index).destination)))
    appendTitle(of: link, to: &buffer)
    let className = rendering.purpose == .page ? link.kind.className : nil
    if let index = link.attributes {
      var attributes = AttributeList()
      if let className { attributes.add(.className(className)) }
      attributes.merge(body.content.attributeLists[index])
      append(attributes, besides: link, to: &buffer)
    } else if let className {
      buffer.append(attribute: "class", className)
    }
    buffer.append(">")
  }

  mutating func appendImage(_ index: Int, to buffer: inout MarkupBuffer, isFigure: Bool = false) {
    let image = body.content.links[index]
    let resolution = body.resolution(index)
    guard !resolution.isMissing, !resolution.destination.isEmpty else {
      return HTMLEscaping.appendKeepingApostrophes(image.text, to: &buffer)
    }
    var attributes = attributes(image.attributes)
    let size = DisplaySize(of: resolution, taking: &attributes)
    let loading = attributes.removeValue(of: "loading")
    let sources = rendering.purpose == .page ? resolution.sources : nil
    // An image that is asked to be narrow is so on every screen.
    let sizes = resolution.pixelWidth == size.width ? rendering.imageSizes : size.width.map { "\($0)px" } ?? "100vw"
    if let webP = sources?.webP, !webP.isEmpty {
      buffer.append("<picture><source type=\"image/webp\"")
      append(webP, sizes: sizes, to: &buffer)
      buffer.append(" />")
    }
    buffer.append("<img")
    buffer.append(attribute: "src", address: rendering.url(resolution.destination))
    buffer.append(attribute: "alt", image.text)
    if let own = sources?.own, own.count > 1 { append(own, sizes: sizes, to: &buffer) }
    // The title of a figure is its caption.
    if !isFigure { appendTitle(of: image, to: &buffer) }
    size.append(to: &buffer)
    if rendering.purpose == .page {
      let isEager = loading.map { $0 == "eager" } ?? (rendering.loadsFirstImageEagerly && !hasShownImage)
      buffer.append(isEager ? " decoding=\"async\"" : " loading=\"lazy\" decoding=\"async\"")
    }
    append(attributes, besides: image, to: &buffer)
    hasShownImage = true
    buffer.append(" />")
    if sources?.webP.isEmpty == false { buffer.append("</picture>") }
  }

  private func append(_ sources: [ImageSources.Source], sizes: String, to buffer: inout MarkupBuffer) {
    buffer.append(" srcset=\"")
    for (index, source) in sources.enumerated() {
      if index > 0 { buffer.append(", ") }
      URLEscaping.append(rendering.url(source.destination), to: &buffer)
      buffer.append(" \(source.pixelWidth)w")
    }
    buffer.append("\"")
    buffer.append(attribute: "sizes", sizes)
  }

  mutating func appendFigure(_ index: Int, to buffer: inout MarkupBuffer) {
    let link = body.content.links[index]
    guard link.kind == .image else { return appendPlayer(index, isBlock: true, to: &buffer) }
    guard !body.isMissing(index) else {
      buffer.append("<p>")
      appendImage(index, to: &buffer)
      return buffer.append("</p>")
    }
    buffer.append("<figure>")
    appendImage(index, to: &buffer, isFigure: true)
    endFigure(caption: link.title, in: &buffer)
  }

  /// Ends a figure; an empty caption is left out.
  private func endFigure(caption: String, in buffer: inout MarkupBuffer) {
    if !caption.isEmpty {
      buffer.append("<figcaption>")
      HTMLEscaping.appendKeepingApostrophes(caption, to: &buffer)
      buffer.append("</figcaption>")
    }
    buffer.append("</figure>")
  }

  /// A player for a file of sound or film: a figure with a caption where it is alone, the bare player among words.
  ///
  /// In it stands a link to the file, for readers that have no players. Nothing of the sound is loaded before it is
  /// played, of a film its length and first picture.
  func appendPlayer(_ index: Int, isBlock: Bool, to buffer: inout MarkupBuffer) {
    let link = body.content.links[index]
    let resolution = body.resolution(index)
    guard !resolution.isMissing, !resolution.destination.isEmpty else {
      if isBlock { buffer.append("<p>") }
      HTMLEscaping.appendKeepingApostrophes(link.text, to: &buffer)
      return isBlock ? buffer.append("</p>") : ()
    }
    let (isFilm, isInFeed) = (link.kind == .video, rendering.purpose == .feed)
    let address = rendering.url(resolution.destination)
    if isBlock { buffer.append(isInFeed ? "<figure>" : "<figure class=\"player\">") }
    if !isFilm { buffer.features.insert(.recording) }
    buffer.append(isFilm ? "<video" : "<audio")
    buffer.append(attribute: "src", address: address)
    buffer.append(isFilm ? " controls=\"\" preload=\"metadata\"" : " controls=\"\" preload=\"none\"")
    appendAttributes(ofPlayer: link, resolution, isBlock: isBlock, to: &buffer)
    buffer.append("><a")
    buffer.append(attribute: "href", address: address)
    buffer.append(isInFeed ? ">" : " download=\"\">")
    let name = MarkdownLink.Kind.fileName(of: address).flatMap { String($0) } ?? address
    let words = [link.text, link.title, name, address].first { !$0.isEmpty }
    HTMLEscaping.appendKeepingApostrophes(words ?? address, to: &buffer)
    buffer.append(isFilm ? "</a></video>" : "</a></audio>")
    if isBlock { endFigure(caption: link.title.isEmpty ? link.text : link.title, in: &buffer) }
  }

  private func appendAttributes(
    ofPlayer link: MarkdownLink, _ resolution: ResolvedLink, isBlock: Bool, to buffer: inout MarkupBuffer
  ) {
    var attributes = self.attributes(link.attributes)
    let size = DisplaySize(of: resolution, taking: &attributes)
    let isInFeed = rendering.purpose == .feed
    if link.kind == .video {
      size.append(to: &buffer)
      if !isInFeed { buffer.append(" playsinline=\"\"") }
    }
    let label = link.text.isEmpty ? link.title : link.text
    if !isInFeed, !label.isEmpty { buffer.append(attribute: "aria-label", label) }
    // Lazy loading and the roles of images are not for players.
    _ = attributes.removeValue(of: "loading")
    _ = attributes.removeValue(of: "role")
    let givenTitle = attributes.removeValue(of: "title")
    if let title = isBlock || link.title.isEmpty ? givenTitle : link.title { buffer.append(attribute: "title", title) }
    append(attributes, to: &buffer)
  }

  func appendEmbed(_ index: Int, to buffer: inout MarkupBuffer) {
    let link = body.content.links[index]
    guard let page = EmbeddedPage(address: link.destination) else { return }
    // The text for an address of a player itself often says no more than that it is one.
    let words = page.player == nil && link.text != link.destination ? link.text : ""
    EmbedMarkup.append(
      page, text: words, attributes: attributes(link.attributes), identifierPrefix: rendering.identifierPrefix,
      purpose: rendering.purpose, to: &buffer)
  }

  private func appendTitle(of link: MarkdownLink, to buffer: inout MarkupBuffer) {
    if !link.title.isEmpty { buffer.append(attribute: "title", link.title) }
  }

  /// Appends attributes, except a title where the link has one of its own.
  private func append(_ attributes: AttributeList, besides link: MarkdownLink, to buffer: inout MarkupBuffer) {
    guard !attributes.isEmpty else { return }
    var attributes = attributes
    if !link.title.isEmpty { _ = attributes.removeValue(of: "title") }
    append(attributes, to: &buffer)
  }

  // MARK: Headings

  func startHeading(_ index: Int, in buffer: inout MarkupBuffer) {
    let heading = body.content.headings[index]
    buffer.append("<h")
    buffer.append(level(of: heading))
    appendID(heading.anchor, to: &buffer)
    if let attributes = heading.attributes { append(self.attributes(attributes), to: &buffer) }
    buffer.append(">")
  }

  private func level(of heading: MarkdownHeading) -> UInt8 {
    UInt8(ascii: "0") + UInt8(min(max(heading.level + min(max(rendering.headingOffset, -6), 6), 1), 6))
  }

  // MARK: Code, tasks

  func appendCode(_ index: Int, to buffer: inout MarkupBuffer) {
    let block = body.content.codeBlocks[index]
    var attributes = MarkupBuffer()
    if let index = block.attributes { append(self.attributes(index), to: &attributes) }
    block.append(to: &buffer, isPage: rendering.purpose == .page, attributes: attributes.bytes[...])
  }

  /// A feed has no controls of forms; on pages they have a name, since the text beside them is none.
  func appendTask(isDone: Bool, to buffer: inout MarkupBuffer) {
    guard rendering.purpose != .feed else { return buffer.append(isDone ? "☑" : "☐") }
    buffer.append(isDone ? "<input checked=\"\"" : "<input")
    buffer.append(" disabled=\"\" type=\"checkbox\"")
    if rendering.purpose == .page {
      buffer.append(" aria-label=\"")
      HTMLEscaping.append(isDone ? rendering.labels.doneTask : rendering.labels.openTask, to: &buffer)
      buffer.append("\"")
    }
    buffer.append(UInt8(ascii: ">"))
  }

  // MARK: Alerts

  func startAlert(_ kind: AlertKind, attributes index: Int?, in buffer: inout MarkupBuffer) {
    let title = rendering.labels.alerts[kind] ?? MarkdownLabels.english.alerts[kind] ?? kind.name
    switch rendering.purpose {
    case .feed:
      buffer.append("<blockquote>\n<p><strong>")
      HTMLEscaping.appendKeepingApostrophes(title, to: &buffer)
      buffer.append("</strong></p>")
    case .page, .document:
      buffer.append("<div")
      if let index {
        var attributes = AttributeList()
        attributes.add(.className("alert"))
        attributes.add(.className("alert-\(kind.name)"))
        attributes.merge(body.content.attributeLists[index])
        _ = attributes.removeValue(of: "role")
        append(attributes, to: &buffer)
      } else {
        buffer.append(attribute: "class", "alert alert-\(kind.name)")
      }
      buffer.append(" role=\"note\">\n<p class=\"alert-title\">")
      HTMLEscaping.appendKeepingApostrophes(title, to: &buffer)
      buffer.append("</p>")
    }
  }

  // MARK: Footnotes

  func appendReference(number: Int, occurrence: Int, to buffer: inout MarkupBuffer) {
    buffer.append("<sup")
    if rendering.purpose != .feed { buffer.append(" class=\"footnote-ref\"") }
    appendID(Self.reference(number, occurrence), to: &buffer)
    buffer.append("><a href=\"")
    URLEscaping.append(address(ofFragment: Self.note(number)), to: &buffer)
    buffer.append(rendering.purpose == .feed ? "\">\(number)</a></sup>" : "\" role=\"doc-noteref\">\(number)</a></sup>")
  }

  func startFootnotes(in buffer: inout MarkupBuffer) {
    guard rendering.purpose != .feed else { return buffer.append("<section>\n<hr />\n<ol>\n") }
    // With several bodies on one page, their landmarks could not be distinguished.
    guard rendering.identifierPrefix?.isEmpty ?? true else {
      return buffer.append("<section class=\"footnotes\">\n<ol>\n")
    }
    buffer.append("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"")
    HTMLEscaping.appendKeepingApostrophes(rendering.labels.footnotes, to: &buffer)
    buffer.append("\">\n<ol>\n")
  }

  func appendReturn(number: Int, references: Int, to buffer: inout MarkupBuffer) {
    // A footnote that is referred to a thousand times does not need a thousand ways back.
    for occurrence in 1...min(max(references, 1), 26) {
      if occurrence > 1 { buffer.append(" ") }
      buffer.append("<a")
      buffer.append(attribute: "href", address: address(ofFragment: Self.reference(number, occurrence)))
      if rendering.purpose != .feed {
        buffer.append(" class=\"footnote-backref\" role=\"doc-backlink\" aria-label=\"")
        HTMLEscaping.appendKeepingApostrophes(rendering.labels.footnoteReturn, to: &buffer)
        buffer.append(" \(number)\(occurrence > 1 ? "-\(occurrence)" : "")\"")
      }
      buffer.append(">↩\u{FE0E}")
      if occurrence > 1 { buffer.append("<sup>\(occurrence)</sup>") }
      buffer.append("</a>")
    }
  }

  private func appendID(_ name: String, to buffer: inout MarkupBuffer) {
    guard let prefix = rendering.identifierPrefix else { return }
    buffer.append(" id=\"")
    HTMLEscaping.append(prefix, to: &buffer)
    HTMLEscaping.append(name, to: &buffer)
    buffer.append("\"")
  }

  // No heading has a name with a colon, so that these never meet.
  private static func note(_ number: Int) -> String { "fn:\(number)" }

  private static func reference(_ number: Int, _ occurrence: Int) -> String {
    occurrence == 1 ? "fnref:\(number)" : "fnref:\(number):\(occurrence)"
  }
}
