import FeedMarkdown
import FeedTheme

/// Adds up how high a note is on a card: paragraphs, lists, quoted words, code, tables and images.
///
/// Looks at the body's parts once, and at nothing after the height that matters.
struct ProseHeight {
  /// The height so far, in rem.
  private(set) var height = 0.0
  private(set) var lines = 0

  private let metrics: ThemeMetrics
  private let width: Double
  private let limit: Double
  private var text: [UInt8] = []
  private var containers: [Container] = []
  private var style = CardText.note
  private var isFirst = true
  private var cells: [Double] = []

  private struct Container {
    let element: MarkdownElement
    let indent: Double
    let above: Double
    var isFirst = true
  }

  /// - Parameter limit: The height after which nothing matters.
  init(_ metrics: ThemeMetrics, width: Double, limit: Double) {
    self.metrics = metrics
    self.width = width
    self.limit = limit
  }

  mutating func read(_ body: MarkdownBody) {
    body.visitParts { part in
      handle(part)
      return height <= limit
    }
    endText()
  }

  private mutating func handle(_ part: MarkdownPart) {
    switch part {
    case .text(let bytes): text += bytes
    case .picture(let pixelWidth, let pixelHeight): addPicture(pixelWidth, pixelHeight)
    case .rule:
      endText()
      startBlock()
      height += metrics[.blockSpacing] * 4
    case .start(.cell), .start(.row): text.removeAll(keepingCapacity: true)
    case .end(.cell): endCell()
    case .end(.row): endRow()
    case .end(.code): endCode()
    case .start(let element):
      endText()
      open(element)
    case .end(let element):
      endText()
      close(element)
    }
  }

  // MARK: Blocks

  private mutating func open(_ element: MarkdownElement) {
    let indent =
      switch element {
      case .list, .definition: metrics[.listIndent]
      case .quote, .alert: metrics[.quoteIndent]
      default: 0.0
      }
    // Items follow each other without room between; so do the parts of other containers that have no box of their own.
    if element != .item, element != .definition { startBlock() }
    let spacesBlocks = [.item, .definition, .quote, .alert].contains(element)
    containers.append(
      Container(element: element, indent: indent, above: spacesBlocks ? metrics[.nestedSpacing] : 0))
    if element == .heading { style = .noteHeading }
    if element == .code { text.removeAll(keepingCapacity: true) }
    guard element == .alert else { return }
    height += metrics[.blockSpacing] * 2
    // Its title, which is one word.
    open(.paragraph)
    text = Array("Note".utf8)
    endText()
    close(.paragraph)
  }

  private mutating func close(_ element: MarkdownElement) {
    guard containers.last?.element == element else { return }
    containers.removeLast()
    if element == .heading { style = .note }
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
    let count = style.lines(of: String(decoding: text, as: UTF8.self), width: max(available, style.size))
    lines += count
    height += Double(count) * style.line
  }

  private mutating func endCode() {
    let shown = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).count
    lines += shown
    height += metrics[.preformatted] + Double(shown) * metrics[.noteCode].line
    text.removeAll(keepingCapacity: true)
    close(.code)
  }

  // MARK: Tables and pictures

  private mutating func endCell() {
    cells.append(metrics[.note].width(of: String(decoding: text, as: UTF8.self)) + metrics[.cellPadding] * 2)
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

  private mutating func addPicture(_ pixelWidth: Int?, _ pixelHeight: Int?) {
    endText()
    if containers.isEmpty { startBlock() }
    guard let pixelWidth, let pixelHeight, pixelWidth > 0 else {
      height += available * 2 / 3
      return
    }
    let shownWidth = min(available, Double(pixelWidth) / 16)
    height += shownWidth * Double(pixelHeight) / Double(pixelWidth)
  }
}
