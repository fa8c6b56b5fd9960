package import FeedModel

/// An album or a playlist as a podcast of music.
package struct Podcast: Sendable {
  package let entry: Entry
  package let title: String
  package let people: [PersonReference]
  /// What identifies the podcast for good, wherever it is published.
  package let guid: FeedUUID
  /// What its list of references is identified by; nil for an album, which has none.
  package let listGUID: FeedUUID?
  /// Whether it or one of its tracks holds what is not for children.
  package let isExplicit: Bool
  /// The tracks that have a recording, at least one, in order.
  package let tracks: [PodcastTrack]

  /// Makes a podcast of an album or a playlist; nil where no track has a recording, and for everything else.
  ///
  /// - Parameter songs: The songs that podcasts can play, by their UUIDs.
  package init?(_ object: any FeedViewObject, songs: [FeedUUID: SongFeedViewObject], resolver: URLResolver) {
    guard case .list(let list)? = object.facts.music else { return nil }
    entry = object.entry
    title = object.facts.title ?? ""
    people = list.artists.isEmpty ? entry.authors : list.artists
    tracks = PodcastTrackBuilder(entry: entry, list: list, people: people, songs: songs, resolver: resolver).tracks
    guard !tracks.isEmpty else { return nil }
    // Podcasting 2.0 computes the guid once from the first address of the feed, and keeps it when that changes. The
    // identity of the entry never changes, so the guid is computed from it and need not be kept anywhere.
    guid = list.podcastGUID ?? FeedUUID(name: entry.identity.uuid.urn, in: .podcasts)
    listGUID = list.isAlbum ? nil : FeedUUID(name: "\(guid)/list", in: .podcasts)
    isExplicit = list.isExplicit == true || tracks.contains(where: \.episode.isExplicit)
  }

  /// A reference to one of its items, for a list of songs that may be from several podcasts.
  package func reference(to item: FeedItem, _ resolver: URLResolver) -> PodcastRemoteItem {
    PodcastRemoteItem(
      feedGUID: guid, feedURL: resolver.absolute(entry.route.podcast), itemGUID: item.id, title: item.title)
  }
}

extension Music {
  /// The song that podcasts can play: one with a recording.
  package var playedSong: SongFeedViewObject? {
    if case .song(let song) = self, song.recording != nil { song } else { nil }
  }
}

package struct PodcastTrack: Sendable {
  /// Where the item of the track comes from.
  package enum Source: Sendable {
    /// The item that the song's entry has in all feeds.
    case song(EntryIdentity)
    /// The item of a track that has no entry.
    case track(FeedItem)
  }

  package let source: Source
  /// The properties for podcast apps, beyond the item.
  package let episode: PodcastEpisode
  /// When it was published: as stated, or just after the track before, so that the order of dates is that of tracks.
  package let published: FeedDate?

  /// The item in the podcast.
  package func item(ofSong item: (EntryIdentity) -> FeedItem?) -> FeedItem? {
    let own: FeedItem? =
      switch source {
      case .song(let identity): item(identity)
      case .track(let item): item
      }
    guard var own else { return nil }
    own.published = published
    own.episode = episode
    return own
  }
}

/// The properties of an item for podcast apps, beyond RSS.
package struct PodcastEpisode: Hashable, Sendable {
  /// `itunes:episode`: the number of the track on its disc, counted from one.
  package let number: Int
  /// `itunes:season`: the disc; nil where there is but one.
  package let disc: Int?
  /// `itunes:duration` in seconds, where known and not zero.
  package let seconds: Int?
  /// `podcast:transcript`: what is said in it.
  package let transcript: EpisodeFile?
  /// `podcast:chapters`: where its parts begin.
  package let chapters: EpisodeFile?
  /// `itunes:explicit`: whether it holds what is not for children.
  package let isExplicit: Bool
  /// `itunes:author`: who plays it.
  package let author: String?
  /// `itunes:image` and `podcast:image`: its own cover.
  package let image: FeedFile?
  /// `podcast:person`: who plays it, where that differs from the podcast.
  package let people: [FeedAuthor]
}

/// A text that belongs to an episode.
package struct EpisodeFile: Hashable, Sendable {
  /// The absolute address.
  package let url: String
  /// The MIME type.
  package let type: String
}

/// Makes the tracks of a podcast of those lines of a list that have a recording.
struct PodcastTrackBuilder {
  let entry: Entry
  let list: TrackList
  let people: [PersonReference]
  let songs: [FeedUUID: SongFeedViewObject]
  let resolver: URLResolver

