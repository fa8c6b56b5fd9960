import FeedMarkdown
import FeedModel

/// Adds up how high a card will be that is as high as its content.
struct CardEstimate {
  private let metrics: CardMetrics
  private let cardWidth: Double
  private let textWidth: Double
  /// The sum so far, in rem.
  private(set) var height: Double
  /// Whether there is a picture that can take more or less room.
  private(set) var hasPicture = false

  /// Starts with what every card has: the last line and the border.
  init(_ shape: CardShape, in layout: CardLayout) {
    metrics = layout.metrics
    cardWidth = layout.width(of: shape.columns)
    textWidth = cardWidth - layout.metrics.padding * 2
    height = layout.metrics.footer
  }

  /// Adds room.
  mutating func add(_ room: Double) { height += room }

  /// Adds text with room above it; nothing where it is empty.
  mutating func add(_ text: String?, as style: TextStyle, lines limit: Int = .max, spacing: Double = 0) {
    let room = style.height(of: text ?? "", width: textWidth, limit: limit)
    if room > 0 { height += room + spacing }
  }

  /// Adds a title and the room around the main text.
  mutating func addMain(title: String?) {
    add(metrics.mainPadding)
    add(title, as: metrics.title, lines: 2)
  }

  /// Adds what a card shows of a body that it does not show in full.
  mutating func addExcerpt(of entry: Entry) {
    add(entry.excerpt, as: metrics.copy, lines: 4, spacing: metrics.spacing)
  }

  /// Adds a cover, which is cut to one shape.
  mutating func addCover(_ cover: Photo?) {
    guard cover != nil else { return }
    hasPicture = true
    height += cardWidth * metrics.coverRatio
  }

  /// Adds a picture in its own shape across the card; without a size it counts as 3 by 2.
  mutating func addPicture(_ size: PixelSize?) {
    hasPicture = true
    let ratio = size.map { Double($0.height) / Double($0.width) } ?? 2 / 3
    height += min(cardWidth * ratio, metrics.highestPicture)
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
