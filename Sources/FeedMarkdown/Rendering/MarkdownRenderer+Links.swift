internal import FeedMarkup

extension MarkdownRenderer {
  mutating func startLink(_ index: Int, in buffer: inout MarkupBuffer) {
    guard !isMissing(index) else { return }
    let link = body.links[index]
    buffer.append("<a")
    buffer.append(attribute: "href", address: rendering.url(withinPage(resolution(index).destination)))
    appendTitle(of: link, to: &buffer)
    if let index = link.attributes {
      var attributes = AttributeList()
      if rendering.purpose == .page, let name = link.kind.className { attributes.add(.className("\(name)")) }
      attributes.merge(body.content.attributeLists[index])
      append(attributes, besides: link, to: &buffer)
    } else if rendering.purpose == .page, let name = link.kind.className {
      buffer.append(" class=\"")
      buffer.append(name)
      buffer.append("\"")
    }
    buffer.append(">")
  }

  mutating func appendImage(_ index: Int, to buffer: inout MarkupBuffer, isFigure: Bool = false) {
    let image = body.links[index]
    let resolution = resolution(index)
    guard !resolution.isMissing, !resolution.destination.isEmpty else {
      return HTMLEscaping.appendKeepingApostrophes(image.text, to: &buffer)
    }
    var attributes = attributes(image.attributes)
    let size = DisplaySize(
      pixelWidth: resolution.pixelWidth, pixelHeight: resolution.pixelHeight, taking: &attributes)
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
    let link = body.links[index]
    guard link.kind == .image else { return appendPlayer(index, isBlock: true, to: &buffer) }
    guard !isMissing(index) else {
      buffer.append("<p>")
      appendImage(index, to: &buffer)
      return buffer.append("</p>")
    }
    FigureMarkup.appendStart(to: &buffer)
    appendImage(index, to: &buffer, isFigure: true)
    FigureMarkup.appendEnd(caption: link.title, to: &buffer)
  }

  func appendPlayer(_ index: Int, isBlock: Bool, to buffer: inout MarkupBuffer) {
    let link = body.links[index]
    let resolution = resolution(index)
    guard !resolution.isMissing, !resolution.destination.isEmpty else {
      if isBlock { buffer.append("<p>") }
      HTMLEscaping.appendKeepingApostrophes(link.text, to: &buffer)
      return isBlock ? buffer.append("</p>") : ()
    }
    var player = PlayerMarkup(
      kind: link.kind == .video ? .video : .audio, address: rendering.url(resolution.destination))
    player.text = link.text
    player.title = link.title
    player.pixelWidth = resolution.pixelWidth
    player.pixelHeight = resolution.pixelHeight
    player.attributes = attributes(link.attributes)
    player.isBlock = isBlock
    player.purpose = rendering.purpose
    player.identifierPrefix = rendering.identifierPrefix
    player.append(to: &buffer)
  }

  func appendEmbed(_ index: Int, to buffer: inout MarkupBuffer) {
    let link = body.links[index]
    guard let page = EmbeddedPage(address: link.destination) else { return }
    // What the words of a player say is often no more than that it is one.
    let words = page.player == nil && link.text != link.destination ? link.text : ""
    EmbedMarkup.append(
      page, text: words, attributes: attributes(link.attributes), identifierPrefix: rendering.identifierPrefix,
      purpose: rendering.purpose, to: &buffer)
  }

  private func appendTitle(of link: MarkdownLink, to buffer: inout MarkupBuffer) {
    if !link.title.isEmpty { buffer.append(attribute: "title", link.title) }
  }

  /// Appends attributes, but for a title where the link has one of its own.
  private func append(_ attributes: AttributeList, besides link: MarkdownLink, to buffer: inout MarkupBuffer) {
    guard !attributes.isEmpty else { return }
    var attributes = attributes
    if !link.title.isEmpty { _ = attributes.removeValue(of: "title") }
    append(attributes, to: &buffer)
  }
}
