import FeedMarkdown
package import FeedModel

/// Tells how large an entry's card is on the page that hosts it.
///
/// The heights of songs, albums, events, follows and invitations do not follow their words; an invitation that nobody
/// is invited to is smaller than one with guests. The cards of other kinds are as high as their content. A size that
/// the author chose wins over all.
package struct CardSizeVisitor: FeedVisitor {
  let layout: CardLayout
  /// Whether sizes come with their reasons.
  let isExplaining: Bool

  private var metrics: CardMetrics { layout.metrics }

  /// Creates the operator for a page; a card has another height in another layout.
  ///
  /// - Parameter isExplaining: Whether sizes come with their reasons, which a build does not need.
  package init(layout: CardLayout, isExplaining: Bool = false) {
    self.layout = layout
    self.isExplaining = isExplaining
  }

  /// The same operator, but that sizes come with their reasons.
  package var explaining: CardSizeVisitor { CardSizeVisitor(layout: layout, isExplaining: true) }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> CardSize {
    let hasPicture = text.entry.cover != nil || text.entry.body.links.contains { $0.kind == .image }
    return automatic(text.entry, highest: hasPicture ? metrics.highest : metrics.highestText) { card in
      card.add(metrics.authorLine + 1)
      for link in text.entry.likeOf + text.entry.repostOf {
        card.add("Passes on \(link.name)", as: metrics.copy, lines: 3, spacing: metrics.spacing)
      }
      card.addBody(text.entry.body)
      card.addCover(text.entry.cover)
    }
  }

  package func visit(_ article: ArticleFeedViewObject) -> CardSize {
    automatic(article.entry) { card in
      card.addCover(article.entry.cover)
      card.add(metrics.mainPadding)
      card.add(article.title, as: metrics.headline, lines: 3)
      card.addExcerpt(of: article.entry)
      let authors = article.entry.authors.map(\.name).joined(separator: ", ")
      card.add("\(authors) · 10 minutes to read", as: metrics.copy, lines: 2, spacing: metrics.spacing)
    }
  }

  package func visit(_ media: MediaFeedViewObject) -> CardSize {
    automatic(media.entry, shape(of: media)) { card in
      if media.photos.count > 1 {
        card.addPicture(PixelSize(width: 1, height: 1))
      } else if let photo = media.photos.first {
        card.addPicture(photo.file.pixelSize)
      }
      if let video = media.videos.first { card.addPicture(size(of: video)) }
      if !media.recordings.isEmpty {
        card.addPicture(PixelSize(width: 3, height: 1))
        card.add(metrics.player)
      }
      if media.title != nil { card.add(metrics.paragraphSpacing + metrics.title.lineHeight) }
    }
  }

  package func visit(_ song: SongFeedViewObject) -> CardSize {
    fixed(song.entry, song.recording == nil ? metrics.fixed.silentSong : metrics.fixed.song)
  }

  package func visit(_ album: AlbumFeedViewObject) -> CardSize { fixed(album.entry, metrics.fixed.album) }

  package func visit(_ playlist: PlaylistFeedViewObject) -> CardSize {
    automatic(playlist.entry) { card in
      card.addPicture(PixelSize(width: 5, height: 2))
      card.add(metrics.mainPadding + Double(min(3, playlist.songs.count)) * metrics.song)
    }
  }

  package func visit(_ event: EventFeedViewObject) -> CardSize {
    let hasBadges = event.status != .scheduled || event.online != nil || event.tickets?.availability != nil
    return fixed(
      event.entry,
      metrics.fixed.event + (hasBadges ? metrics.fixed.eventBadges : 0)
        + (event.entry.cover == nil ? 0 : metrics.fixed.eventCover))
  }

  package func visit(_ invitation: InvitationFeedViewObject) -> CardSize {
    let height = invitation.invitees.isEmpty ? metrics.fixed.emptyInvitation : metrics.fixed.invitation
    return fixed(invitation.entry, height + (invitation.rsvp == nil ? 0 : metrics.fixed.answer))
  }

  package func visit(_ follow: FollowFeedViewObject) -> CardSize { fixed(follow.entry, metrics.fixed.follow) }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> CardSize {
    automatic(recommendation.entry) { card in
      card.addMain(title: recommendation.title)
      for item in recommendation.recommendations.prefix(3) {
        card.add(metrics.person)
        card.add(item.reason, as: metrics.copy, lines: 2, spacing: 0.25)
      }
    }
  }

  package func visit(_ link: LinkFeedViewObject) -> CardSize {
    automatic(link.entry) { card in
      card.addCover(link.entry.cover)
      card.add(metrics.title.lineHeight + metrics.spacing + 0.125)
      card.addMain(title: link.title ?? link.site)
      if let quotation = link.quotation {
        card.add(quotation, as: metrics.citation, lines: 5, spacing: 0.75, inset: 1.125)
      } else {
        card.addExcerpt(of: link.entry)
      }
    }
  }

  package func visit(_ quote: QuoteFeedViewObject) -> CardSize {
    automatic(quote.entry, highest: metrics.highestText) { card in
      card.add(3.5)
      card.add(quote.text, as: metrics.quotation)
      card.add(quote.source.map { "— \($0)" }, as: metrics.copy, spacing: 0.625)
    }
  }

  package func visit(_ person: PersonFeedViewObject) -> CardSize {
    automatic(person.entry) { card in
      card.add(metrics.portrait)
      card.addMain(title: person.name)
      card.add(person.role, as: metrics.copy, spacing: metrics.spacing)
      card.addExcerpt(of: person.entry)
    }
  }

  package func visit(_ memories: MemoriesFeedViewObject) -> CardSize {
    automatic(memories.entry) { card in
      card.addMain(title: memories.title)
      card.add(0.875)
      for memory in memories.memories.prefix(4) {
        card.add(metrics.copy.lineHeight + 0.875)
        card.add(memory.title, as: metrics.copy, lines: 2, inset: memory.cover == nil ? 1.75 : 5.75)
      }
    }
  }

  package func visit(_ custom: CustomFeedViewObject) -> CardSize {
    automatic(custom.entry, chosen: custom.declaration.size) { card in
      card.addCover(custom.entry.cover)
      card.addMain(title: custom.title)
      card.add(0.5 + Double(min(4, custom.values.count)) * metrics.field)
      card.addExcerpt(of: custom.entry)
    }
  }

  // MARK: The pictures of a media entry

  private func shape(of media: MediaFeedViewObject) -> CardShape {
    if media.photos.count > 1 { return .large }
    guard let size = media.photos.first?.file.pixelSize ?? media.videos.first.flatMap(size(of:)) else { return .normal }
    return Double(size.height) < Double(size.width) * metrics.flatPicture ? .wide : .normal
  }

  private func size(of video: Video) -> PixelSize? {
    video.file.pixelSize ?? video.poster?.file.pixelSize ?? PixelSize(width: 16, height: 9)
  }
}
