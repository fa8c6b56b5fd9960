import FeedMarkdown

struct FigureWriter {
  let blocks: BlockWriter

  private var converter: MarkdownConverter { blocks.converter }

  /// A figure: an image or a player with its caption as a title, which feedsite shows as a figure; or its contents,
  /// with the captions in their places.
  func figure(_ element: MarkupElement) -> [MarkdownBlock] {
    let caption = element.first("figcaption")
    let content = element.children.filter { $0.element?.name != "figcaption" }
    let isPlain = caption.map { $0.descendants(["a", "img", "br", "em", "strong", "code"]).isEmpty } ?? true
    let words = caption?.shownText().trimmed ?? ""
    let hasOneLine = caption.map { $0.descendants(["sub", "sup", "p", "div", "ul", "ol"]).isEmpty } ?? true
    if isPlain, hasOneLine, !words.isEmpty, let player = Self.player(in: content),
      let sign = sign(of: player, caption: words)
    {
      return [sign]
    }
    if let image = image(in: content) {
      guard isPlain else { return blocks.html(element) }
      if let link = image.link {
        guard words.isEmpty else { return blocks.html(element) }
        return blocks.blocks([.element(link)])
      }
      // Of a figure without a caption, a title is none.
      return blocks.paragraphs([.element(image.titled(words))])
    }
    return blocks.blocks(
      element.children.map { node in
        guard let caption = node.element, caption.name == "figcaption" else { return node }
        return .element(MarkupElement(name: "div", children: caption.children))
      })
  }

  /// The only picture of a figure.
  private struct Picture {
    let element: MarkupElement
    /// The link around it, if it leads to more than a larger copy.
    let link: MarkupElement?
    /// The address of the larger copy that it links to.
    let source: String?

    func titled(_ caption: String) -> MarkupElement {
      let kept = element.attributes.filter { !["title", "src"].contains($0.name) }
      let title = caption.isEmpty ? [] : [MarkupAttribute(name: "title", value: caption)]
      let source = source ?? ImageSource.address(of: element) ?? ""
      return MarkupElement(
        name: "img", attributes: kept + title + [MarkupAttribute(name: "src", value: source)], children: [])
    }
  }

  private func image(in nodes: [MarkupNode]) -> Picture? {
    let elements = nodes.compactMap(\.element)
    let isImage = nodes.allSatisfy { $0.text.trimmed.isEmpty }
    guard isImage, elements.count == 1, let element = elements.first else { return nil }
    switch element.name {
    // What is not shown would take its caption along.
    case "img": return ImageSource.isPicture(element) ? Picture(element: element, link: nil, source: nil) : nil
    case "a":
      guard let inner = image(in: element.children) else { return nil }
      if let linked = LinkedImage(element) { return Picture(element: linked.picture, link: nil, source: linked.source) }
      return Picture(element: inner.element, link: element, source: nil)
    case "picture":
      return element.first("img").flatMap { image(in: [.element($0)]) }
    case "div", "span", "p": return image(in: element.children)
    default: return nil
    }
  }

  /// The only recording or video of a figure.
  private static func player(in nodes: [MarkupNode]) -> MarkupElement? {
    let elements = nodes.compactMap(\.element)
    guard elements.count == 1, let element = elements.first, ["audio", "video"].contains(element.name),
      nodes.allSatisfy({ $0.element != nil || $0.text.trimmed.isEmpty })
    else { return nil }
    return element
  }

  /// A recording, a video or the frame of a player: in Markdown where that is possible, else in HTML.
  func player(_ element: MarkupElement) -> [MarkdownBlock] {
    guard let source = Self.source(of: element) else {
      return blocks.blocks(element.children.filter { $0.element?.name == "p" || $0.element?.name == "a" })
    }
    if ["iframe", "embed", "object"].contains(element.name) {
      return Self.page(ofFrame: source).map { [MarkdownBlock(text: $0, kind: .paragraph)] } ?? blocks.html(element)
    }
    return sign(of: element).map { [$0] } ?? blocks.html(element)
  }

  /// The address of what a player plays or a frame shows; nil where it has none that is safe to follow.
  private static func source(of element: MarkupElement) -> String? {
    let source =
      element["src"] ?? element["data"] ?? element["data-src"]
      ?? element.descendants(["source", "embed"]).lazy.compactMap { $0["src"] }.first
    guard let source = source?.trimmed, !source.isEmpty, !MarkupSerializer.isHarmful(source) else { return nil }
    return source
  }

  /// The Markdown for a recording or a video; nil where something would be lost. A player without a name gets its
  /// caption as one.
  private func sign(of element: MarkupElement, caption: String = "") -> MarkdownBlock? {
    guard let source = Self.source(of: element) else { return nil }
    let address = converter.address(source)
    guard element["poster"] == nil, element.elements("track").isEmpty, MarkdownLink.Kind(mediaAt: address) != nil
    else { return nil }
    let name = element["title"] ?? element["aria-label"] ?? caption
    let title = name == caption ? nil : caption
    return MarkdownBlock(text: MarkdownEscaping.image(address, alt: name, title: title), kind: .paragraph)
  }

  /// The address of the page that feedsite shows a player for, from that of a frame; nil for frames of anything else.
  private static func page(ofFrame frame: String) -> String? {
    let address = frame.hasPrefix("//") ? "https:" + frame : frame
    if let video = address.firstMatch(of: /youtube(?:-nocookie)?\.com\/(?:embed|v)\/([A-Za-z0-9_-]{11})/) {
      return "https://www.youtube.com/watch?v=\(video.1)"
    }
    if let video = address.firstMatch(of: /player\.vimeo\.com\/video\/(\d+)/) { return "https://vimeo.com/\(video.1)" }
    return EmbeddedPage(address: address) == nil ? nil : address
  }
}
