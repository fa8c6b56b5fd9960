/// The measures of a theme's cards, in rem unless said otherwise.
package struct CardMetrics: Hashable, Sendable {
  /// The sizes of the kinds whose cards are all alike.
  package var fixed = FixedExtents()
  /// The heights that authors choose by name.
  package var chosen = ChosenHeights()

  /// The room between a card's edge and its text, on each side.
  package var padding = 1.25
  /// The room between two parts of a card.
  package var spacing = 0.75
  /// The line above the text with the kind and the authors.
  package var header = 1.25
  /// The line below the text with the date and the tags.
  package var footer = 1.25
  /// Running text.
  package var text = TextStyle(fontSize: 1, lineHeight: 1.55)
  /// The title.
  package var title = TextStyle(fontSize: 1.2, lineHeight: 1.3)
  /// A quotation that is the whole card.
  package var quotation = TextStyle(fontSize: 1.2, lineHeight: 1.45)
  /// Captions, reasons, sources.
  package var small = TextStyle(fontSize: 0.875, lineHeight: 1.45)
  /// How many lines of an excerpt are shown.
  package var excerptLines = 6
  /// How many lines of a title are shown.
  package var titleLines = 3
  /// How many songs, people or memories a list on a card shows.
  package var listItems = 3
  /// One line of such a list with a picture.
  package var listItem = 3.5
  /// A player for sound.
  package var player = 3.5
  /// A portrait that stands alone.
  package var portrait = 5.0
  /// The flattest picture, as width by height.
  package var widestPicture = 2.5
  /// The steepest picture, as width by height.
  package var tallestPicture = 0.7
  /// The lowest card whose height is automatic.
  package var lowest = 6.0
  /// The highest card whose height is automatic.
  package var highest = 44.0

  /// Creates the measures of the theme `wall`.
  package init() {}

  /// The cards of the theme `wall` beside each other.
  package static let wall = CardMetrics()

  /// The cards of the theme `wall` below each other: pictures stand beside the text, so fixed heights are lower.
  package static let list = {
    var metrics = CardMetrics()
    metrics.fixed = .list
    metrics.excerptLines = 4
    metrics.widestPicture = 3
    metrics.tallestPicture = 1.2
    return metrics
  }()
}
