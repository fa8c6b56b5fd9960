/// What the body of an entry is made of, as far as it decides on the kind.
struct PostShape {
  /// The pictures that are in the body, with their captions.
  private(set) var pictures: [ImportedMedium] = []
  /// The words, without captions.
  private(set) var words = ""
  /// Whether there is nothing but words and pictures.
  private(set) var isSimple = true
  private(set) var hasLinks = false

  init(_ nodes: [MarkupNode]) {
    read(nodes, caption: nil)
    words = words.collapsingWhitespace.trimmed
  }

  /// The addresses of the pictures, recordings and videos in a body.
  static func mediaAddresses(in nodes: [MarkupNode]) -> [String] {
    nodes.flatMap { node -> [String] in
      guard case .element(let element) = node else { return [] }
      let own =
        switch element.name {
        case "img": ImageSource.isInvisible(element) ? nil : ImageSource.address(of: element)
        case "video", "audio", "source": element["src"]
        case "a": LinkedImage(element)?.source
        default: String?.none
        }
      return (own.map { [$0] } ?? []) + (element["poster"].map { [$0] } ?? [])
        + mediaAddresses(in: element.children)
    }
  }

  /// The nodes without pictures, for entries whose pictures are in the front matter.
  static func withoutPictures(_ nodes: [MarkupNode]) -> [MarkupNode] {
    nodes.compactMap { node in
      guard case .element(var element) = node else { return node }
      if isPicture(element) { return nil }
      element.children = withoutPictures(element.children)
      let isEmpty = element.text.trimmed.isEmpty && element.elements.isEmpty
      return isEmpty && ["a", "p", "div", "figure", "span"].contains(element.name) ? nil : .element(element)
    }
  }

  private static func isPicture(_ element: MarkupElement) -> Bool {
    if element.name == "img" { return !ImageSource.isEmoji(element) }
    return ["figure", "picture"].contains(element.name) && !element.descendants(["img"]).isEmpty
  }

  private mutating func read(_ nodes: [MarkupNode], caption: String?) {
    for node in nodes {
      switch node {
      case .comment: continue
      case .text(let text): words += text
      case .element(let element):
        if element.isApart { words += " " }
        read(element, caption: caption)
        if element.isApart { words += " " }
      }
    }
  }

  private mutating func read(_ element: MarkupElement, caption: String?) {
    switch element.name {
    case "img":
      if ImageSource.isEmoji(element) {
        words += element["alt"] ?? ""
      } else if let address = ImageSource.address(of: element), !ImageSource.isInvisible(element) {
        pictures.append(
          ImportedMedium(.image, address, alt: element["alt"], caption: caption ?? element["title"]))
      }
    case "a":
      guard let linked = LinkedImage(element) else {
        hasLinks = hasLinks || element["href"] != nil && !element.text.trimmed.isEmpty
        // A picture that leads elsewhere would lose its link.
        if element["href"] != nil, !element.descendants(["img"]).isEmpty { isSimple = false }
        return read(element.children, caption: caption)
      }
      pictures.append(
        ImportedMedium(
          .image, linked.source, alt: linked.picture["alt"], caption: caption ?? linked.picture["title"]))
    case "figure":
      let caption = element.first("figcaption")
      let rest = element.children.filter { $0.element?.name != "figcaption" }
      if caption.map({ !$0.descendants(["a", "img"]).isEmpty }) ?? false { isSimple = false }
      let text = caption?.text.collapsingWhitespace.trimmed
      let count = pictures.count
      read(rest, caption: text?.isEmpty == false ? text : nil)
      if caption != nil, pictures.count == count { isSimple = false }
    case "video", "audio", "iframe", "embed", "object", "table", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "details",
      "ul", "ol", "blockquote":
      isSimple = false
      read(element.children, caption: nil)
    default:
      guard !MarkupSerializer.silent.contains(element.name) else { return }
      read(element.children, caption: caption)
    }
  }
}
