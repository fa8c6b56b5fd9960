import FeedMarkdown
import FeedMarkup
import FeedModel

/// Writes the content of a feed item: the whole entry as plain HTML with absolute addresses, without a title.
///
/// Items of all feed formats hold it. It uses no script, form, style or class, which feed readers drop.
struct ItemContentVisitor: FeedVisitor {
  let environment: HTMLEnvironment

  private var resolver: URLResolver { environment.resolver }
  private var wording: Wording { environment.wording }

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> MarkupBuffer { content(of: text.entry) { _ in } }

  func visit(_ article: ArticleFeedViewObject) -> MarkupBuffer {
    content(of: article.entry) { item in
      for recording in article.recordings { add(recording, to: &item) }
    }
  }

  func visit(_ media: MediaFeedViewObject) -> MarkupBuffer {
    content(of: media.entry, showsCover: false) { item in
      for photo in media.photos { item.photo(photo) }
      for video in media.videos { item.video(video) }
      for recording in media.recordings { add(recording, to: &item) }
    }
  }

  func visit(_ song: SongFeedViewObject) -> MarkupBuffer {
    content(of: song.entry, links: song.links) { item in
      item.people(song.artists)
      item.reference(song.album)
      if let recording = song.recording {
        item.recording(recording, title: song.title, duration: song.duration)
      }
    }
  }

  func visit(_ album: AlbumFeedViewObject) -> MarkupBuffer {
    content(of: album.entry, links: album.links) { item in
      item.people(album.artists)
      item.paragraph(
        [album.released.map(wording.long), album.label].compactMap(\.self).joined(separator: " · "))
      item.tracks(album.tracks, except: wording.names(of: album.artists))
    }
  }

  func visit(_ playlist: PlaylistFeedViewObject) -> MarkupBuffer {
    content(of: playlist.entry, links: playlist.links) { item in
      item.tracks(playlist.songs)
    }
  }

  func visit(_ event: EventFeedViewObject) -> MarkupBuffer {
    content(of: event.entry, links: event.links) { item in
      item.paragraph(wording.status(event.status), as: "strong")
      item.moment(event.starts, text: wording.when(event))
      item.venue(event.venue)
      item.attendance(event.online)
      item.people(event.performers)
      if event.status != .cancelled { item.tickets(event.tickets) }
    }
  }

  func visit(_ invitation: InvitationFeedViewObject) -> MarkupBuffer {
    content(of: invitation.entry) { item in
      if let occasion = invitation.occasion {
        item.reference(occasion.event)
        if occasion.event == nil { item.paragraph(occasion.title) }
        if let starts = occasion.starts { item.moment(starts, text: wording.text(of: starts)) }
        item.venue(occasion.venue)
      }
      if invitation.isEmpty { item.paragraph(wording.text(.invitationEmpty)) }
      if invitation.isForEverybody { item.paragraph(wording.text(.invitationEverybody)) }
      item.people(invitation.invitees)
    } after: { item in
      item.link(invitation.rsvp, text: wording.text(.answer))
    }
  }

  func visit(_ follow: FollowFeedViewObject) -> MarkupBuffer {
    content(of: follow.entry) { item in
      item.paragraph(wording.sentence(follow))
      // The sentence names everyone; what is left to add is where to find them.
      item.people(follow.followed.filter { resolver.absolute($0) != nil })
    }
  }

  func visit(_ recommendation: RecommendationFeedViewObject) -> MarkupBuffer {
    content(of: recommendation.entry) { item in
      item.recommendations(recommendation.recommendations)
    }
  }

  func visit(_ link: LinkFeedViewObject) -> MarkupBuffer {
    content(of: link.entry, links: [link.via].compactMap(\.self)) { item in
      item.link(link.url, text: link.title?.nonEmpty ?? link.site)
      item.quotation(link.quotation, from: link.url)
    }
  }

  func visit(_ quote: QuoteFeedViewObject) -> MarkupBuffer {
    content(of: quote.entry, showsBody: !quote.isBody) { item in
      if quote.isBody {
        item.quotation(quote.entry, from: quote.url, directions: directions(of: quote.entry))
      } else {
        item.quotation(quote.text, from: quote.url)
      }
      item.source(quote.source, url: quote.url)
    }
  }

  func visit(_ person: PersonFeedViewObject) -> MarkupBuffer {
    content(of: person.entry, showsCover: person.avatar == nil, links: person.links) { item in
      if let avatar = person.avatar { item.photo(avatar) }
      item.paragraph(person.role)
    }
  }

  func visit(_ memories: MemoriesFeedViewObject) -> MarkupBuffer {
    content(of: memories.entry) { item in
      item.paragraph(wording.sentence(memories))
      item.memories(memories.memories)
    }
  }

  /// A field that is the cover as well is shown as that, with its caption.
  func visit(_ custom: CustomFeedViewObject) -> MarkupBuffer {
    let cover = custom.entry.cover?.file.source
    return content(of: custom.entry) { item in
      item.fields(custom.values.filter { cover == nil || $0.value.image?.file.source != cover })
    }
  }

  // MARK: What all kinds share

  private func add(_ recording: Recording, to item: inout ItemContentWriter) {
    item.recording(recording.file, title: recording.title ?? wording.text(.recording))
    item.paragraph(recording.caption)
  }

  /// What it responds to, the cover, what is particular to the kind, the body, and what comes after it, such as links.
  private func content(
    of entry: Entry, showsCover: Bool = true, showsBody: Bool = true, links: [ExternalLink] = [],
    _ before: (inout ItemContentWriter) -> Void, after: (inout ItemContentWriter) -> Void = { _ in }
  ) -> MarkupBuffer {
    var item = ItemContentWriter(
      resolver: resolver, wording: wording, labels: environment.labels,
      isRightToLeft: TextDirection(ofLanguage: environment.site.language) == .rightToLeft)
    item.responses(of: entry)
    if showsCover, let cover = entry.cover { item.photo(cover) }
    before(&item)
    if showsBody { item.body(of: entry, directions: directions(of: entry)) }
    item.links(links)
    after(&item)
    item.replies(to: entry)
    return item.markup
  }

  private func directions(of entry: Entry) -> Directions {
    Directions(language: entry.language, siteLanguage: environment.site.language)
  }
}
