import FeedTheme

/// Adds up how high the HTML of a note is on a card: paragraphs, lists, quoted words, code, tables and images.
///
/// Reads markup as `FeedMarkdown` writes it, once, and nothing behind the height that matters.
struct ProseHeight {
  /// The height so far, in rem.
  private(set) var height = 0.0
  /// The lines of text so far.
  private(set) var lines = 0

  private let metrics: ThemeMetrics
  private let width: Double
  private let limit: Double
  private var text: [UInt8] = []
  private var containers: [Container] = []
  private var style = CardText.note
  private var isFirst = true
  private var cells: [Double] = []

  /// An element that holds blocks.
  private struct Container {
    let name: ProseTag.Name
    let indent: Double
    let above: Double
    var isFirst = true
  }

  /// Starts with nothing.
  ///
  /// - Parameter limit: The height behind which nothing matters.
  init(_ metrics: ThemeMetrics, width: Double, limit: Double) {
    self.metrics = metrics
    self.width = width
    self.limit = limit
  }

  /// Adds the blocks of a body.
  mutating func read(_ html: [UInt8]) {
    var position = html.startIndex
    while position < html.endIndex, height <= limit {
      if html[position] == UInt8(ascii: "<"), let tag = ProseTag(html[position...]) {
        handle(tag)
        position = tag.end
      } else {
        let isLineEnd = html[position] == UInt8(ascii: "\n") && containers.last?.name != .pre
        text.append(isLineEnd ? UInt8(ascii: " ") : html[position])
        position += 1
      }
    }
    endText()
  }

  private mutating func handle(_ tag: ProseTag) {
    if containers.last?.name == .pre, !(tag.name == .pre && tag.isClosing) { return }
    switch tag.name {
    case .inline: return
    case .lineBreak: text.append(UInt8(ascii: "\n"))
    case .image: addPicture(tag)
    case .rule where !tag.isClosing:
      endText()
      startBlock()
      height += metrics[.blockSpacing] * 4
    case .cell:
      if tag.isClosing { endCell() }
    case .row:
      if tag.isClosing { endRow() } else { text.removeAll(keepingCapacity: true) }
    case .pre where tag.isClosing: endCode()
    default:
      endText()
      if tag.isClosing { close(tag.name) } else { open(tag) }
    }
  }

  // MARK: Blocks

  private mutating func open(_ tag: ProseTag) {
    let indent =
      switch tag.name {
      case .list, .definition: metrics[.listIndent]
      case .quote, .alert: metrics[.quoteIndent]
      default: 0.0
      }
    // Items follow each other without room between; so do the parts of other containers that have no box of their own.
    if tag.name != .item, tag.name != .definition { startBlock() }
    let above = tag.name.spacesBlocks ? metrics[.nestedSpacing] : 0
    containers.append(Container(name: tag.name, indent: indent, above: above))
    if tag.name == .alert { height += metrics[.blockSpacing] * 2 }
    if tag.name == .heading { style = .noteHeading }
    if tag.name == .pre { text.removeAll(keepingCapacity: true) }
  }

  private mutating func close(_ name: ProseTag.Name) {
    guard containers.last?.name == name else { return }
    containers.removeLast()
    if name == .heading { style = .note }
  }

  /// Adds the room between a block and the one before it.
  private mutating func startBlock() {
    guard let last = containers.indices.last else {
      if !isFirst { height += metrics[.blockSpacing] }
      isFirst = false
      return
    }
    if !containers[last].isFirst { height += containers[last].above }
    containers[last].isFirst = false
  }

  private var available: Double { width - containers.reduce(0) { $0 + $1.indent } }

  private mutating func endText() {
    defer { text.removeAll(keepingCapacity: true) }
    guard text.contains(where: { $0 > 0x20 }) else { return }
    if let last = containers.indices.last { containers[last].isFirst = false }
    let style = metrics[self.style]
    let count = style.lines(of: decodedText, width: max(available, style.size))
    lines += count
    height += Double(count) * style.line
  }

  private mutating func endCode() {
    let count = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
    let shown = text.last == UInt8(ascii: "\n") ? count - 1 : count
    lines += shown
    height += metrics[.preformatted] + Double(shown) * metrics[.noteCode].line
    text.removeAll(keepingCapacity: true)
    close(.pre)
  }

  // MARK: Tables and pictures

  private mutating func endCell() {
    cells.append(metrics[.note].width(of: decodedText) + metrics[.cellPadding] * 2)
    text.removeAll(keepingCapacity: true)
  }

  /// A row whose cells do not fit beside each other is as many lines high as they take in a row of lines.
  private mutating func endRow() {
    let count = max(1, (cells.reduce(0, +) / max(available, 1)).rounded(.up))
    if !cells.isEmpty { height += count * metrics[.note].line + metrics[.cellPadding] + metrics[.border] }
    lines += Int(min(count, 100))
    cells = []
    text.removeAll(keepingCapacity: true)
  }

  private mutating func addPicture(_ tag: ProseTag) {
    endText()
    if containers.isEmpty { startBlock() }
    guard let pixelWidth = tag.pixelWidth, let pixelHeight = tag.pixelHeight, pixelWidth > 0 else {
      height += available * 2 / 3
      return
    }
    let shownWidth = min(available, Double(pixelWidth) / 16)
    height += shownWidth * Double(pixelHeight) / Double(pixelWidth)
  }

  /// The text with its few references resolved.
  private var decodedText: String {
    let text = String(decoding: text, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }
}
