import FeedModel
import TestSupport
import Testing

@testable import FeedSite

@Suite("Albums and playlists as podcasts")
struct PodcastTests {
  private let file = MediaFile(source: .published(Route("/a.mp3")), mimeType: "audio/mpeg", byteCount: 9)

  private func song(_ number: Int, album: AlbumFeedViewObject? = nil, hasFile: Bool = true) -> SongFeedViewObject {
    SongFeedViewObject(
      entry: Sample.entry(number, kind: .song, route: "/songs/\(number)/"), title: "song \(number)",
      recording: hasFile ? file : nil, album: album.map { reference($0.entry, $0.title) })
  }

  private func reference(_ entry: Entry, _ title: String) -> EntryReference {
    EntryReference(identity: entry.identity, kind: entry.kind, title: title, route: entry.route)
  }

  private func line(_ song: SongFeedViewObject) -> Track {
    Track(title: song.title, song: reference(song.entry, song.title))
  }

  private func album(_ number: Int, _ tracks: [Track], route: String? = nil) -> AlbumFeedViewObject {
    AlbumFeedViewObject(
      entry: Sample.entry(number, kind: .album, route: route ?? "/albums/\(number)/"), title: "album \(number)",
      tracks: tracks)
  }

  private func playlist(_ number: Int, _ songs: [Track]) -> PlaylistFeedViewObject {
    PlaylistFeedViewObject(
      entry: Sample.entry(number, kind: .playlist, route: "/playlists/\(number)/"), title: "playlist \(number)",
      songs: songs)
  }

  @Test
  func `Albums and playlists with a recording have a podcast beside their page, and playlists a list as well`() throws {
    var site = TestSite()
    let (loud, silent) = (song(1), song(2, hasFile: false))
    site.entries = [
      loud, silent, album(3, [line(silent), line(loud)]), album(4, [line(silent)]), playlist(5, [line(loud)]),
      album(6, [Track(title: "a", recording: file)], route: "/old.html"),
    ]
    let assembled = try site.assemble()
    #expect(assembled.words == [])
    let paths = assembled.paths.filter { $0.hasSuffix("feed.xml") || $0.contains("list") || $0 == "/old.xml" }
    #expect(paths.contains("/albums/3/feed.xml") && paths.contains("/old.xml"))
    #expect(paths.contains("/playlists/5/feed.xml") && paths.contains("/playlists/5/list.xml"))
    #expect(!paths.contains("/albums/4/feed.xml") && !paths.contains("/albums/3/list.xml"))
    let podcast = try #require(assembled.text("/albums/3/feed.xml"))
    let guid = FeedUUID.namespace(ofSiteID: "song-1").urn
    #expect(podcast.contains(#"<guid isPermaLink="false">\#(guid)</guid>"#))
    #expect(podcast.contains("<itunes:episode>2</itunes:episode>"))
    #expect(podcast.contains("<link>https://example.org/songs/1/</link>"))
  }

  @Test
  func `The newest episode is first where players begin with it`() throws {
    var site = TestSite()
    site.entries = [song(1), song(2), album(3, [line(song(1)), line(song(2))])]
    for (order, titles) in [
      (PodcastSettings.EpisodeOrder.serial, ["song 1", "song 2"]), (.episodic, ["song 2", "song 1"]),
    ] {
      site.site.podcast.statedOrder = order
      let assembled = try site.assemble()
      let podcast = try #require(assembled.text("/albums/3/feed.xml"))
      let items = try XMLTree(podcast).first("channel")?.all("item") ?? []
      #expect(items.compactMap { $0.first("title")?.text } == titles)
    }
  }

  @Test
  func `Their pages lead to them, and other pages do not`() throws {
    var site = TestSite()
    site.entries = [song(1), album(3, [line(song(1))]), playlist(5, [line(song(1))])]
    let assembled = try site.assemble()
    let podcasts = { (path: String) in assembled.values("feed", on: path).filter { $0.contains("(Podcast") } }
    #expect(podcasts("/albums/3/") == ["/albums/3/feed.xml album 3 (Podcast)"])
    #expect(
      podcasts("/playlists/5/") == [
        "/playlists/5/feed.xml playlist 5 (Podcast)", "/playlists/5/list.xml playlist 5 (Podcasting 2.0)",
      ])
    #expect(podcasts("/") == [] && podcasts("/songs/1/") == [] && podcasts("/albums/") == [])
  }

  @Test
  func `A list leads to the song's own album, else to any album with it, else to the playlist's own podcast`() throws {
    var site = TestSite()
    let home = album(7, [])
    let (single, both, other) = (song(1), song(2, album: home), song(3))
    site.entries = [
      single, both, other, album(7, [line(both)]), album(8, [line(both), line(other)]),
      playlist(9, [line(single), line(both), line(other), Track(title: "own", recording: file)]),
    ]
    let list = try #require(try site.assemble().text("/playlists/9/list.xml"))
    let addresses = list.matches(of: /feedUrl="https:\/\/example.org([^"]*)"/).map { String($0.1) }
    #expect(
      addresses == ["/playlists/9/feed.xml", "/albums/7/feed.xml", "/albums/8/feed.xml", "/playlists/9/feed.xml"])
    #expect(!list.contains("<item>"))
    let guids = list.matches(of: /feedGuid="([^"]*)"/).map { String($0.1) }
    let own = try #require(try site.assemble().text("/playlists/9/feed.xml"))
    #expect(own.contains("<podcast:guid>\(guids[0])</podcast:guid>"))
    #expect(!list.contains("<podcast:guid>\(guids[0])</podcast:guid>"))
  }

  @Test
  func `A podcast that the site brings itself counts`() throws {
    var site = TestSite()
    site.entries = [playlist(5, [Track(title: "a", recording: file)])]
    site.addStaticFile("playlists/5/feed.xml")
    let assembled = try site.assemble()
    #expect(assembled.words == [])
    #expect(assembled.text("/playlists/5/feed.xml") == nil && assembled.text("/playlists/5/list.xml") != nil)
  }
}
