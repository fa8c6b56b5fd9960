import FeedMarkdown
import FeedModel

/// Describes an entry in the vocabulary of schema.org, for search engines.
///
/// Its heading, its description and its pictures are results of other operators.
struct StructuredDataVisitor: FeedVisitor {
  let things: SchemaThings
  let language: String
  let license: String?
  /// The result of ``HeadingVisitor`` for the entry.
  let heading: String
  /// What describes it, as plain text.
  let description: String?
  /// The result of ``PicturesVisitor``, or the picture that is drawn instead.
  let pictures: [Photo]

  // MARK: Visitation

  func visit(_ text: PlainTextFeedViewObject) -> SchemaThing {
    posting(text.entry, isDescribed: text.entry.summary != nil) { $0.set("articleBody", text.entry.body.plainText) }
  }

  func visit(_ article: ArticleFeedViewObject) -> SchemaThing {
    var thing = work("BlogPosting", article.entry, titled: "headline")
    thing.set("audio", things.audio(article.recordings, playing: article.playingTime))
    return thing
  }

  /// One file is what the entry is; several are a posting with all of them.
  func visit(_ media: MediaFeedViewObject) -> SchemaThing {
    let published = media.entry.date
    switch (media.photos.count, media.videos.count, media.recordings.count) {
    case (1, 0, 0): return file(things.image(media.photos[0]), media.entry)
    case (0, 1, 0):
      return file(things.video(media.videos[0], published: published, picture: pictures.first), media.entry)
    case (0, 0, 1): return file(things.audio(media.recordings[0].file, duration: media.playingTime), media.entry)
    default:
      return posting(media.entry, titled: "headline", showsPictures: false) { thing in
        thing.set(
          "image",
          media.photos.map { photo in
            var image = things.image(photo)
            image.set("license", licenseURL(of: media.entry))
            return image
          })
        thing.set(
          "video",
          media.videos.map { video in
            var film = things.video(video, published: published, picture: pictures.first)
            film.set("name", heading)
            film.set("description", video.caption?.nonEmpty ?? video.alt)
            return film
          })
        thing.set("audio", things.audio(media.recordings, playing: media.playingTime))
      }
    }
  }

  /// Who plays it made it, and not who wrote the entry.
  func visit(_ song: SongFeedViewObject) -> SchemaThing {
    let isMusic = things.isMusic
    var thing = work(
      isMusic ? "MusicRecording" : "PodcastEpisode", song.entry, isByAuthors: false, isAlso: song.links)
    add(song.artists, to: &thing)
    thing.set("duration", song.duration?.iso8601)
    thing.set(
      isMusic ? "inAlbum" : "partOfSeries",
      song.album.map { things.work(isMusic ? "MusicAlbum" : "PodcastSeries", $0) })
    if isMusic { thing.set("isrcCode", song.isrc) }
    thing.set("audio", song.recording.map { things.audio($0, duration: song.duration) })
    thing.set("interactionStatistic", things.plays(song.plays))
    return thing
  }

  /// The day on which it came out is not the one on which the entry was written.
  func visit(_ album: AlbumFeedViewObject) -> SchemaThing {
    var thing = work(
      things.isMusic ? "MusicAlbum" : "PodcastSeries", album.entry, published: { _ in album.released?.description },
      isByAuthors: false, isAlso: album.links)
    add(album.artists, to: &thing)
    add(album.tracks, to: &thing)
    let label = album.label?.nonEmpty.map { things.work("Organization", name: $0, url: nil) }
    if !things.isMusic {
      thing.set("publisher", label)
    } else if let label {
      var release = SchemaThing("MusicRelease")
      release.set("name", album.title)
      release.set("recordLabel", label)
      thing.set("albumRelease", release)
    }
    return thing
  }

  func visit(_ playlist: PlaylistFeedViewObject) -> SchemaThing {
    var thing = work(
      things.isMusic ? "MusicPlaylist" : "PodcastSeries", playlist.entry, isAlso: playlist.links)
    add(playlist.songs, to: &thing)
    thing.set("interactionStatistic", things.plays(playlist.plays))
    return thing
  }

  /// An event is no creative work, so that it has no author but an organizer.
  func visit(_ event: EventFeedViewObject) -> SchemaThing {
    let entry = event.entry
    var thing = SchemaThing("Event")
    thing.set("url", things.resolver.absolute(entry.route))
    thing.set("identifier", entry.identity.uuid.urn)
    thing.set("name", heading)
    thing.set("description", description)
    thing.set("startDate", event.starts.machineReadable)
    thing.set("endDate", event.ends?.machineReadable)
    thing.set("eventStatus", SchemaThings.status(event.status))
    thing.set(
      "eventAttendanceMode",
      things.attendanceMode(venue: event.venue, online: event.online, status: event.status))
    thing.set(
      "location",
      things.locations(venue: event.venue, online: event.online, status: event.status, route: entry.route))
    thing.set("image", pictures.map(things.image))
    thing.set("offers", event.tickets.flatMap(things.offer))
    thing.set("performer", event.performers.map(things.musician))
    thing.set("organizer", entry.authors.map(things.person))
    thing.set("inLanguage", entry.language ?? language)
    thing.set("keywords", entry.tags.map(\.name))
    thing.set("sameAs", entry.syndication + event.links.map(\.url))
    return thing
  }