  /// The tracks, numbered as the list has them: one without a recording leaves a gap.
  var tracks: [PodcastTrack] {
    func disc(of line: Track) -> Int? {
      guard list.isAlbum else { return nil }
      let song = line.song.flatMap { songs[$0.identity.uuid] }
      // On another album than its own, a song is in another place.
      let isElsewhere = song?.album.map { $0.identity.uuid != entry.identity.uuid } ?? false
      return line.disc ?? (isElsewhere ? nil : song?.disc)
    }
    let statesDiscs = list.tracks.contains { disc(of: $0) != nil }
    var names: [String: Int] = [:]
    var tracks: [PodcastTrack] = []
    // A song can be in a playlist twice; a feed holds an item once.
    var seen: Set<FeedUUID> = []
    var last: Int?
    for (line, place) in zip(list.tracks, list.tracks.places(disc: disc(of:))) {
      let song = line.song.flatMap { songs[$0.identity.uuid] }
      guard let source = source(line, song, &names), seen.insert(source.identity).inserted else { continue }
      let published = (song?.entry.date ?? line.song?.date ?? entry.date).map { $0.following(last) }
      last = published?.secondsSinceEpoch ?? last
      tracks.append(
        PodcastTrack(
          source: source.source,
          episode: episode(line, song, number: place.number, disc: statesDiscs ? place.disc : nil),
          published: published))
    }
    return tracks
  }

  private func source(
    _ line: Track, _ song: SongFeedViewObject?, _ names: inout [String: Int]
  ) -> (source: PodcastTrack.Source, identity: FeedUUID)? {
    if let song { return (.song(song.entry.identity), song.entry.identity.uuid) }
    // The feeds of another language hold the items of its songs; a song without a page is left out.
    let other = line.song.flatMap { $0.route == nil ? nil : $0 }
    guard let recording = line.recording ?? other?.recording else { return nil }
    let uuid = line.song?.identity.uuid ?? identity(of: line, &names)
    let artists = line.artist.map { [FeedAuthor(name: $0)] }
    let item = FeedItem(
      id: line.song?.identity.guid ?? uuid.urn, url: resolver.absolute(other?.route ?? entry.route), title: line.title,
      description: [line.title, line.artist].compactMap(\.self).joined(separator: " · "),
      authors: artists ?? people.map { FeedAuthor($0, resolver: resolver) }, published: other?.date ?? entry.date,
      changed: other?.date ?? entry.lastChanged,
      enclosure: FeedFile(
        Attachment(file: recording, medium: .audio, title: line.title, duration: line.duration), resolver: resolver))
    return (.track(item), uuid)
  }

  /// Neither the place in the list nor the file counts, so that both can change; of one title, the first is the first.
  private func identity(of line: Track, _ names: inout [String: Int]) -> FeedUUID {
    let name = line.id.map { "id:\($0)" } ?? "title:\(line.title)"
    var count = names[name, default: 0] + 1
    func numbered() -> String { count == 1 ? name : "\(name):\(count)" }
    // The title of another one may end in a number itself.
    while count > 1, names[numbered()] != nil { count += 1 }
    names[numbered()] = 1
    names[name] = count
    return FeedUUID(name: numbered(), in: entry.identity.uuid)
  }

  private func episode(_ line: Track, _ song: SongFeedViewObject?, number: Int, disc: Int?) -> PodcastEpisode {
    let artists = song?.artists ?? line.artist.map { [PersonReference(name: $0)] } ?? []
    let isOwn = !artists.isEmpty && artists.map(\.name) != people.map(\.name)
    return PodcastEpisode(
      number: number, disc: disc,
      seconds: (song?.duration ?? line.duration)?.secondsAboveZero,
      transcript: song?.transcript.map { EpisodeFile(url: resolver.absolute($0.source), type: $0.mimeType) },
      // They have a type of their own, whatever the file is called.
      chapters: song?.chapters.map {
        EpisodeFile(url: resolver.absolute($0.source), type: "application/json+chapters")
      },
      isExplicit: line.isExplicit ?? song?.isExplicit ?? line.song?.isExplicit ?? list.isExplicit ?? false,
      author: artists.isEmpty ? nil : artists.map(\.name).joined(separator: ", "),
      image: (song?.entry.cover).map { FeedFile(Attachment($0), resolver: resolver) },
      people: isOwn ? artists.map { FeedAuthor($0, resolver: resolver) } : [])
  }
}

extension Collection<Track> {
  /// The disc of each track, which is that of the one before where none is stated, and its number there; both count
  /// from one.
  func places(disc stated: (Track) -> Int?) -> [(disc: Int, number: Int)] {
    var disc = 1
    var numbers: [Int: Int] = [:]
    return map { track in
      disc = stated(track) ?? disc
      numbers[disc, default: 0] += 1
      return (disc: disc, number: numbers[disc, default: 0])
    }
  }
}

extension FeedDate {
  /// The date, or the second after a moment that it is not after.
  fileprivate func following(_ moment: Int?) -> FeedDate {
    guard let moment, secondsSinceEpoch <= moment else { return self }
    return FeedDate(secondsSinceEpoch: moment + 1, utcOffset: utcOffset)
  }
}
