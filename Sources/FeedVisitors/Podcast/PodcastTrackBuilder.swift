import FeedModel

/// Makes the tracks of a podcast of those lines of a list that have a recording.
struct PodcastTrackBuilder {
  let entry: Entry
  /// Who made the list.
  let people: [PersonReference]
  /// The songs that podcasts can play, by their UUIDs.
  let songs: [FeedUUID: SongFeedViewObject]
  /// Whether the list may have several discs.
  let hasDiscs: Bool
  /// Whether the list as a whole says that it holds what is not for children.
  let isExplicit: Bool?
  let resolver: URLResolver

  /// The tracks, numbered as the list has them: one without a recording leaves a gap.
  func tracks(of lines: [Track]) -> [PodcastTrack] {
    let discs = discs(of: lines)
    var numbers: [Int: Int] = [:]
    var names: [String: Int] = [:]
    var tracks: [PodcastTrack] = []
    // A song can stand in a playlist twice; a feed holds an item once.
    var seen: Set<FeedUUID> = []
    var last: Int?
    for (line, disc) in zip(lines, discs) {
      let number = numbers[disc ?? 1, default: 0] + 1
      numbers[disc ?? 1] = number
      let song = line.song.flatMap { songs[$0.identity.uuid] }
      guard let source = source(line, song, &names), seen.insert(source.identity).inserted else { continue }
      let published = (song?.entry.date ?? entry.date).map { $0.following(last) }
      last = published?.secondsSinceEpoch ?? last
      tracks.append(
        PodcastTrack(
          source: source.source, episode: episode(line, song, number: number, disc: disc), published: published))
    }
    return tracks
  }

  /// The disc of each line: the stated one, or that of the line before; all nil where none is stated.
  private func discs(of lines: [Track]) -> [Int?] {
    let stated = lines.map { line in
      hasDiscs ? line.disc ?? line.song.flatMap { songs[$0.identity.uuid]?.disc } : nil
    }
    guard stated.contains(where: { $0 != nil }) else { return stated }
    var disc = 1
    return stated.map { stated in
      disc = stated ?? disc
      return disc
    }
  }

  private func source(
    _ line: Track, _ song: SongFeedViewObject?, _ names: inout [String: Int]
  ) -> (source: PodcastTrack.Source, identity: FeedUUID)? {
    if let song { return (.song(song.entry.identity), song.entry.identity.uuid) }
    guard let recording = line.recording else { return nil }
    let uuid = line.song?.identity.uuid ?? identity(of: line, &names)
    let artists = line.artist.map { [FeedAuthor(name: $0)] }
    let item = FeedItem(
      id: uuid.urn, url: resolver.absolute(entry.route), title: line.title,
      description: [line.title, line.artist].compactMap(\.self).joined(separator: " · "),
      authors: artists ?? people.map { FeedAuthor($0, resolver: resolver) }, published: entry.date,
      changed: entry.lastChanged,
      enclosure: FeedFile(
        Attachment(recording: recording, title: line.title, duration: line.duration), resolver: resolver))
    return (.track(item), uuid)
  }

  /// Neither the place in the list nor the file counts, so that both can change; of one title, the first is the first.
  private func identity(of line: Track, _ names: inout [String: Int]) -> FeedUUID {
    let name = line.id.map { "id:\($0)" } ?? "title:\(line.title)"
    let count = names[name, default: 0]
    names[name] = count + 1
    return FeedUUID(name: count == 0 ? name : "\(name):\(count + 1)", in: entry.identity.uuid)
  }

  private func episode(_ line: Track, _ song: SongFeedViewObject?, number: Int, disc: Int?) -> PodcastEpisode {
    let artists = song?.artists ?? line.artist.map { [PersonReference(name: $0)] } ?? []
    let isOwn = !artists.isEmpty && artists.map(\.name) != people.map(\.name)
    return PodcastEpisode(
      number: number, disc: disc,
      seconds: (song?.duration ?? line.duration).map { PlayingTime($0).seconds }.flatMap { $0 > 0 ? $0 : nil },
      isExplicit: line.isExplicit ?? song?.isExplicit ?? isExplicit ?? false,
      author: artists.isEmpty ? nil : artists.map(\.name).joined(separator: ", "),
      image: (song?.entry.cover).map { PodcastImage($0, resolver: resolver) },
      people: isOwn ? artists.map { FeedAuthor($0, resolver: resolver) } : [])
  }
}

extension FeedDate {
  /// The date, or the second after a moment that it is not after.
  fileprivate func following(_ moment: Int?) -> FeedDate {
    guard let moment, secondsSinceEpoch <= moment else { return self }
    return FeedDate(secondsSinceEpoch: moment + 1, utcOffset: utcOffset)
  }
}
