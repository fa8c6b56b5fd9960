/// A length, ratio or number of lines that the heights of cards rest on, by its key in a theme's `metrics.yml`.
///
/// `top`, `bottom` and `gap` are the room above, below and beside something, `ratio` is its height in parts of its width, and
/// what has no such word after it is a height.
package enum CardMeasure: String, CaseIterable, Sendable {
  case columnWidth = "column-width"
  case gap
  /// The height of a row of the wall's grid.
  case gridUnit = "grid-unit"
  case border, padding
  case mainTop = "main-top"
  case mainBottom = "main-bottom"
  /// The last line of a card with its room.
  case foot
  case spacing
  case coverRatio = "cover-ratio"
  /// The height of a song's cover, or of several photos, in parts of its width.
  case squareRatio = "square-ratio"
  /// The height of the wave that is drawn for a recording without a picture, as a fraction of its width.
  case waveRatio = "wave-ratio"
  /// The height of a photo in parts of its width below which it takes two columns.
  case flatRatio = "flat-ratio"
  case pictureHeight = "picture-height"
  case player
  case playerTop = "player-top"
  case playerBottom = "player-bottom"
  case authorTop = "author-top"
  case authorLine = "author-line"
  case noteTop = "note-top"
  case noteTopAlone = "note-top-alone"
  case noteBottom = "note-bottom"
  /// The most that a card shows of a note, as a height.
  case noteHeight = "note-height"
  case replyTop = "reply-top"
  /// The width of the symbol before what a note likes or reposts, with its margin.
  case replyIndent = "reply-indent"
  case blockSpacing = "block-spacing"
  /// The room between two blocks within a list or a quotation.
  case nestedSpacing = "nested-spacing"
  case listIndent = "list-indent"
  case quoteIndent = "quote-indent"
  /// The room and the lines above and below a block of code together.
  case preformatted
  /// The room in a cell of a table, beside its text as well as above and below it.
  case cellPadding = "cell-padding"
  /// The height of an album's sleeve.
  case sleeve
  case sleeveTop = "sleeve-top"
  case sleeveBottom = "sleeve-bottom"
  /// The covers of a playlist, on each side.
  case mosaic
  case mosaicGap = "mosaic-gap"
  /// A song of a playlist.
  case songRow = "song-row"
  /// The height of the date of an event.
  case leaf
  case leafWidth = "leaf-width"
  case leafGap = "leaf-gap"
  case badge
  case badgePadding = "badge-padding"
  case badgeGap = "badge-gap"
  case badgesTop = "badges-top"
  case guest
  case guestTop = "guest-top"
  case guestBottom = "guest-bottom"
  case whenTop = "when-top"
  case button
  case buttonBottom = "button-bottom"
  /// The line around an invitation without guests.
  case emptyBorder = "empty-border"
  case follow
  case followTop = "follow-top"
  case followBottom = "follow-bottom"
  /// The portrait of a recommended person.
  case recommended
  case recommendedGap = "recommended-gap"
  case recommendedTop = "recommended-top"
  case reasonTop = "reason-top"
  case siteTop = "site-top"
  /// The room above and below the name of a link's site together.
  case sitePadding = "site-padding"
  case citationTop = "citation-top"
  case citationIndent = "citation-indent"
  /// The mark above a quotation, with its room.
  case quoteMark = "quote-mark"
  case sourceTop = "source-top"
  case quoteBottom = "quote-bottom"
  case portrait
  case portraitTop = "portrait-top"
  case portraitBottom = "portrait-bottom"
  case timelineTop = "timeline-top"
  case memoryBottom = "memory-bottom"
  case memoryIndent = "memory-indent"
  /// The picture of a memory, on each side.
  case memoryPicture = "memory-picture"
  case memoryPictureGap = "memory-picture-gap"
  /// The room above and below the fields of a declared kind.
  case fieldsTop = "fields-top"
  case fieldGap = "field-gap"
  /// The room around the title of an article without a picture, whose cover it is.
  case articleCover = "article-cover"
  /// The height of a picture beside the words of a card of two columns.
  case wideHeight = "wide-height"
  /// The height of a tall card's picture in parts of its width.
  case tallRatio = "tall-ratio"
  case largeRatio = "large-ratio"
  case smallRatio = "small-ratio"
  /// The height of a picture above the words of a card across all columns.
  case fullHeight = "full-height"
  /// The lines of what is below a title.
  case subLines = "sub-lines"
  case guestLines = "guest-lines"
  case reasonLines = "reason-lines"
  case memoryLines = "memory-lines"
  case placeLines = "place-lines"
  /// The lines of an excerpt on a tall or large card.
  case tallLines = "tall-lines"
  /// The lines of an excerpt on a small card.
  case smallLines = "small-lines"
}

extension CardMeasure {
  /// What the measure counts.
  package var unit: MeasureUnit {
    switch self {
    case .columnWidth, .gridUnit: .positiveRem
    case .coverRatio, .squareRatio, .waveRatio, .flatRatio, .tallRatio, .largeRatio, .smallRatio:
      .ratio
    case .subLines, .guestLines, .reasonLines, .memoryLines, .placeLines, .tallLines, .smallLines:
      .count
    default: .rem
    }
  }
}
