package import FeedModel

/// Tells how large an entry's card is on the page that hosts it.
///
/// Songs, albums, events, follows and invitations have one size each, an invitation that nobody is invited to a
/// smaller one; the cards of other kinds are as high as their content. A size that the author chose wins over all.
package struct CardSizeVisitor: FeedVisitor {
  private let layout: CardLayout

  private var metrics: CardMetrics { layout.metrics }

  /// Creates the operator for a page; a card has another height in another layout.
  package init(layout: CardLayout) {
    self.layout = layout
  }

  // MARK: Visitation

  package func visit(_ text: PlainTextFeedViewObject) -> CardSize {
    automatic(text.entry) { $0.addBody(text.entry.body) }
  }

  package func visit(_ article: ArticleFeedViewObject) -> CardSize {
    automatic(article.entry, columns: article.entry.cover == nil ? .one : .two) { card in
      if let cover = article.entry.cover { card.addPicture(cover.file.pixelSize) }
      card.addTitle(article.title)
      card.addExcerpt(of: article.entry)
    }
  }

  package func visit(_ media: MediaFeedViewObject) -> CardSize {
    automatic(media.entry, columns: media.photos.count > 1 ? .two : .one) { card in
      if let photo = media.photos.first { card.addPicture(photo.file.pixelSize) }
      for video in media.videos { card.addPicture(video.file.pixelSize ?? PixelSize(width: 16, height: 9)) }
      card.addPlayers(media.recordings.count)
      card.addTitle(media.title)
      card.addExcerpt(of: media.entry)
    }
  }

  package func visit(_ song: SongFeedViewObject) -> CardSize { fixed(song.entry, metrics.fixed.song) }

  package func visit(_ album: AlbumFeedViewObject) -> CardSize { fixed(album.entry, metrics.fixed.album) }

  package func visit(_ playlist: PlaylistFeedViewObject) -> CardSize {
    automatic(playlist.entry) { card in
      card.addPicture(PixelSize(width: 1, height: 1))
      card.addTitle(playlist.title)
      card.addList(of: playlist.songs.count)
    }
  }

  package func visit(_ event: EventFeedViewObject) -> CardSize { fixed(event.entry, metrics.fixed.event) }

  package func visit(_ invitation: InvitationFeedViewObject) -> CardSize {
    fixed(
      invitation.entry, invitation.invitees.isEmpty ? metrics.fixed.emptyInvitation : metrics.fixed.invitation)
  }

  package func visit(_ follow: FollowFeedViewObject) -> CardSize { fixed(follow.entry, metrics.fixed.follow) }

  package func visit(_ recommendation: RecommendationFeedViewObject) -> CardSize {
    automatic(recommendation.entry) { card in
      card.addTitle(recommendation.title)
      card.addList(of: recommendation.recommendations.count)
      for reason in recommendation.recommendations.prefix(metrics.listItems).compactMap(\.reason) {
        card.add(reason, as: metrics.small, limit: 2)
      }
      card.addExcerpt(of: recommendation.entry)
    }
  }

  package func visit(_ link: LinkFeedViewObject) -> CardSize {
    automatic(link.entry) { card in
      card.addTitle(link.title ?? link.site)
      card.add(link.site, as: metrics.small)
      card.add(link.quotation, as: metrics.text, limit: metrics.excerptLines)
      card.addExcerpt(of: link.entry)
    }
  }

  package func visit(_ quote: QuoteFeedViewObject) -> CardSize {
    automatic(quote.entry) { card in
      card.add(quote.text, as: metrics.quotation)
      card.add(quote.source, as: metrics.small)
    }
  }

  package func visit(_ person: PersonFeedViewObject) -> CardSize {
    automatic(person.entry) { card in
      if person.avatar != nil { card.addPortrait() }
      card.addTitle(person.name)
      card.add(person.role, as: metrics.small)
      card.addExcerpt(of: person.entry)
    }
  }

  package func visit(_ memories: MemoriesFeedViewObject) -> CardSize {
    automatic(memories.entry) { card in
      card.addTitle(memories.title ?? "–")
      card.addList(of: memories.memories.count)
      card.addExcerpt(of: memories.entry)
    }
  }

  package func visit(_ custom: CustomFeedViewObject) -> CardSize {
    if let size = custom.entry.size ?? custom.declaration.size { return CardSize(size, in: layout) }
    return automatic(custom.entry) { card in
      if let cover = custom.entry.cover { card.addPicture(cover.file.pixelSize) }
      card.addTitle(custom.title)
      card.addExcerpt(of: custom.entry)
      for value in custom.values { card.add(value.field.label, as: metrics.small) }
    }
  }

  // MARK: The two ways to a size

  private func fixed(_ entry: Entry, _ extent: FixedExtent) -> CardSize {
    entry.size.map { CardSize($0, in: layout) } ?? CardSize(extent, in: layout)
  }

  private func automatic(
    _ entry: Entry, columns: Columns = .one, _ addParts: (inout CardEstimate) -> Void
  ) -> CardSize {
    if let size = entry.size { return CardSize(size, in: layout) }
    var card = CardEstimate(columns, in: layout)
    addParts(&card)
    return card.size
  }
}
