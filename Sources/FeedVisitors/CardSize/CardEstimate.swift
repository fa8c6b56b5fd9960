import FeedMarkdown
import FeedModel
import FeedTheme

/// Adds up how high a card is, part by part as its template has them. Lengths are in rem.
struct CardEstimate {
  let metrics: ThemeMetrics
  /// The outline that the card has here.
  let shape: CardShape
  /// The width of the card without its border.
  let width: Double
  private(set) var textWidth: Double
  private(set) var lines = 0
  /// The lines of what is cut where there are more.
  private(set) var shown = CardLines()
  private(set) var pictures: [CardPicture] = []
  /// How much of a note or quotation is hidden and could be shown; 0 where all of it is shown.
  private(set) var hidden = 0.0

  /// Whether there is a picture, or a placeholder for one, that can grow.
  private(set) var hasPicture = false
  private(set) var hasSquareCover = false

  private var sum: Double
  private var hasPictureBeside = false

  /// Starts with what every card has: the last line and the border.
  init(_ shape: CardShape, metrics: ThemeMetrics) {
    self.shape = shape
    self.metrics = metrics
    width = metrics.width(of: shape.columns) - metrics[.border] * 2
    textWidth = width - metrics[.padding] * 2
    sum = metrics[.foot] + metrics[.border] * 2
  }

  /// The height so far; with a picture beside the text, that of the higher one of the two.
  var height: Double {
    let border = metrics[.border] * 2
    return hasPictureBeside ? max(sum, metrics[.wideHeight] + border) : sum
  }

  // MARK: Text

  mutating func add(_ room: Double) { sum += room }

  mutating func add(_ measures: CardMeasure...) {
    for measure in measures { sum += metrics[measure] }
  }

  /// How many lines have to be too many before a text is cut: three that are worth hiding, and one because typefaces
  /// differ in their widths.
  private static let fewestHidden = 4

  /// Adds text with room above it; nothing where it is empty.
  ///
  /// - Parameters:
  ///   - limit: How many lines are shown where so many more are hidden that it is worth it; if none, those of the
  ///     theme's text style.
  ///   - inset: How much narrower than the card's text it is.
  ///   - lowest: How high the line is at least.
  /// - Returns: The lines that it is cut to; nil where it is whole.
  @discardableResult
  mutating func add(
    _ text: String?, as kind: CardText, lines limit: Int? = nil, above: CardMeasure? = nil, inset: Double = 0,
    lowest: Double = 0
  ) -> UInt16? {
    var style = metrics[kind]
    let limit = limit ?? style.lines
    style.lines = nil
    var count = style.lines(
      of: text ?? "", width: textWidth - inset, limit: limit.map { $0 + Self.fewestHidden } ?? .max)
    guard count > 0 else { return nil }
    let cut = limit.flatMap { count >= $0 + Self.fewestHidden ? $0 : nil }
    count = cut ?? count
    lines += count
    sum += max(lowest, Double(count) * style.line) + (above.map { metrics[$0] } ?? 0)
    return cut.map { UInt16(clamping: $0) }
  }

  mutating func addTitle(_ title: String, as kind: CardText = .title, inset: Double = 0) {
    shown.title = add(title, as: isWide ? .wideTitle : kind, inset: inset)
  }

  /// Adds what is below a title, with a dot between the parts.
  mutating func addSub(_ parts: [String?], inset: Double = 0) {
    let text = parts.compactMap(\.self).joined(separator: " · ")
    shown.sub = add(text, as: .copy, lines: metrics.count(.subLines), above: .spacing, inset: inset)
  }

  /// Adds badges, beside each other as far as they fit.
  mutating func addBadges(_ words: [String], inset: Double) {
    let room = textWidth - inset
    var (rows, filled) = (0, Double.infinity)
    for text in words {
      let width = min(metrics[.badgeText].width(of: text) + metrics[.badgePadding], room)
      if filled + metrics[.badgeGap] + width > room {
        rows += 1
        filled = width
      } else {
        filled += metrics[.badgeGap] + width
      }
    }
    guard rows > 0 else { return }
    sum += metrics[.badgesTop] + Double(rows) * metrics[.badge] + Double(rows - 1) * metrics[.badgeGap]
  }

  /// Adds what a card shows of a body or summary; how much depends on the size.
  mutating func addExcerpt(_ text: String?, above: CardMeasure? = .spacing) {
    let usual = metrics[.copy].lines ?? .max
    let limit =
      switch shape {
      case .normal, .wide, .full: usual
      case .tall, .large: max(usual, metrics.count(.tallLines))
      case .small: metrics.count(.smallLines)
      }
    shown.copy = add(text, as: .copy, lines: limit, above: above)
  }

