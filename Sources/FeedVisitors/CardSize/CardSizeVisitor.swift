import FeedMarkdown
import FeedModel
import FeedTheme

/// Predicts how large an entry's card is on the page.
///
/// The cards of songs are as high as their covers and one line of each text, whatever their words; a longer title takes
/// its second line from the cover. Other cards are as high as what they hold: pictures in their shapes,
/// text in the lines that it takes, up to the lines that the theme shows. A size that the author chose says how many
/// columns there are, which shape pictures have and how much text is shown.
struct CardSizeVisitor: FeedVisitor {
  /// The measures of the cards; nil where the theme has none, so that cards have a shape but no height.
  let metrics: ThemeMetrics?
  /// The result of ``HeadingVisitor`` for the entry.
  let heading: String
  let environment: HTMLEnvironment
  /// Whether a card takes two columns instead of one, or one instead of two, where neither its author nor the site chose
  /// its size.
  var isResized = false

  private var wording: Wording { environment.wording }

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> CardSize {
    automatic(text.entry, canBeWide: false) { card in
      let entry = text.entry
      let namesAuthors = !entry.authors.isEmpty && !entry.isByAuthor(of: environment.site)
      if namesAuthors { card.add(.authorTop, .authorLine) }
      let responses = wording.responses(of: entry)
      // What an entry answers begins where its words would.
      if !namesAuthors && !responses.isEmpty { card.add(card.metrics[.noteTopAlone] - card.metrics[.replyTop]) }
      for (words, link) in responses {
        card.add("\(words) \(link.name)", as: .copy, above: .replyTop, inset: card.metrics[.replyIndent])
      }
      if !entry.body.isEmpty {
        card.add(!namesAuthors && responses.isEmpty ? .noteTopAlone : .noteTop, .noteBottom)
        card.addNote(entry.body)
      }
      card.addCover(entry.cover, standsBeside: false)
    }
  }

  func visit(_ article: ArticleFeedViewObject) -> CardSize {
    automatic(article.entry) { card in
      card.addCover(article.entry.cover)
      if article.entry.cover == nil { card.add(.articleCover) }
      card.add(.mainTop, .mainBottom)
      card.addTitle(article.title, as: .headline)
      card.addExcerpt(article.entry.excerpt)
      let authors = article.entry.isByAuthor(of: environment.site) ? [] : article.entry.authors
      card.addSub(authors.map(\.name) + [wording.length(of: article)].compactMap(\.self))
      if !article.recordings.isEmpty { card.add(.player, .playerBottom) }
    }
  }

  func visit(_ media: MediaFeedViewObject) -> CardSize {
    automatic(media.entry, shape(of: media), canBeWide: !isUpright(media)) { card in
      if media.photos.count > 1 {
        card.addMosaic()
      } else if let photo = media.photos.first {
        card.addPicture(photo.file.pixelSize)
      }
      if let video = media.videos.first { card.addPicture(size(of: video)) }
      if !media.recordings.isEmpty {
        if media.entry.cover == nil { card.addArt(ratio: .waveRatio) }
        card.addCover(media.entry.cover, standsBeside: false)
        card.add(.playerTop, .player, .playerBottom)
      }
      if let title = media.title?.nonEmpty {
        card.add(.mainBottom)
        card.addTitle(title, as: .caption)
        if let playingTime = media.playingTime { card.addSub([wording.length(of: playingTime)]) }
      }
      if let words = media.words {
        if media.title?.nonEmpty == nil { card.add(.mainBottom) }
        card.addExcerpt(words, above: media.title?.nonEmpty == nil ? nil : .spacing)
      }
    }
  }

  func visit(_ song: SongFeedViewObject) -> CardSize {
    // As if each text took one line.
    let isFixed = song.entry.size == nil && !isResized
    return automatic(song.entry, isFixed: isFixed) { card in
      if song.entry.cover == nil { card.addArt(ratio: .squareRatio) }
      card.addCover(song.entry.cover, ratio: .squareRatio)
      card.add(.mainTop, .mainBottom)
      card.addTitle(isFixed ? "—" : song.title)
      let parts = [wording.names(of: song.artists), song.duration?.clockText]
      card.addSub(isFixed && parts.contains { $0 != nil } ? ["—"] : parts)
      if song.recording != nil { card.add(.player, .playerBottom) }
    }
  }

  func visit(_ album: AlbumFeedViewObject) -> CardSize {
    automatic(album.entry) { card in
      if card.shape == .wide {
        card.standBeside()
      } else {
        card.add(.sleeveTop, .sleeve, .sleeveBottom)
      }
      card.add(.mainTop, .mainBottom)
      card.addTitle(album.title)
      card.addSub([
        wording.names(of: album.artists), wording.text(.tracks, count: album.tracks.count),
        album.released.map { String($0.year) },
      ])
    }
  }

