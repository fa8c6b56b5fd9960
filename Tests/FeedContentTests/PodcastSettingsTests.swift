import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct PodcastSettingsTests {
  private func settings(_ text: String) async -> (podcast: PodcastSettings, messages: [String]) {
    let content = await TestSite.load([:], settings: text)
    return (content.site.podcast, content.messages)
  }

  @Test func `Every setting of podcasts is read`() async {
    let (podcast, messages) = await settings(
      "podcast: {owner: {name: Mei, email: mei@example.org}, category: music interviews, type: serial, locked: yes}\n")
    #expect(messages == [])
    #expect(podcast.owner == SiteContact(name: "Mei", email: "mei@example.org"))
    #expect(podcast.category.name == "Music" && podcast.category.subcategory == "Music Interviews")
    #expect(podcast.isLocked == true && podcast.order == .serial && !podcast.isMusic)
  }

  @Test func `Without settings a podcast is of music, and anybody may take it over`() async {
    let podcast = await settings("").podcast
    #expect(podcast.owner == nil && podcast.category == .music && podcast.isLocked == nil)
    #expect(podcast.isMusic && podcast.order == .serial)
  }

  @Test func `Slips in the settings of podcasts are named`() async {
    for (text, words) in [
      ("podcast: {category: Musik}", #""Musik""#), ("podcast: {owner: Mei}", "must be a name and an email"),
      ("podcast: {owner: {name: Mei}}", #""email""#), ("podcast: {colour: red}", #""colour" is not a key"#),
    ] {
      let messages = await settings(text + "\n").messages
      #expect(messages.count == 1 && messages[0].contains(words), "\(messages)")
      #expect(messages.allSatisfy { $0.hasPrefix("content/site.yml:5:") && $0.contains(" error: ") }, "\(messages)")
    }
  }

  @Test func `Every category of the directory is known by its name`() {
    for name in PodcastCategory.names {
      let category = PodcastCategory(named: name.uppercased())
      #expect(category?.subcategory ?? category?.name == name)
    }
  }

  @Test func `Songs, albums and their tracks say whether they are explicit, and on which disc they are`() async throws {
    let content = await TestSite.load([
      "songs/a.md": "---\ntitle: A\ndate: 2025-04-09\nexplicit: yes\ndisc: 2\naudio: a.mp3\n---\n",
      "songs/a.mp3": "", "songs/b.mp3": "",
      "albums/b.md": """
      ---
      title: B
      date: 2025-04-09
      explicit: false
      podcast-guid: 917393E3-1B1E-5CEF-ACE4-EDAA54E1F810
      tracks:
        - songs/a
        - {title: C, audio: songs/b.mp3, disc: 3, explicit: true, id: c}
      ---
      """,
      "playlists/d.md": """
      ---
      title: D
      date: 2025-04-09
      podcast-guid: 917393e3-1b1e-5cef-ace4-edaa54e1f811
      songs: [songs/a]
      ---
      """,
    ])
    #expect(content.messages == [])
    let song = try #require(content.first(SongFeedViewObject.self))
    #expect(song.isExplicit == true && song.disc == 2)
    let album = try #require(content.first(AlbumFeedViewObject.self))
    #expect(album.isExplicit == false && album.podcastGUID == FeedUUID("917393e3-1b1e-5cef-ace4-edaa54e1f810"))
    // A compilation has other discs than the albums of its songs.
    #expect(album.tracks.first?.disc == nil)
    let track = try #require(album.tracks.last)
    #expect(track.disc == 3 && track.isExplicit == true && track.id == "c")
    #expect(content.first(PlaylistFeedViewObject.self)?.podcastGUID == FeedUUID("917393e3-1b1e-5cef-ace4-edaa54e1f811"))
  }

  @Test func `A song says where its transcript and its chapters are`() async {
    let head = "title: A\ndate: 2025-04-09\naudio: a.mp3\ntranscript:"
    let content = await TestSite.load([
      "songs/a.md": "---\n\(head) a.vtt\nchapters: https://c.example/a.json?x=1\n---\n", "songs/a.mp3": "",
      "songs/a.vtt": "WEBVTT", "songs/b.md": "---\n\(head) a.mp3\n---\n",
    ])
    let song = content.object("songs/a.md") as? SongFeedViewObject
    #expect(song?.transcript?.source == .published(Route("/songs/a.vtt")))
    #expect(song?.transcript?.mimeType == "text/vtt")
    #expect(song?.chapters?.source == .external("https://c.example/a.json?x=1"))
    #expect(
      content.messages == [
        #"content/songs/b.md:5:13: warning: "a.mp3" does not fit "transcript"; write a transcript such as rain.vtt"#
      ])
  }

  @Test func `A song that names its album brings its disc along`() async throws {
    let content = await TestSite.load([
      "songs/a.md": "---\ntitle: A\ndate: 2025-04-09\nalbum: albums/b\ndisc: 2\n---\n",
      "albums/b.md": "---\ntitle: B\ndate: 2025-04-09\ntracks: [songs/a, {title: C}]\n---\n",
      "albums/c.md": "---\ntitle: Others\ndate: 2025-04-08\ntracks: [songs/a]\n---\n",
    ])
    let discs = ["albums/b.md", "albums/c.md"].map { path in
      (content.object(path) as? AlbumFeedViewObject)?.tracks.map(\.disc)
    }
    #expect(discs == [[2, nil], [nil]])
  }

  @Test func `What is no disc, no yes or no and no UUID is named`() async {
    let content = await TestSite.load([
      "songs/a.md": "---\ntitle: A\ndate: 2025-04-09\nexplicit: very\ndisc: 0\n---\n",
      "albums/b.md": "---\ntitle: B\ndate: 2025-04-09\npodcast-guid: b\n---\n",
    ])
    #expect(
      content.messages == [
        #"content/albums/b.md:4:15: warning: "b" does not fit "podcast-guid"; "#
          + "write a UUID such as 917393e3-1b1e-5cef-ace4-edaa54e1f810",
        #"content/songs/a.md:4:11: warning: "explicit" must be true or false, not "very""#,
        #"content/songs/a.md:5:7: warning: "0" does not fit "disc"; write a number above zero"#,
      ])
  }
}
