import FeedDiagnostics
import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct EntryPodcastTests {
  private func site() throws -> TestSite { TestSite(environment: try TestTheme.environment()) }

  private func entry(_ kind: Kind, _ number: Int, date: Int? = nil) -> Entry {
    Entry(
      identity: EntryIdentity(
        uuid: .namespace(ofSiteID: "00000000-0000-5000-8000-00000000000\(number)"), contentPath: "\(number).md"),
      kind: kind, route: Route("/\(kind.plural)/\(number)/"),
      date: FeedDate(secondsSinceEpoch: date ?? 1000, utcOffset: 0), location: SourceLocation(file: "\(number).md"))
  }

  private func song(
    _ number: Int, date: Int, disc: Int? = nil, isExplicit: Bool? = nil, hasFile: Bool = true
  ) -> SongFeedViewObject {
    SongFeedViewObject(
      entry: entry(.song, number, date: date), title: "song \(number)",
      recording: hasFile ? KindSamples.plain.text.audio("\(number)") : nil, disc: disc, isExplicit: isExplicit)
  }

  private func line(_ song: SongFeedViewObject) -> Track {
    Track(
      title: song.title,
      song: EntryReference(
        identity: song.entry.identity, kind: .song, title: song.title, route: song.entry.route, date: song.entry.date))
  }

  @Test func `The texts of a song go along`() throws {
    let spoken = SongFeedViewObject(
      entry: entry(.song, 1), title: "Kettle", recording: KindSamples.plain.text.audio("kettle"),
      transcript: MediaFile(source: .published(Route("/a.vtt")), mimeType: "text/vtt"),
      chapters: MediaFile(source: .external("https://c.example/1"), mimeType: "application/json"))
    let episode = try site().podcast(album([line(spoken)]), songs: [spoken])?.tracks.first?.episode
    #expect(episode?.transcript == EpisodeFile(url: "https://example.com/sub/a.vtt", type: "text/vtt"))
    #expect(episode?.chapters == EpisodeFile(url: "https://c.example/1", type: "application/json+chapters"))
  }

  private func file(_ title: String, disc: Int? = nil, isExplicit: Bool? = nil, id: String? = nil) -> Track {
    Track(
      title: title, artist: "Bob", recording: KindSamples.plain.text.audio("x"), disc: disc, isExplicit: isExplicit,
      id: id)
  }

  private func album(_ tracks: [Track], isExplicit: Bool? = nil) -> AlbumFeedViewObject {
    AlbumFeedViewObject(
      entry: entry(.album, 9), title: "Weather", artists: [PersonReference(name: "Ann")], tracks: tracks,
      isExplicit: isExplicit)
  }

  private func guids(_ tracks: [Track]) throws -> [String] {
    let podcast = try site().podcast(album(tracks))
    return (podcast?.tracks ?? []).compactMap { $0.item { _ in nil }?.id }
  }

  @Test func `Only albums and playlists are podcasts`() throws {
    let site = try site()
    let expected: KindTable<String?> = [
      "text": nil, "article": nil, "media": nil, "song": nil, "album": "Weather", "playlist": "Wet days", "event": nil,
      "invitation": nil, "follow": nil, "recommendation": nil, "link": nil, "quote": nil, "person": nil,
      "memories": nil, "custom": nil,
    ]
    expected.check { site.podcast($0)?.title }
  }

  @Test func `An album without a recording is none`() throws {
    let silent = song(1, date: 1, hasFile: false)
    #expect(try site().podcast(album([Track(title: "Sun"), line(silent)]), songs: [silent]) == nil)
  }

  @Test func `Tracks keep their numbers, which start again on each disc`() throws {
    let songs = [song(1, date: 1), song(2, date: 1, disc: 2), song(3, date: 1), song(4, date: 1)]
    let tracks = [line(songs[0]), Track(title: "Sun"), file("a")] + songs.dropFirst().map(line)
    let podcast = try site().podcast(album(tracks), songs: songs)
    #expect(
      podcast?.tracks.map { "\($0.episode.disc ?? 0).\($0.episode.number)" } == ["1.1", "1.3", "2.1", "2.2", "2.3"])
    let playlist = PlaylistFeedViewObject(entry: entry(.playlist, 8), title: "Wet", songs: tracks)
    let listed = try site().podcast(playlist, songs: songs)
    #expect(listed?.tracks.map(\.episode.number) == [1, 3, 4, 5, 6])
    #expect(listed?.tracks.allSatisfy { $0.episode.disc == nil } == true)
  }

  @Test func `A song is on no disc of another album than its own`() throws {
    let discs = try [entry(.album, 9), entry(.album, 8)].map { own in
      let song = SongFeedViewObject(
        entry: entry(.song, 1, date: 1), title: "Sun", recording: KindSamples.plain.text.audio("1"),
        album: EntryReference(identity: own.identity, kind: .album, title: "Weather", route: own.route), disc: 2)
      return try site().podcast(album([line(song)]), songs: [song])?.tracks.first?.episode.disc
    }
    #expect(discs == [2, nil])
  }

  @Test func `Dates are those of the songs and in the order of tracks`() throws {
    let songs = [song(1, date: 500), song(2, date: 300), song(3, date: 500), song(4, date: 900)]
    let podcast = try site().podcast(album(songs.map(line) + [file("a")]), songs: songs)
    #expect(podcast?.tracks.map { $0.published?.secondsSinceEpoch } == [500, 501, 502, 900, 1000])
  }

  @Test func `A song whose item is in the feeds of another language is an item as well`() throws {
    let far = song(1, date: 500)
    func track(at route: Route?) -> Track {
      Track(
        title: "Sun",
        song: EntryReference(
          identity: far.entry.identity, kind: .song, title: "Sun", route: route, date: far.entry.date,
          recording: far.recording, isExplicit: true))
    }
    let first = try #require(try site().podcast(album([track(at: far.entry.route)]))?.tracks.first)
    #expect(first.published?.secondsSinceEpoch == 500 && first.episode.isExplicit)
    let item = first.item { _ in nil }
    #expect(item?.id == far.entry.identity.guid)
    #expect(item?.url.hasSuffix("/songs/1/") == true)
    #expect(item?.enclosure != nil)
    // It has no page where the build leaves it out.
    #expect(try site().podcast(album([file("a"), track(at: nil)]))?.tracks.count == 1)
  }

  @Test func `A song that is listed twice is one item`() throws {
    let rain = song(1, date: 1)
    let playlist = PlaylistFeedViewObject(
      entry: entry(.playlist, 8), title: "Wet", songs: [line(rain), line(rain), file("a"), file("a")])
    #expect(try site().podcast(playlist, songs: [rain])?.tracks.map(\.episode.number) == [1, 3, 4])
  }

  @Test func `What a track does not say the album says`() throws {
    let songs = [song(1, date: 1, isExplicit: false), song(2, date: 1)]
    let tracks = songs.map(line) + [file("a"), file("b", isExplicit: false)]
    let explicit = try site().podcast(album(tracks, isExplicit: true), songs: songs)
    #expect(explicit?.tracks.map(\.episode.isExplicit) == [false, true, true, false])
    #expect(explicit?.isExplicit == true)
    #expect(try site().podcast(album(tracks), songs: songs)?.isExplicit == false)
    #expect(try site().podcast(album([file("a", isExplicit: true)], isExplicit: false))?.isExplicit == true)
  }

  @Test func `A track without an entry is known by its title or its ID wherever it stands`() throws {
    let both = try guids([file("Sun"), file("Moon")])
    #expect(Set(both).count == 2)
    #expect(try guids([file("Moon"), file("Sun")]) == both.reversed())
    let twice = try guids([file("Sun"), file("Sun")])
    #expect(twice[0] == both[0] && twice[1] != both[0])
    #expect(try guids([file("A", id: "x")]) == guids([file("B", id: "x")]))
    #expect(try guids([file("A", id: "x")]) != guids([file("x")]))
  }

  @Test(arguments: [
    ["Intro", "Intro", "Intro:2"], ["Intro:2", "Intro", "Intro"], ["Intro", "Intro:2", "Intro", "Intro:2"],
  ])
  func `No track is lost whose title ends as another one is numbered`(titles: [String]) throws {
    let all = try guids(titles.map { file($0) })
    #expect(all.count == titles.count && Set(all).count == titles.count)
    #expect(try Array(all.prefix(2)) == guids(titles.prefix(2).map { file($0) }))
  }

  @Test func `The guid is that of the entry for good`() throws {
    let site = try site()
    let podcast = try #require(site.podcast(album([file("a")])))
    // UUID version 5 of "urn:uuid:00000000-0000-5000-8000-000000000009" in the namespace of Podcasting 2.0.
    #expect(podcast.guid.description == "f5159125-c1c3-576b-837e-4cdda17ca30f")
    #expect(podcast.listGUID == nil)
    let guid = FeedUUID("917393e3-1b1e-5cef-ace4-edaa54e1f810")
    let given = AlbumFeedViewObject(entry: entry(.album, 9), title: "W", tracks: [file("a")], podcastGUID: guid)
    #expect(site.podcast(given)?.guid == guid)
    let playlist = try #require(site.podcast(KindSamples.plain.playlist))
    #expect(playlist.listGUID != nil && playlist.listGUID != playlist.guid)
  }
}
