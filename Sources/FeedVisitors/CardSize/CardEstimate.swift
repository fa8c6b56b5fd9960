import FeedMarkdown
import FeedModel

/// Adds up how high a card will be that is as high as its content.
struct CardEstimate {
  private let layout: CardLayout
  private let columns: Columns
  private let width: Double
  private var height: Double

  private var metrics: CardMetrics { layout.metrics }

  /// Starts with what every card has: a line above and one below, and the room to its edges.
  init(_ columns: Columns, in layout: CardLayout) {
    let metrics = layout.metrics
    self.layout = layout
    self.columns = layout.arrangement == .list ? .one : columns
    self.width = layout.width(of: columns) - metrics.padding * 2
    self.height = metrics.header + metrics.spacing + metrics.footer + metrics.padding * 2
  }

  /// The size, held within what the theme allows.
  var size: CardSize {
    let height = min(max(height, metrics.lowest), metrics.highest)
    return CardSize(columns: columns, rows: layout.rows(forHeight: height), height: .automatic)
  }

  /// Adds a title.
  mutating func addTitle(_ title: String?) {
    add(metrics.title.height(of: title ?? "", width: width, limit: metrics.titleLines))
  }

  /// Adds text.
  mutating func add(_ text: String?, as style: TextStyle, limit: Int = .max) {
    add(style.height(of: text ?? "", width: width, limit: limit))
  }

  /// Adds what a card shows of a body that it does not show in full.
  mutating func addExcerpt(of entry: Entry) {
    add(entry.excerpt, as: metrics.text, limit: metrics.excerptLines)
  }

  /// Adds a whole body: the text and the images in it.
  mutating func addBody(_ body: MarkdownBody) {
    add(body.plainText, as: metrics.text)
    // Blocks stand apart from each other.
    let blocks = body.plainText.split(whereSeparator: \.isNewline).count
    height += Double(max(0, blocks - 1)) * metrics.spacing
    for (link, resolved) in zip(body.links, body.resolvedLinks) where link.kind == .image && !resolved.isMissing {
      addPicture(PixelSize(width: resolved.pixelWidth ?? 0, height: resolved.pixelHeight ?? 0))
    }
  }

  /// Adds a picture that takes the card's whole width; without a size it counts as 3 by 2.
  mutating func addPicture(_ size: PixelSize?) {
    let ratio = size.map { Double($0.width) / Double($0.height) } ?? 1.5
    add(layout.width(of: columns) / min(max(ratio, metrics.tallestPicture), metrics.widestPicture))
  }

  /// Adds as many lines of a list with pictures as a card shows.
  mutating func addList(of count: Int) {
    add(Double(min(count, metrics.listItems)) * metrics.listItem)
  }

  /// Adds players for sound.
  mutating func addPlayers(_ count: Int) {
    add(Double(count) * metrics.player)
  }

  /// Adds a portrait that stands alone.
  mutating func addPortrait() { add(metrics.portrait) }

  private mutating func add(_ part: Double) {
    guard part > 0 else { return }
    height += part + metrics.spacing
  }
}
