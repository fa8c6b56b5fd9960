/// The measures of a theme's cards, in rem unless said otherwise.
package struct CardMetrics: Hashable, Sendable {
  /// The heights that do not follow the words.
  package var fixed = FixedHeights()

  /// The room between a card's edge and its text, on each side.
  package var padding = 1.125
  /// The room above and below the main text together.
  package var mainPadding = 1.625
  /// The last line with its room and the card's border.
  package var footer = 2.625
  /// The line of authors above a note.
  package var authorLine = 2.875
  /// The room between two paragraphs of a note.
  package var paragraphSpacing = 0.75
  /// The room above a part that follows another one.
  package var spacing = 0.375

  /// A note.
  package var note = TextStyle(1.125, 1.6875)
  /// A title, of which two lines are shown.
  package var title = TextStyle(1.1875, 1.5)
  /// The title of an article, of which three lines are shown.
  package var headline = TextStyle(1.375, 1.6875)
  /// An excerpt, of which four lines are shown; captions, reasons and sources.
  package var copy = TextStyle(0.9375, 1.4375)
  /// A quotation that is the whole card.
  package var quotation = TextStyle(1.4375, 1.9375)
  /// Words quoted from a link, of which five lines are shown.
  package var citation = TextStyle(1, 1.4375)

  /// The shape of a cover, as height by width.
  package var coverRatio = 0.625
  /// The height of the highest picture.
  package var highestPicture = 24.0
  /// Pictures that are flatter than this, as height by width, take two columns.
  package var flatPicture = 0.6
  /// A player for sound.
  package var player = 3.25
  /// One song on the card of a playlist.
  package var song = 2.25
  /// One person on the card of a recommendation, without a reason.
  package var person = 3.25
  /// A portrait that stands alone.
  package var portrait = 7.375
  /// One field of a kind that the site declares.
  package var field = 1.6875
  /// The lowest card whose height is automatic.
  package var lowest = 6.0
  /// The highest card whose height is automatic.
  package var highest = 44.0
  /// The highest card that holds words only.
  package var highestText = 26.0

  /// Creates the measures of the theme `wall`.
  package init() {}

  /// The cards of the theme `wall` beside each other.
  package static let wall = CardMetrics()

  /// The cards of the theme `wall` below each other, where pictures stand beside the text.
  package static let list = {
    var metrics = CardMetrics()
    metrics.fixed = .list
    metrics.coverRatio = 0
    return metrics
  }()
}