  func visit(_ playlist: PlaylistFeedViewObject) -> CardSize {
    automatic(playlist.entry) { card in
      let metrics = card.metrics
      let inset = metrics[.mosaic] + metrics[.mosaicGap]
      card.add(.padding, .mainBottom)
      card.addBeside(metrics[.mosaic]) { text in
        text.addTitle(playlist.title, inset: inset)
        text.addSub(
          [wording.text(.songs, count: playlist.songs.count), playlist.songs.playingTime?.clockText], inset: inset)
      }
      // As many as the template shows.
      card.add(Double(min(3, playlist.songs.count)) * metrics[.songRow])
    }
  }

  func visit(_ event: EventFeedViewObject) -> CardSize {
    automatic(event.entry) { card in
      let metrics = card.metrics
      let inset = metrics[.leafWidth] + metrics[.leafGap]
      card.addCover(event.entry.cover)
      card.add(.padding, .mainBottom)
      card.addBeside(metrics[.leaf]) { text in
        text.addTitle(event.title, inset: inset)
        text.add(NonBreakingTimes.text(wording.when(event)), as: .strong, above: .spacing, inset: inset)
        if let venue = event.venue {
          let place = [venue.name, venue.city].compactMap(\.self).joined(separator: wording.text(.listSeparator))
          text.add(place, as: .copy, lines: metrics.count(.placeLines), inset: inset)
        }
        let badges = [
          wording.status(event.status), event.online.map { _ in wording.text(.online) },
          wording.availability(of: event, at: environment.now, in: environment.site.timeZone),
        ]
        text.addBadges(badges.compactMap(\.self), inset: inset)
      }
    }
  }

  func visit(_ invitation: InvitationFeedViewObject) -> CardSize {
    automatic(invitation.entry) { card in
      let metrics = card.metrics
      let isEmpty = invitation.isEmpty
      card.add(.mainTop, .mainBottom)
      card.addTitle(heading, as: isEmpty ? .title : .invitation)
      let occasion = invitation.occasion
      // Without a title, the heading says it.
      if invitation.title?.nonEmpty != nil { card.addSub([occasion?.title]) }
      if isEmpty {
        card.add((metrics[.emptyBorder] - metrics[.border]) * 2)
        card.add(wording.text(.invitationEmpty), as: .copy, above: .spacing)
      } else {
        if invitation.isForEverybody {
          card.add(
            wording.text(.invitationEverybody), as: .copy, lines: metrics.count(.guestLines), above: .spacing)
        }
        let day = [occasion?.starts.map(wording.text(of:)), occasion?.venue.map(\.name)]
        card.add(day.compactMap(\.self).joined(separator: wording.text(.listSeparator)), as: .strong)
        card.add(.whenTop)
        if !invitation.invitees.isEmpty { card.add(.guestTop, .guest, .guestBottom) }
        card.add(
          invitation.invitees.map(\.name).joined(separator: ", "), as: .copy, lines: metrics.count(.guestLines))
      }
      if invitation.rsvp != nil { card.add(.button, .buttonBottom) }
    }
  }

  func visit(_ follow: FollowFeedViewObject) -> CardSize {
    automatic(follow.entry) { card in
      card.add(.followTop, .follow, .followBottom, .mainTop, .mainBottom)
      card.addTitle(heading, as: .sentence)
    }
  }

  func visit(_ recommendation: RecommendationFeedViewObject) -> CardSize {
    automatic(recommendation.entry) { card in
      let metrics = card.metrics
      card.add(.mainTop, .mainBottom)
      card.addTitle(heading)
      for item in recommendation.firstRecommendations {
        card.add(
          item.person.name, as: .name, above: .recommendedTop,
          inset: metrics[.recommended] + metrics[.recommendedGap], lowest: metrics[.recommended])
        card.add(item.reason, as: .copy, lines: metrics.count(.reasonLines), above: .reasonTop)
      }
      if let more = recommendation.moreRecommendations {
        card.add(.recommendedTop)
        card.add(more, as: .copy, above: .reasonTop)
      }
    }
  }

  func visit(_ link: LinkFeedViewObject) -> CardSize {
    automatic(link.entry) { card in
      card.addCover(link.entry.cover)
      card.add(.siteTop, .sitePadding, .spacing, .mainBottom)
      if link.isBare {
        // An address alone is in place of the site, with the arrow after it, and is whole.
        card.add("\(heading) ↗", as: .site)
      } else {
        card.add(card.metrics[.site].line)
        card.addTitle(heading)
      }
      if let quotation = link.quotation {
        card.addCitation(quotation)
      } else {
        card.addExcerpt(link.entry.excerpt, above: link.isBare ? nil : .spacing)
      }
    }
  }