  /// Adds words that are quoted, which take the place of the excerpt.
  mutating func addCitation(_ text: String) {
    shown.copy = add(text, as: .citation, above: .citationTop, inset: metrics[.citationIndent])
  }

  /// Adds a whole note, or as much of one as cards show.
  mutating func addNote(_ body: MarkdownBody) {
    var prose = ProseHeight(metrics, width: textWidth, limit: metrics[.noteHeight] * Self.readHeights)
    prose.read(body)
    lines += prose.lines
    addProse(prose.height)
  }

  /// Adds a quotation that is the whole card, up to the same height.
  mutating func addQuotation(_ text: String) {
    let style = metrics[.quotation]
    let most = Int(metrics[.noteHeight] * Self.readHeights / style.line) + 1
    // Its lines are broken as the text is, and empty ones stay.
    let empty = zip(text.utf8, text.utf8.dropFirst()).count { $0 == UInt8(ascii: "\n") && $1 == $0 }
    let count = min(style.lines(of: text, width: textWidth, limit: most) + empty, most)
    lines += count
    addProse(Double(count) * style.line)
  }

  /// How far notes are read: several heights of a card, because layouts cut at different ones.
  private static let readHeights = 4.0

  /// Adds prose, whole unless lines are hidden that are worth it. The style sheet computes the same from `--prose`.
  private mutating func addProse(_ height: Double) {
    let line = metrics[.note].line
    let limit = shape == .small ? line * Double(metrics.count(.smallLines)) : metrics[.noteHeight]
    let whole = height.rounded(.up)
    // The last few lines stay hidden, or it would not be worth hiding any.
    hidden = max(0, whole - limit - line * Double(Self.fewestHidden))
    shown.prose = UInt16(clamping: Int(whole))
    sum += hidden > 0 ? limit : height
  }

  /// Adds text beside something of a certain height: the higher one counts.
  mutating func addBeside(_ lowest: Double, _ addText: (inout CardEstimate) -> Void) {
    let before = sum
    addText(&self)
    sum = max(sum, before + lowest)
  }

  // MARK: Pictures

  /// Adds the cover, which is cut to a shape.
  mutating func addCover(_ cover: Photo?, ratio: CardMeasure = .coverRatio, standsBeside: Bool = true) {
    guard cover != nil else { return }
    pictures.append(.cover)
    hasSquareCover = ratio == .squareRatio
    addPicture(height: width * metrics[ratio], standsBeside: standsBeside)
  }

  mutating func addArt(ratio: CardMeasure) { addPicture(height: width * metrics[ratio], standsBeside: true) }

  /// Adds a picture in its own shape across the card; without a size it counts as 3 by 2.
  mutating func addPicture(_ size: PixelSize?) {
    pictures.append(.own(size))
    let ratio = size.map { Double($0.height) / Double($0.width) } ?? 2 / 3
    addPicture(height: min(width * ratio, metrics[.pictureHeight]), standsBeside: false)
  }
  mutating func addMosaic() {
    pictures.append(.own(PixelSize(width: 1, height: 1)))
    addPicture(height: width * metrics[.squareRatio], standsBeside: false)
  }

  private mutating func addPicture(height: Double, standsBeside: Bool) {
    hasPicture = true
    switch shape {
    case .wide where standsBeside: standBeside()
    case .normal, .wide: sum += height
    case .tall: sum += width * metrics[.tallRatio]
    case .large: sum += width * metrics[.largeRatio]
    case .small: sum += width * metrics[.smallRatio]
    case .full: sum += metrics[.fullHeight]
    }
  }

  /// Puts the picture into the left half of a card of two columns.
  mutating func standBeside() {
    hasPictureBeside = true
    textWidth = width / 2 - metrics[.padding] * 2
  }

  private var isWide: Bool { shape.columns != .one }
}

extension ThemeMetrics {
  /// The width of a card; one across all columns is at least as wide as two.
  func width(of columns: Columns) -> Double {
    switch columns {
    case .one: self[.columnWidth]
    case .two, .full: self[.columnWidth] * 2 + self[.gap]
    }
  }

  /// The rows that a card of a height takes, with the gap below it; what is less than a hair too high fits.
  func rows(forHeight height: Double) -> Int { rows(of: height - Self.hair + self[.gap]) }

  /// The rows that something in a card takes.
  func rows(of height: Double) -> Int { Int((height / self[.gridUnit]).rounded(.up)) }

  private static let hair = 0.03
}
