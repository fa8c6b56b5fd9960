import FeedModel

/// Takes the nodes of a line of text apart.
struct InlineReader {
  let converter: MarkdownConverter
  let fragments: Set<String>
  /// Whether line ends of the source are mere spaces here, even if they count elsewhere.
  var isSingleLine = false
  private(set) var pieces: [InlineToken] = []
  /// The delimiters by their numbers.
  private(set) var delimiters: [InlineDelimiter] = []
  /// The destinations of links and images in the order of the text.
  private(set) var destinations: [String] = []
  /// What is open around the place.
  private var open: Set<String> = []

  init(converter: MarkdownConverter, fragments: Set<String>, isSingleLine: Bool = false) {
    self.converter = converter
    self.fragments = fragments
    self.isSingleLine = isSingleLine
  }

  mutating func read(_ nodes: [MarkupNode]) {
    for node in nodes {
      switch node {
      case .text(let text): read(text)
      case .comment: continue
      case .element(let element): read(element)
      }
    }
  }

  private mutating func read(_ text: String) {
    guard converter.keepsLineEnds, !isSingleLine else {
      pieces.append(.text(text))
      return
    }
    var isFirst = true
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if !isFirst { pieces.append(.lineBreak) }
      isFirst = false
      pieces.append(.text(String(line)))
    }
  }

  private mutating func read(_ element: MarkupElement) {
    switch element.name {
    case "em", "i": wrap(.emphasis, element)
    case "strong", "b": wrap(.strong, element)
    case "del", "s", "strike": wrap(.strikethrough, element)
    case "mark": wrap(.mark, element)
    case "a": readLink(element)
    case "img": readImage(element)
    case "br": pieces.append(.lineBreak)
    case "code", "tt": readCode(element)
    case "sub", "sup": readRaised(element)
    case "svg", "math":
      let html = converter.serializer.block(element)
      pieces.append(.literal(html.replacing("\n", with: " "), words: element.text))
    default:
      guard !MarkupSerializer.silent.contains(element.name) else { return }
      ElementNames.keptInline.contains(element.name) ? keep(element) : read(element.children)
    }
  }

  /// Within itself, an element says nothing.
  private mutating func wrap(_ delimiter: InlineDelimiter, _ element: MarkupElement) {
    guard open.insert(delimiter.element).inserted else { return read(element.children) }
    let number = delimiters.count
    delimiters.append(delimiter)
    pieces.append(.open(number))
    read(element.children)
    pieces.append(.close(number))
    open.remove(delimiter.element)
  }

  private mutating func keep(_ element: MarkupElement) {
    wrap(.element(element.name, startTag: converter.serializer.startTag(element)), element)
  }

  // MARK: Links

  private mutating func readLink(_ element: MarkupElement) {
    let href = (element["href"] ?? "").trimmed
    let name = element["id"] ?? element["name"]
    if let name, fragments.contains(name) {
      pieces.append(
        .literal("<a id=\"\(name.filter { $0 != "\"" && $0 != "<" && $0 != ">" })\"></a>", words: ""))
    }
    guard !href.isEmpty, !MarkupSerializer.isHarmful(href), !open.contains("a") else { return read(element.children) }
    let address = converter.address(href)
    if let image = LinkedImage(element) {
      return readImage(image.picture, source: converter.address(image.source))
    }
    let text = element.shownText()
    // Notes link their tags themselves.
    if element.hasClass("hashtag"), text.contains(/^#[\p{L}\p{N}_]+$/) {
      pieces.append(.literal(text, words: text))
      return
    }
    // An address in angle brackets is a link to itself (CommonMark 0.30, section 6.5).
    if text == address, text.contains(/^https?:\/\/[^\s<>&\\{}|]+$/) {
      destinations.append(address)
      pieces.append(.literal("<\(address)>", words: text))
      return
    }
    let firstDestination = destinations.count
    destinations.append(MarkdownEscaping.encoded(address))
    let firstPiece = pieces.count
    wrap(.link(destination: address, title: element["title"].flatMap { $0.trimmed.isEmpty ? nil : $0 }), element)
    // A link around nothing cannot be seen, and Markdown has none.
    let holdsText = pieces[firstPiece...].contains { piece in
      switch piece {
      case .text(let text): !text.trimmed.isEmpty
      case .literal(let literal, _): !literal.isEmpty
      default: false
      }
    }
    if !holdsText { destinations.removeSubrange(firstDestination...) }
  }

  // MARK: Images

  private mutating func readImage(_ image: MarkupElement, source: String? = nil) {
    // Pictures of emoji become the characters that their alternative texts hold.
    if ImageSource.isEmoji(image), let alt = image["alt"], !alt.isEmpty {
      pieces.append(.text(alt))
      return
    }
    guard let found = ImageSource.address(of: image), !ImageSource.isInvisible(image) else { return }
    let address = source ?? converter.address(found)
    destinations.append(MarkdownEscaping.encoded(address))
    let markdown = MarkdownEscaping.image(address, alt: image["alt"] ?? "", title: image["title"])
    pieces.append(.literal(markdown, words: ""))
  }

  // MARK: Code and raised words

  private mutating func readCode(_ element: MarkupElement) {
    let holdsMarkup = element.descendants(["a", "em", "strong", "b", "i", "img", "sub", "sup", "mark", "del"])
    guard holdsMarkup.isEmpty else { return keep(element) }
    let text = element.shownText().collapsingWhitespace
    guard !text.isEmpty else { return }
    pieces.append(.literal(MarkdownEscaping.codeSpan(text), words: text))
  }

  /// Raised letters and digits are written in Markdown; anything else stays an element.
  private mutating func readRaised(_ element: MarkupElement) {
    let text = element.text
    guard element.elements.isEmpty, text.contains(/^[A-Za-z0-9]+$/), !open.contains("a") else { return keep(element) }
    let sign = element.name == "sub" ? "~" : "^"
    pieces.append(.literal(sign + text + sign, words: text))
  }
}

