import FeedMarkdown
package import FeedModel

/// Turns an entry into rows of a database.
struct SaveVisitor: FeedVisitor {
  let resolver: URLResolver
  /// The language of entries that state none.
  let language: String
  /// `published`, or why a build leaves the entry out.
  let state: String
  /// Whether its date is its own.
  let isDated: Bool
  /// The result of ``HeadingVisitor``.
  let heading: String
  /// The result of ``SearchVisitor``.
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
    saved.places = [event.venue].compactMap(\.self)
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
    saved.places = [invitation.occasion?.venue].compactMap(\.self)
    if invitation.isForEverybody { saved.add("everybody", true) }
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

  // MARK: What all kinds share

  func common(_ object: any FeedViewObject) -> SavedEntry {
    let entry = object.entry
    let statistics = entry.body.statistics
    // The body by which it is found is the body: texts are long, and one copy is enough.
    let text = search.first { $0.rank == .words }?.text ?? entry.body.plainText.nonEmpty
    var saved = SavedEntry(
      facts: SavedEntry.Facts(
        path: entry.identity.contentPath, guid: entry.identity.guid, kind: entry.kind.name, state: state,
        url: isDated ? resolver.absolute(entry.route) : nil, title: object.facts.title, heading: heading,
        date: isDated ? entry.date : nil, updated: entry.updated, expires: entry.expires, isPinned: entry.isPinned,
        language: entry.language ?? language,
        summary: entry.summary, text: text, words: statistics.words,
        characters: statistics.cjkCharacters))
    saved.people = people(entry.authors, as: "author")
    saved.tags = entry.tags
    saved.media = [entry.cover].compactMap(\.self).map { medium($0, as: "cover") }
    saved.links = links(entry.inReplyTo, as: "reply") + links(entry.likeOf, as: "like")
    saved.links += links(entry.repostOf, as: "repost") + entry.syndication.flatMap { link($0, as: "copy") }
    saved.add(entry.body, on: entry.route, resolver)
    for field in entry.extra { saved.add(field.key, field.value) }
    saved.search = search
    return saved
  }

  // MARK: People

  func person(_ person: PersonReference, as role: String, note: String? = nil) -> SavedPerson {
    SavedPerson(
      role: role, name: person.name, page: resolver.page(of: person).map(resolver.absolute), url: person.url, note: note
    )
  }

  func people(_ people: [PersonReference], as role: String) -> [SavedPerson] { people.map { person($0, as: role) } }

  // MARK: Files

  func medium(_ recording: Recording) -> SavedMedium {
    medium(recording.file, .audio, as: "recording", caption: recording.title ?? recording.caption)
  }

  func medium(_ photo: Photo, as role: String) -> SavedMedium {
    medium(photo.file, .image, as: role, alt: photo.alt, caption: photo.caption)
  }

  func medium(
    _ file: MediaFile, _ medium: Attachment.Medium, as role: String, duration: Duration? = nil, alt: String? = nil,
    caption: String? = nil
  ) -> SavedMedium {
    SavedMedium(
      role: role, medium: medium.rawValue, url: resolver.absolute(file.source), type: file.mimeType,
      bytes: file.byteCount, width: file.pixelSize?.width, height: file.pixelSize?.height,
      duration: (duration ?? file.duration)?.inSeconds, alt: alt, caption: caption)
  }

  func track(_ track: Track) -> SavedTrack {
    SavedTrack(
      disc: track.disc, title: track.title, artist: track.artist, duration: track.duration?.inSeconds,
      audio: track.recording.map { resolver.absolute($0.source) },
      page: track.song?.route.map(resolver.absolute))
  }

  // MARK: Links

  func links(_ links: [ExternalLink], as relation: String) -> [SavedLink] {
    links.map { SavedLink(relation: relation, name: $0.name, url: $0.url) }
  }

  func elsewhere(_ links: [ExternalLink]) -> [SavedLink] { self.links(links, as: "elsewhere") }

  func link(_ url: String?, as relation: String, name: String? = nil) -> [SavedLink] {
    url.map { [SavedLink(relation: relation, name: name ?? relation, url: $0)] } ?? []
  }

  /// An entry of this site; one that has no page is named without an address.
  func reference(_ entry: EntryReference?, as relation: String) -> [SavedLink] {
    entry.map { [SavedLink(relation: relation, name: $0.title, url: $0.route.map(resolver.absolute))] } ?? []
  }
}

extension EntryOperators {
  /// An entry as rows of a database.
  ///
  /// - Parameters:
  ///   - state: `published`, or why a build leaves it out.
  ///   - isDated: Whether its date is its own; a draft without one has that of the reading.
  package func saved(_ object: any FeedViewObject, state: String, isDated: Bool) -> SavedEntry {
    object.accept(
      SaveVisitor(
        resolver: environment.resolver, language: environment.site.language, state: state, isDated: isDated,
        heading: heading(of: object), search: searchFields(object)))
  }
}

extension SavedEntry {
  mutating func add(_ name: String, _ text: String?) {
    if let text { fields.append(SavedField(name: name, value: .text(text))) }
  }

  mutating func add(_ name: String, _ number: Int?) {
    if let number { fields.append(SavedField(name: name, value: .integer(number))) }
  }

  mutating func add(_ name: String, _ flag: Bool?) { add(name, flag.map { $0 ? 1 : 0 }) }

  mutating func add(_ name: String, _ duration: Duration?) {
    if let duration { fields.append(SavedField(name: name, value: .real(duration.inSeconds))) }
  }

  /// A key that feedsite does not know.
  fileprivate mutating func add(_ name: String, _ value: ExtraValue) {
    switch value {
    case .text(let text): fields.append(SavedField(name: name, value: .number(text)))
    case .flag(let flag): add(name, flag)
    case .list(let values): for value in values { add(name, value) }
    case .fields(let fields): for field in fields { add("\(name).\(field.key)", field.value) }
    }
  }

  /// What the text leads to and shows.
  fileprivate mutating func add(_ body: MarkdownBody, on page: Route, _ resolver: URLResolver) {
    for (link, resolved) in zip(body.links, body.resolvedLinks) where !resolved.isMissing {
      let medium: Attachment.Medium? =
        switch link.kind {
        case .image: .image
        case .audio: .audio
        case .video: .video
        case .link, .hashtag, .mention: nil
        }
      let url = resolver.absolute(reference: resolved.destination, from: page)
      if let medium {
        media.append(
          SavedMedium(
            role: "body", medium: medium.rawValue, url: url, width: resolved.pixelWidth, height: resolved.pixelHeight,
            alt: link.text, caption: link.title.nonEmpty))
      } else if link.kind == .link {
        links.append(SavedLink(relation: "body", name: link.text, url: url))
      }
    }
  }
}

extension SavedValue {
  /// A number where a text is nothing else, so that questions can count with it; as it is written otherwise.
  static func number(_ text: String) -> SavedValue {
    if let number = Int(text), String(number) == text { return .integer(number) }
    if text.contains("."), let number = Double(text), number.isFinite, "\(number)" == text { return .real(number) }
    return .text(text)
  }
}

extension Duration {
  fileprivate var inSeconds: Double { self / .seconds(1) }
}
