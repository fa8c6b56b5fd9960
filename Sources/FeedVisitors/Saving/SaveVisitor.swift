import FeedMarkdown
package import FeedModel

/// Turns an entry into rows of a database.
struct SaveVisitor: FeedVisitor {
  let resolver: URLResolver
  /// The language of entries that state none.
  let language: String
  /// Whether a build publishes the entry, and whether its date is its own.
  let status: SavedStatus
  /// What ``HeadingVisitor`` makes of it.
  let heading: String
  /// What ``SearchVisitor`` makes of it.
  let search: [SearchField]

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> SavedEntry { common(text) }

  func visit(_ article: ArticleFeedViewObject) -> SavedEntry {
    var saved = common(article)
    saved.media += article.recordings.map { medium($0) }
    saved.add("duration", article.playingTime)
    return saved
  }

  func visit(_ media: MediaFeedViewObject) -> SavedEntry {
    var saved = common(media)
    saved.media += media.photos.map { medium($0, as: "photo") }
    for video in media.videos {
      saved.media.append(medium(video.file, .video, as: "video", alt: video.alt, caption: video.caption))
      saved.media += [video.poster].compactMap(\.self).map { medium($0, as: "poster") }
    }
    saved.media += media.recordings.map { medium($0) }
    saved.add("duration", media.playingTime)
    return saved
  }

  func visit(_ song: SongFeedViewObject) -> SavedEntry {
    var saved = common(song)
    saved.people += people(song.artists, as: "artist")
    if let recording = song.recording {
      saved.media.append(medium(recording, .audio, as: "recording", duration: song.duration, caption: song.title))
    }
    saved.add("duration", song.duration)
    saved.add("disc", song.disc)
    saved.add("explicit", song.isExplicit)
    saved.add("isrc", song.isrc)
    saved.add("plays", song.plays)
    saved.links += reference(song.album, as: "album") + elsewhere(song.links)
    return saved
  }

  func visit(_ album: AlbumFeedViewObject) -> SavedEntry {
    var saved = common(album)
    saved.people += people(album.artists, as: "artist")
    saved.tracks = album.tracks.map(track)
    saved.add("released", album.released?.description)
    saved.add("label", album.label)
    saved.add("explicit", album.isExplicit)
    saved.links += elsewhere(album.links)
    return saved
  }

  func visit(_ playlist: PlaylistFeedViewObject) -> SavedEntry {
    var saved = common(playlist)
    saved.tracks = playlist.songs.map(track)
    saved.add("plays", playlist.plays)
    saved.links += elsewhere(playlist.links)
    return saved
  }

  func visit(_ event: EventFeedViewObject) -> SavedEntry {
    var saved = common(event)
    saved.people += people(event.performers, as: "performer")
    saved.places = place(event.venue)
    saved.add("starts", event.starts.machineReadable)
    saved.add("ends", event.ends?.machineReadable)
    saved.add("all-day", event.isAllDay)
    saved.add("status", event.status.rawValue)
    saved.add("price", event.tickets?.price)
    saved.add("currency", event.tickets?.currency)
    saved.add("tickets", event.tickets?.availability?.rawValue)
    saved.links += link(event.tickets?.url, as: "tickets") + link(event.online?.url, as: "online")
    saved.links += elsewhere(event.links)
    return saved
  }

  func visit(_ invitation: InvitationFeedViewObject) -> SavedEntry {
    var saved = common(invitation)
    saved.people += people(invitation.invitees, as: "invitee")
    saved.places = place(invitation.occasion?.venue)
    saved.add("event", invitation.occasion?.title)
    saved.add("starts", invitation.occasion?.starts?.machineReadable)
    saved.links += reference(invitation.occasion?.event, as: "event") + link(invitation.rsvp, as: "rsvp")
    return saved
  }

  func visit(_ follow: FollowFeedViewObject) -> SavedEntry {
    var saved = common(follow)
    saved.people += people(follow.followers, as: "follower") + people(follow.followed, as: "followed")
    return saved
  }

  func visit(_ recommendation: RecommendationFeedViewObject) -> SavedEntry {
    var saved = common(recommendation)
    saved.people += recommendation.recommendations.map { person($0.person, as: "recommended", note: $0.reason) }
    return saved
  }

  func visit(_ link: LinkFeedViewObject) -> SavedEntry {
    var saved = common(link)
    saved.add("site", link.site)
    saved.add("quotation", link.quotation)
    saved.links.append(SavedLink(relation: "bookmark", name: link.title ?? link.site, url: link.url))
    saved.links += links([link.via].compactMap(\.self), as: "via")
    return saved
  }

  func visit(_ quote: QuoteFeedViewObject) -> SavedEntry {
    var saved = common(quote)
    saved.add("quotation", quote.text)
    saved.add("source", quote.source)
    saved.links += link(quote.url, as: "source", name: quote.source)
    return saved
  }

  func visit(_ person: PersonFeedViewObject) -> SavedEntry {
    var saved = common(person)
    saved.media += [person.avatar].compactMap(\.self).map { medium($0, as: "avatar") }
    saved.add("role", person.role)
    saved.links += elsewhere(person.links) + link(person.feed, as: "feed")
    return saved
  }

  func visit(_ memories: MemoriesFeedViewObject) -> SavedEntry {
    var saved = common(memories)
    saved.add("month", memories.day.month)
    saved.add("day", memories.day.day)
    saved.links += memories.memories.flatMap { reference($0, as: "memory") }
    return saved
  }

  func visit(_ custom: CustomFeedViewObject) -> SavedEntry {
    var saved = common(custom)
    for value in custom.values {
      let name = value.field.key
      switch value.value {
      case .text(let text), .url(let text): saved.add(name, text)
      case .number(let number): saved.fields.append(SavedField(name: name, value: .number(number)))
      case .date(let date): saved.add(name, date.machineReadable)
      case .flag(let flag): saved.add(name, flag)
      case .list(let texts): for text in texts { saved.add(name, text) }
      case .image(let photo): saved.media.append(medium(photo, as: name))
      case .person(let person): saved.people.append(self.person(person, as: name))
      case .entry(let entry): saved.links += reference(entry, as: name)
      }
    }
    return saved
  }
}

/// What is known of an entry beside itself.
package struct SavedStatus: Hashable, Sendable {
  /// `published`, or why a build leaves it out.
  package let state: String
  /// Whether its date is its own; a draft without one has that of the reading.
  package let isDated: Bool

  package init(state: String, isDated: Bool) {
    self.state = state
    self.isDated = isDated
  }
}

extension EntryOperators {
  /// An entry as rows of a database.
  package func saved(_ object: any FeedViewObject, _ status: SavedStatus) -> SavedEntry {
    object.accept(
      SaveVisitor(
        resolver: environment.resolver, language: environment.site.language, status: status,
        heading: heading(of: object), search: searchFields(object)))
  }
}
