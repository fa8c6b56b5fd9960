/// A length, ratio or number of lines that the heights of cards rest on, by its key in a theme's `metrics.yml`.
package enum CardMeasure: String, CaseIterable, Sendable {
  /// The width of a column.
  case columnWidth = "column-width"
  /// The room between two cards.
  case gap
  /// The height of a row of the wall's grid.
  case gridUnit = "grid-unit"
  /// The line around a card.
  case border
  /// The room beside the text of a card.
  case padding
  /// The room above the main text.
  case mainTop = "main-top"
  /// The room below the main text.
  case mainBottom = "main-bottom"
  /// The last line of a card with its room.
  case foot
  /// The room between two parts of the main text.
  case spacing
  /// The height of a cover in parts of its width.
  case coverRatio = "cover-ratio"
  /// The height of a song's cover, or of several photos, in parts of its width.
  case squareRatio = "square-ratio"
  /// The height of what stands for a recording without a picture in parts of its width.
  case waveRatio = "wave-ratio"
  /// The height of a photo in parts of its width below which it takes two columns.
  case flatRatio = "flat-ratio"
  /// The height of the highest picture.
  case pictureHeight = "picture-height"
  /// A player of sound.
  case player
  /// The room above the player of a recording.
  case playerTop = "player-top"
  /// The room below a player.
  case playerBottom = "player-bottom"
  /// The room above the authors of a note.
  case authorTop = "author-top"
  /// The line of the authors of a note.
  case authorLine = "author-line"
  /// The room above a note below its authors.
  case noteTop = "note-top"
  /// The room above a note without authors.
  case noteTopAlone = "note-top-alone"
  /// The room below a note.
  case noteBottom = "note-bottom"
  /// The most that a card shows of a note, as a height.
  case noteHeight = "note-height"
  /// The room above what a note likes or passes on.
  case replyTop = "reply-top"
  /// The width of the sign before it, with its room.
  case replyIndent = "reply-indent"
  /// The room between two blocks of a note.
  case blockSpacing = "block-spacing"
  /// The room between two blocks within a list or a quotation.
  case nestedSpacing = "nested-spacing"
  /// The indent of a list.
  case listIndent = "list-indent"
  /// The indent of words that are quoted in a note.
  case quoteIndent = "quote-indent"
  /// The room and the lines above and below a block of code together.
  case preformatted
  /// The room in a cell of a table, beside its text as well as above and below it.
  case cellPadding = "cell-padding"
  /// The height of an album's sleeve.
  case sleeve
  /// The room above it.
  case sleeveTop = "sleeve-top"
  /// The room below it.
  case sleeveBottom = "sleeve-bottom"
  /// The covers of a playlist, on each side.
  case mosaic
  /// The room between them and the title.
  case mosaicGap = "mosaic-gap"
  /// A song of a playlist.
  case songRow = "song-row"
  /// The height of the date of an event.
  case leaf
  /// Its width.
  case leafWidth = "leaf-width"
  /// The room between it and the title.
  case leafGap = "leaf-gap"
  /// The height of a badge of an event.
  case badge
  /// The room in a badge beside its words.
  case badgePadding = "badge-padding"
  /// The room between two badges.
  case badgeGap = "badge-gap"
  /// The room above it.
  case badgesTop = "badges-top"
  /// The portraits of guests.
  case guest
  /// The room above them.
  case guestTop = "guest-top"
  /// The room below them.
  case guestBottom = "guest-bottom"
  /// The room above the day of an invitation.
  case whenTop = "when-top"
  /// A button.
  case button
  /// The room below it.
  case buttonBottom = "button-bottom"
  /// The line around an invitation without guests.
  case emptyBorder = "empty-border"
  /// The portraits of who follows whom.
  case follow
  /// The room above them.
  case followTop = "follow-top"
  /// The room below them.
  case followBottom = "follow-bottom"
  /// The portrait of somebody who is recommended.
  case recommended
  /// The room between it and the name.
  case recommendedGap = "recommended-gap"
  /// The room above each.
  case recommendedTop = "recommended-top"
  /// The room above the reason.
  case reasonTop = "reason-top"
  /// The room above the name of a link's site.
  case siteTop = "site-top"
  /// The room above and below that name together.
  case sitePadding = "site-padding"
  /// The room above words that are quoted from a link.
  case citationTop = "citation-top"
  /// Their indent.
  case citationIndent = "citation-indent"
  /// The mark above a quotation, with its room.
  case quoteMark = "quote-mark"
  /// The room above the source of a quotation.
  case sourceTop = "source-top"
  /// The room below a quotation.
  case quoteBottom = "quote-bottom"
  /// The portrait of a person.
  case portrait
  /// The room above it.
  case portraitTop = "portrait-top"
  /// The room below it.
  case portraitBottom = "portrait-bottom"
  /// The room above memories.
  case timelineTop = "timeline-top"
  /// The room below each memory.
  case memoryBottom = "memory-bottom"
  /// Their indent.
  case memoryIndent = "memory-indent"
  /// The picture of a memory, on each side.
  case memoryPicture = "memory-picture"
  /// The room beside it.
  case memoryPictureGap = "memory-picture-gap"
  /// The room above and below the fields of a declared kind.
  case fieldsTop = "fields-top"
  /// The room between two fields.
  case fieldGap = "field-gap"
  /// The room around the title of an article without a picture, whose cover it is.
  case articleCover = "article-cover"
  /// The height of a picture beside the words of a card of two columns.
  case wideHeight = "wide-height"
  /// The height of a tall card's picture in parts of its width.
  case tallRatio = "tall-ratio"
  /// The height of a large card's picture in parts of its width.
  case largeRatio = "large-ratio"
  /// The height of a small card's picture in parts of its width.
  case smallRatio = "small-ratio"
  /// The height of a picture above the words of a card across all columns.
  case fullHeight = "full-height"
  /// The lines of what stands below a title.
  case subLines = "sub-lines"
  /// The lines of the names of guests.
  case guestLines = "guest-lines"
  /// The lines of a reason.
  case reasonLines = "reason-lines"
  /// The lines of a memory.
  case memoryLines = "memory-lines"
  /// The lines of a place.
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