/// A picture that links to a larger copy of itself, as galleries make them.
struct LinkedImage {
  let picture: MarkupElement
  /// The address of the larger copy.
  let source: String

  init?(_ link: MarkupElement) {
    let pictures = link.descendants(["img"])
    guard let href = link["href"], pictures.count == 1, link.text.trimmed.isEmpty,
      let source = ImageSource.address(of: pictures[0]), let stem = Self.stem(href), stem == Self.stem(source)
    else { return nil }
    picture = pictures[0]
    self.source = href
  }

  /// The name of the file of a picture without its ending and without the size that WordPress adds to copies.
  private static func stem(_ address: String) -> String? {
    let path = address.withoutQuery
    guard let name = path.split(separator: "/").last,
      let match = name.wholeMatch(of: /(.+?)(-\d+x\d+|-scaled)?\.(jpe?g|png|gif|webp|avif)/.ignoresCase())
    else { return nil }
    return String(match.1)
  }
}

/// Where the picture of an `img` is.
enum ImageSource {
  /// The address; pages that load pictures late keep it elsewhere.
  static func address(of image: MarkupElement) -> String? {
    let candidates = ["src", "data-src", "data-lazy-src", "data-original", "data-orig-file"].compactMap {
      image[$0]?.trimmed
    }
    return candidates.first { !$0.isEmpty && !$0.hasPrefix("data:") } ?? candidates.first { !$0.isEmpty }
  }

  static func isPicture(_ image: MarkupElement) -> Bool {
    address(of: image) != nil && !isInvisible(image) && !isEmoji(image)
  }

  static func isEmoji(_ image: MarkupElement) -> Bool { image.hasClass("emoji") || image.hasClass("wp-smiley") }

  /// Whether it is invisible: a pixel that counts readers.
  static func isInvisible(_ image: MarkupElement) -> Bool {
    let sides = ["width", "height"].compactMap { image[$0] }.compactMap { Int($0) }
    return sides.count == 2 && sides.allSatisfy { $0 <= 1 }
  }
}