  func visit(_ invitation: InvitationFeedViewObject) -> SchemaThing {
    posting(invitation.entry, titled: "headline") { thing in
      guard let occasion = invitation.occasion else { return }
      var event = SchemaThing("Event")
      event.set("name", occasion.title)
      if let route = occasion.event?.route {
        // The page of the event says everything of it; what is said twice may differ one day.
        event.set("url", things.resolver.absolute(route))
      } else {
        event.set("startDate", occasion.starts?.machineReadable)
        event.set("eventStatus", SchemaThings.status(.scheduled))
        event.set(
          "eventAttendanceMode", things.attendanceMode(venue: occasion.venue, online: nil, status: .scheduled))
        event.set("location", occasion.venue.map(things.place))
      }
      thing.set("about", event)
    }
  }

  func visit(_ follow: FollowFeedViewObject) -> SchemaThing {
    posting(follow.entry, titled: "headline") { $0.set("mentions", follow.followed.map(things.person)) }
  }

  func visit(_ recommendation: RecommendationFeedViewObject) -> SchemaThing {
    posting(recommendation.entry, titled: "headline") { thing in
      thing.set(
        "mentions",
        recommendation.recommendations.map { item in
          var person = things.person(item.person)
          person.set("description", item.reason)
          return person
        })
    }
  }

  func visit(_ link: LinkFeedViewObject) -> SchemaThing {
    let page = things.work("WebPage", name: link.title?.nonEmpty ?? link.site, url: link.url)
    return posting(link.entry, titled: "headline", sharing: [page]) { _ in }
  }

  /// Who said it wrote no entry, and who wrote the entry said nothing.
  func visit(_ quote: QuoteFeedViewObject) -> SchemaThing {
    var thing = work("Quotation", quote.entry, titled: nil, isDescribed: quote.entry.summary != nil, isByAuthors: false)
    thing.set("text", quote.text)
    thing.set("creator", quote.source.map { things.work("Person", name: $0, url: nil) })
    thing.set("isBasedOn", quote.url)
    return thing
  }

  func visit(_ person: PersonFeedViewObject) -> SchemaThing {
    var thing = SchemaThing("Person")
    thing.set("url", things.resolver.absolute(person.entry.route))
    thing.set("identifier", person.entry.identity.uuid.urn)
    thing.set("name", person.name)
    thing.set("description", description)
    thing.set("jobTitle", person.role)
    thing.set("image", pictures.map(things.image))
    thing.set("sameAs", person.links.map(\.url) + person.entry.syndication)
    return thing
  }

  func visit(_ memories: MemoriesFeedViewObject) -> SchemaThing {
    posting(memories.entry, titled: "headline") { thing in
      thing.set("mentions", memories.memories.map { things.work("CreativeWork", $0) })
    }
  }

  func visit(_ custom: CustomFeedViewObject) -> SchemaThing {
    custom.title?.nonEmpty == nil
      ? posting(custom.entry) { _ in } : work("BlogPosting", custom.entry, titled: "headline")
  }

  // MARK: What kinds share

  /// Those who are heard: musicians of music, else the authors.
  private func add(_ artists: [PersonReference], to thing: inout SchemaThing) {
    if things.isMusic {
      thing.set("byArtist", artists.map(things.musician))
    } else {
      thing.set("author", artists.map(things.person))
    }
  }

  private func add(_ tracks: [Track], to thing: inout SchemaThing) {
    if things.isMusic, !tracks.isEmpty { thing.set("numTracks", tracks.count) }
    thing.set(things.isMusic ? "track" : "hasPart", listing: things.tracks(tracks))
  }

  /// A note or the like.
  ///
  /// - Parameter pages: What it passes on to its readers.
  private func posting(
    _ entry: Entry, titled title: String? = nil, isDescribed: Bool = true, showsPictures: Bool = true,
    sharing pages: [SchemaThing] = [], _ add: (inout SchemaThing) -> Void
  ) -> SchemaThing {
    var thing = work(
      "SocialMediaPosting", entry, titled: title, isDescribed: isDescribed, showsPictures: showsPictures)
    thing.set("citation", (entry.inReplyTo + entry.likeOf).map(things.page))
    thing.set("sharedContent", pages + entry.repostOf.map(things.page))
    add(&thing)
    return thing
  }

  /// A creative work.
  ///
  /// - Parameters:
  ///   - title: The property that holds the heading; nil where it would only repeat the text.
  ///   - published: When it came out, nil where that is unknown; usually that is when the entry did.
  ///   - links: Pages of the same thing elsewhere.
  private func work(
    _ type: String, _ entry: Entry, titled title: String? = "name",
    published: (Entry) -> String? = { $0.date?.machineReadable }, isDescribed: Bool = true, isByAuthors: Bool = true,
    showsPictures: Bool = true, isAlso links: [ExternalLink] = []
  ) -> SchemaThing {
    var thing = SchemaThing(type)
    thing.set("url", things.resolver.absolute(entry.route))
    thing.set("identifier", entry.identity.uuid.urn)
    if let title { thing.set(title, heading) }
    if isDescribed { thing.set("description", description) }
    thing.set("datePublished", published(entry))
    thing.set("dateModified", entry.lastRevised?.machineReadable)
    if isByAuthors { thing.set("author", entry.authors.map(things.person)) }
    if showsPictures { thing.set("image", pictures.map(things.image)) }
    thing.set("inLanguage", entry.language ?? language)
    thing.set("keywords", entry.tags.map(\.name))
    thing.set("license", licenseURL(of: entry))
    thing.set("sameAs", entry.syndication + links.map(\.url))
    return thing
  }

  /// Where the text of the licence stands; nil for a licence without one, even if that of the site has one.
  private func licenseURL(of entry: Entry) -> String? { entry.license == nil ? license : entry.license?.url }

  /// A file that is an entry of its own.
  private func file(_ file: SchemaThing, _ entry: Entry) -> SchemaThing {
    var thing = work(file.type, entry, showsPictures: false)
    thing.add(file.properties)
    return thing
  }
}
