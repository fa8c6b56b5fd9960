import FeedMarkdown
import FeedModel

/// Adds up how high a card will be that is as high as its content.
struct CardEstimate {
  private let metrics: CardMetrics
  private let cardWidth: Double
  private let textWidth: Double
  /// The sum so far, in rem.
  private(set) var height: Double
  /// What of it are pictures; nil where there are none.
  private(set) var pictureHeight: Double?
  /// The lines of text so far.
  private(set) var lines = 0
  /// The pictures so far; empty where nobody asked for them.
  private(set) var pictures: [CardPicture] = []
  private let isExplaining: Bool

  /// Starts with what every card has: the last line and the border.
  init(_ shape: CardShape, in layout: CardLayout, isExplaining: Bool = false) {
    self.isExplaining = isExplaining
    metrics = layout.metrics
    cardWidth = layout.width(of: shape.columns)
    textWidth = cardWidth - layout.metrics.padding * 2
    height = layout.metrics.footer
  }

  /// Adds room.
  mutating func add(_ room: Double) { height += room }

  /// Adds text with room above it; nothing where it is empty.
  ///
  /// - Parameter inset: How much narrower than the card's text it is, in rem.
  mutating func add(
    _ text: String?, as style: TextStyle, lines limit: Int = .max, spacing: Double = 0, inset: Double = 0
  ) {
    let count = style.lines(of: text ?? "", width: textWidth - inset, limit: limit)
    guard count > 0 else { return }
    lines += count
    height += Double(count) * style.lineHeight + spacing
  }

  /// Adds a title and the room around the main text; a sentence that stands for a title takes two lines.
  mutating func addMain(title: String?) {
    add(metrics.mainPadding)
    guard let title else { return add(metrics.title.lineHeight * 2) }
    add(title, as: metrics.title, lines: 2)
  }

  /// Adds what a card shows of a body that it does not show in full.
  mutating func addExcerpt(of entry: Entry) {
    add(entry.excerpt, as: metrics.copy, lines: 4, spacing: metrics.spacing)
  }

  /// Adds a cover, which is cut to one shape.
  mutating func addCover(_ cover: Photo?) {
    if cover != nil { addPicture(.cover, ofHeight: cardWidth * metrics.coverRatio) }
  }

  /// Adds a picture in its own shape across the card; without a size it counts as 3 by 2.
  mutating func addPicture(_ size: PixelSize?) {
    let ratio = size.map { Double($0.height) / Double($0.width) } ?? 2 / 3
    addPicture(.own(size), ofHeight: min(cardWidth * ratio, metrics.highestPicture))
  }

  private mutating func addPicture(_ picture: CardPicture, ofHeight room: Double) {
    if isExplaining { pictures.append(picture) }
    pictureHeight = (pictureHeight ?? 0) + room
    height += room
  }

  /// Adds a whole body: the text and the images in it.
  mutating func addBody(_ body: MarkdownBody) {
    add(body.plainText, as: metrics.note)
    let blocks = body.plainText.split(whereSeparator: \.isNewline).count
    height += Double(max(0, blocks - 1)) * metrics.paragraphSpacing
    for (link, resolved) in zip(body.links, body.resolvedLinks) where link.kind == .image && !resolved.isMissing {
      addPicture(PixelSize(width: resolved.pixelWidth ?? 0, height: resolved.pixelHeight ?? 0))
    }
  }
}