  func visit(_ quote: QuoteFeedViewObject) -> CardSize {
    automatic(quote.entry, canBeWide: false) { card in
      card.add(.quoteMark, .quoteBottom)
      card.addQuotation(quote.text)
      card.add(quote.source.map { "—\u{2002}\($0)" }, as: .copy, above: .sourceTop)
    }
  }

  func visit(_ person: PersonFeedViewObject) -> CardSize {
    automatic(person.entry, canBeWide: false) { card in
      card.add(.portraitTop, .portrait, .portraitBottom, .mainBottom)
      card.addTitle(person.name)
      card.addSub([person.role])
      card.addExcerpt(person.entry.excerpt, above: person.role == nil ? .spacing : nil)
    }
  }

  func visit(_ memories: MemoriesFeedViewObject) -> CardSize {
    automatic(memories.entry) { card in
      let metrics = card.metrics
      card.add(.mainTop, .mainBottom, .timelineTop)
      card.addTitle(heading)
      // As many as the style sheet shows.
      for memory in memories.memories.prefix(4) {
        let picture = memory.cover == nil ? 0 : metrics[.memoryPicture] + metrics[.memoryPictureGap]
        card.add(.memoryBottom)
        card.addBeside(memory.cover == nil ? 0 : metrics[.memoryPicture]) { text in
          text.add(metrics[.copy].line)
          text.add(
            memory.title, as: .copy, lines: metrics.count(.memoryLines), inset: metrics[.memoryIndent] + picture)
        }
      }
    }
  }

  func visit(_ custom: CustomFeedViewObject) -> CardSize {
    automatic(custom.entry, chosen: custom.declaration.size) { card in
      let metrics = card.metrics
      card.addCover(custom.entry.cover)
      card.add(.mainTop, .mainBottom)
      // Without a title, the words say it.
      let words = custom.entry.excerpt
      let hasHeading = custom.title?.nonEmpty != nil || words == nil
      if hasHeading { card.addTitle(heading) }
      // As many as the style sheet shows.
      let fields = Double(min(4, custom.values.count))
      if fields > 0 { card.add(metrics[.fieldsTop] + fields * metrics[.copy].line + (fields - 1) * metrics[.fieldGap]) }
      card.addExcerpt(words, above: fields > 0 ? .fieldsTop : hasHeading ? .spacing : nil)
    }
  }

  // MARK: The pictures of a media entry

  private func shape(of media: MediaFeedViewObject) -> CardShape {
    if media.photos.count > 1 { return .large }
    guard let size = media.photos.first?.file.pixelSize ?? media.videos.first.flatMap(size(of:)) else { return .normal }
    let flat = metrics?[.flatRatio] ?? 0
    return Double(size.height) < Double(size.width) * flat ? .wide : .normal
  }

  /// Whether the picture is higher than wide, so that two columns would show less of it.
  private func isUpright(_ media: MediaFeedViewObject) -> Bool {
    guard let size = media.photos.first?.file.pixelSize ?? media.videos.first.flatMap(size(of:)) else { return false }
    return size.height > size.width
  }

  private func size(of video: Video) -> PixelSize? {
    video.file.pixelSize ?? video.poster?.file.pixelSize ?? PixelSize(width: 16, height: 9)
  }

  // MARK: Sizes

  /// The size of a card that is as high as its content, in the shape that was chosen if any was.
  ///
  /// - Parameters:
  ///   - canBeWide: Whether the card may take two columns for its wall's sake.
  ///   - isFixed: Whether the parts that are added do not follow the words of the entry.
  func automatic(
    _ entry: Entry, _ shape: CardShape = .normal, chosen: SizeOverride? = nil, canBeWide: Bool = true,
    isFixed: Bool = false, _ addParts: (inout CardEstimate) -> Void
  ) -> CardSize {
    let isNarrow = shape.columns == .one
    let resized: CardShape = isNarrow ? canBeWide ? .wide : shape : .normal
    let usual = isResized ? resized : shape
    let shape = (entry.size ?? chosen).flatMap { CardShape(rawValue: $0.rawValue) } ?? usual
    guard let metrics else { return CardSize(shape: shape, rows: nil) }
    var card = CardEstimate(shape, metrics: metrics)
    addParts(&card)
    return CardSize(
      shape: shape, rows: max(1, metrics.rows(forHeight: card.height)), lines: card.shown,
      hiddenRows: metrics.rows(of: card.hidden), hasPicture: card.hasPicture, hasSquareCover: card.hasSquareCover,
      reason: reason(of: card, for: entry, chosen, isFixed: isFixed))
  }

  private func reason(
    of card: CardEstimate, for entry: Entry, _ chosen: SizeOverride?, isFixed: Bool
  ) -> CardSizeReason {
    if let chosen = entry.size { return .chosenByAuthor(chosen) }
    if let chosen { return .chosenBySite(chosen) }
    if isFixed { return .kind }
    return .content(lines: card.lines, pictures: card.pictures, isWhole: card.hidden == 0)
  }
}
