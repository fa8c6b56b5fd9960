import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct ReferenceTests {
  private let songs = [
    "songs/rain.md":
      "---\ntitle: Rain\ndate: 2025-04-09\nid: song-1\nartist: mei\nduration: '3:45'\ncover: rain.png\n---\n",
    "songs/rain.png": "", "songs/2024/snow.md": "---\ntitle: Snow\ndate: 2024-04-09\nslug: white\n---\n",
    "songs/雨衣.md": "---\ntitle: 雨衣\ndate: 2024-04-09\n---\n", "people/mei.md": "---\nname: Mei Lin\n---\n",
  ]

  private func load(_ more: [String: String]) async -> LoadedContent { await TestSite.load(songs.merging(more) { $1 }) }

  private func album(_ fields: String, at path: String = "albums/a.md") async -> (AlbumFeedViewObject?, LoadedContent) {
    let content = await load([path: "---\ntitle: A\ndate: 2025-04-09\n\(fields)\n---\n"])
    return (content.first(AlbumFeedViewObject.self), content)
  }

  @Test(arguments: [
    "rain", "Rain", "song-1", "songs/rain", "songs/rain.md", "../songs/rain.md", "/songs/rain.md", "/songs/rain/",
    "./../songs/rain",
    "\"song-1\"",
  ])
  func `A song is named by slug, id and path`(name: String) async {
    let (album, content) = await album("tracks: [\(name)]")
    #expect(album?.tracks.map(\.title) == ["Rain"])
    #expect(album?.tracks.first?.song?.route?.path == "/songs/rain/")
    #expect(album?.tracks.first?.duration == .seconds(225))
    #expect(album?.tracks.first?.artist == "Mei Lin")
    #expect(album?.tracks.first?.song?.cover?.file.source == .published(Route("/songs/rain.png")))
    #expect(content.messages == [])
  }

  @Test func `A song that is named brings its recording`() async {
    let content = await load([
      "albums/a.md": "---\ntitle: A\ndate: 2025-04-09\ntracks: [hail]\n---\n",
      "songs/hail.md": "---\ntitle: Hail\ndate: 2025-04-09\naudio: hail.mp3\n---\n", "songs/hail.mp3": "",
    ])
    let tracks = content.first(AlbumFeedViewObject.self)?.tracks
    #expect(tracks?.map(\.song?.recording?.source) == [.published(Route("/songs/hail.mp3"))])
  }

  @Test func `A slug of the front matter counts, and so do letters of any script`() async {
    let (album, content) = await album("tracks: [white, 雨衣, snow.md, songs/2024/snow]")
    #expect(album?.tracks.map(\.title) == ["Snow", "雨衣", "Snow", "Snow"])
    #expect(content.codes == ["unknown-entry"])
  }

  @Test(arguments: [
    ("Rain Strets", ["songs/track-3"]), ("rain streets", ["songs/track-3"]), ("雨の町", ["songs/track-3b"]),
    ("songs/Rain Strets", []), ("Roofs", []), ("Rian", ["songs/rain"]),
  ])
  func `A song that is named by its title is suggested`(name: String, suggestions: [String]) async {
    let content = await load([
      "songs/track-3.md": "---\ntitle: Rain Streets\ndate: 2025-04-09\n---\n",
      "songs/track-3b.md": "---\ntitle: 雨の街\ndate: 2025-04-09\n---\n",
      "articles/x.md": "---\ntitle: Roofs\ndate: 2025-04-09\nslug: y\n---\n",
      "playlists/a.md": "---\ntitle: A\ndate: 2025-04-09\nsongs: [\(name)]\n---\n",
    ])
    #expect(
      content.diagnostics.map(\.problem) == [
        .reference(.unknownEntry(key: "songs", name: name, suggestions: suggestions))
      ])
  }

  @Test func `Tracks may be written inline`() async {
    let (album, content) = await album(
      "tracks:\n  - {title: One, artist: [mei, Jun], duration: 200}\n  - title: Two\n    audio: two.mp3\n  - rain\nsongs: []"
    )
    #expect(album?.tracks.map(\.title) == ["One", "Two", "Rain"])
    #expect(album?.tracks.map(\.artist) == ["Mei Lin, Jun", nil, "Mei Lin"])
    #expect(album?.tracks.first?.duration == .seconds(200))
    #expect(content.codes == ["missing-file"])
  }

  @Test func `A track without a recording may say so to a player`() async {
    let (album, content) = await album(
      "tracks: [{title: One, src: '#'}, {title: Two, src: ''}, {title: Three, audio: '#'}]")
    #expect(album?.tracks.map(\.title) == ["One", "Two", "Three"])
    #expect(album?.tracks.allSatisfy { $0.recording == nil } == true && content.messages == [])
  }

  @Test func `An album and its song may have the same title`() async {
    let (album, content) = await album("tracks: [rain]", at: "albums/rain.md")
    #expect(album?.tracks.first?.song?.route?.path == "/songs/rain/")
    #expect(content.messages == [])
    let other = await load([
      "albums/rain.md": "---\ntitle: The Album\ndate: 2025-04-09\n---\n",
      "songs/x.md": "---\ntitle: X\ndate: 2025-04-09\nalbum: rain\n---\n",
    ])
    #expect(other.feed.entries.compactMap { ($0 as? SongFeedViewObject)?.album?.title } == ["The Album"])
    #expect(other.messages == [])
  }

  @Test func `An entry with a name and no title has the name as its title`() async {
    let content = await TestSite.load(["albums/nf02.md": "---\nname: No Friends\ndate: 2025-04-09\n---\n"])
    #expect(content.first(AlbumFeedViewObject.self)?.title == "No Friends")
    #expect(content.codes == [])
  }

  @Test(arguments: [
    ("rain.png", "/img/rain.png"), ("img/rain.png", "/img/rain.png"), ("fog.png", nil), ("ain.png", nil),
  ])
  func `A cover is the only file whose path ends so`(path: String, route: String?) async {
    let content = await TestSite.load([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\ncover: \(path)\ncover-alt: Rain\n---\nWords",
      "static/img/rain.png": "", "static/img/fog.png": "", "static/art/fog.png": "",
    ])
    #expect(content.entry("articles/a.md")?.cover?.file.source == route.map { .published(Route($0)) })
    #expect(content.codes == (route == nil ? ["missing-file"] : []))
  }

  @Test(arguments: ["../../img/rain.png", "../../../src/img/rain.png", "~/img/rain.png", "'@/img/rain.png'"])
  func `A cover may be named from a folder around the content folder that did not come along`(path: String) async {
    let content = await TestSite.load([
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\ncover: \(path)\ncover-alt: Rain\n---\nWords",
      "img/rain.png": "", "art/rain.png": "",
    ])
    #expect(content.entry("articles/a.md")?.cover?.file.source == .published(Route("/img/rain.png")))
    #expect(content.codes == [])
  }

  @Test func `A song without a cover takes that of its album, in its words, and brings it to lists`() async {
    let files = [
      "albums/a.md": "---\ntitle: A\ndate: 2025-04-09\ncover: a.png\ncover-alt: Clouds\ntracks: [fog]\n---\n",
      "albums/a.png": "", "albums/b.md": "---\ntitle: B\ndate: 2025-04-09\ncover: missing.png\n---\n",
      "songs/fog.md": "---\ntitle: Fog\ndate: 2025-04-09\nalbum: ../albums/a.md\n---\n",
      "songs/rain.md": "---\ntitle: Rain\ndate: 2025-04-09\nalbum: a\ncover: rain.png\n---\n", "songs/rain.png": "",
      "songs/hail.md": "---\ntitle: Hail\ndate: 2025-04-09\nalbum: b\n---\n",
      "songs/mist.md": "---\ntitle: Mist\ndate: 2025-04-09\nalbum: Nowhere\n---\n",
      "playlists/p.md": "---\ntitle: P\ndate: 2025-04-09\nsongs: [fog, rain, hail]\n---\n",
    ]
    let content = await TestSite.load(files)
    let covers = ["fog", "rain", "hail", "mist"].map { content.entry("songs/\($0).md")?.cover }
    #expect(
      covers.map { $0?.file.source } == [
        .published(Route("/albums/a.png")), .published(Route("/songs/rain.png")), nil, nil,
      ])
    #expect(covers.map { $0?.alt } == ["Clouds", "Rain", nil, nil])
    #expect(content.first(PlaylistFeedViewObject.self)?.songs.map { $0.song?.cover } == Array(covers.prefix(3)))
    #expect((content.object("albums/a.md") as? AlbumFeedViewObject)?.tracks.map { $0.song?.cover } == [covers[0]])
    #expect(content.codes == ["missing-file", "unknown-entry"])
  }

  @Test func `An album that is left out gives its songs no cover`() async {
    let content = await TestSite.load([
      "albums/a.md": "---\ntitle: A\ndate: 2025-04-09\ncover: a.png\ndraft: true\n---\n", "albums/a.png": "",
      "songs/fog.md": "---\ntitle: Fog\ndate: 2025-04-09\nalbum: a\n---\n",
    ])
    #expect(content.entry("songs/fog.md") != nil && content.entry("songs/fog.md")?.cover == nil)
  }

  @Test func `A playlist holds songs and inline lines`() async {
    let content = await load([
      "playlists/p.md": "---\ntitle: P\ndate: 2025-04-09\nsongs: [rain, {title: Elsewhere}]\nplays: 1,200\n---\n"
    ])
    let playlist = content.first(PlaylistFeedViewObject.self)
    #expect(playlist?.songs.map(\.title) == ["Rain", "Elsewhere"])
    #expect(playlist?.plays == 1200)
    #expect(content.messages == [])
  }

  @Test func `The word everybody names no person, unless somebody has that name`() async throws {
    let invitation = "---\ntitle: Tea\ndate: 2025-04-09\ninvitees: [Everybody, Jun]\n---\n"
    let open = try #require(await load(["invitations/a.md": invitation]).first(InvitationFeedViewObject.self))
    #expect(open.isForEverybody && open.invitees.map(\.name) == ["Jun"])
    let files = ["invitations/a.md": invitation, "people/everybody.md": "---\nname: Everybody\n---\n"]
    let named = try #require(await load(files).first(InvitationFeedViewObject.self))
    #expect(!named.isForEverybody && named.invitees.map(\.name) == ["Everybody", "Jun"])
  }

  @Test func `An invitation knows its event`() async {
    let content = await load([
      "events/show.md":
        "---\ntitle: Show\ndate: 2025-04-09\nstarts: 2025-05-01 20:00\nvenue: {name: Hall, city: Taipei}\nperformers: [mei, Jun]\n---\n",
      "invitations/a.md": "---\nevent: show\ndate: 2025-04-09\ninvitees: [mei]\nrsvp: https://example.org/\n---\n",
      "invitations/b.md": "---\nevent: {title: Party, starts: 2025-05-02, venue: Home}\ndate: 2025-04-08\n---\n",
      "invitations/c.md": "---\nevent: {title: Tea, place: {name: Kiosk}}\ndate: 2025-04-07\n---\n",
    ])
    let invitations = content.feed.entries.compactMap { $0 as? InvitationFeedViewObject }
    #expect(invitations.map { $0.occasion?.title } == ["Show", "Party", "Tea"])
    #expect(invitations.first?.occasion?.event?.route?.path == "/events/show/")
    #expect(invitations.first?.occasion?.starts?.rfc3339 == "2025-05-01T20:00:00+08:00")
    #expect(invitations.map { $0.occasion?.venue?.name } == ["Hall", "Home", "Kiosk"])
    #expect(invitations.first?.occasion?.venue?.city == "Taipei")
    #expect(invitations.map(\.invitees.count) == [1, 0, 0])
    #expect(invitations.map(\.isEmpty) == [false, true, true])
    #expect(content.first(EventFeedViewObject.self)?.performers.map(\.route?.path) == ["/people/mei/", nil])
    #expect(content.messages == [])
  }

  @Test(arguments: [
    ("author: mei", "Mei Lin", true), ("authors: [mei]", "Mei Lin", true), ("author: Mei Lin", "Mei Lin", true),
    ("author: MEI", "Mei Lin", true), ("author: people/mei.md", "Mei Lin", true), ("author: Jun", "Jun", false),
    ("author: {name: mei}", "Mei Lin", true), ("author: {name: Jun, email: j@example.org}", "Jun", false),
    ("x: y", "Site Author", false),
    ("author:", "Site Author", false),
  ])
  func `Authors are people by id, name or mapping`(fields: String, name: String, hasPage: Bool) async {
    var files = songs
    files["articles/a.md"] = "---\ntitle: A\ndate: 2025-04-09\n\(fields)\n---\n"
    let content = await TestSite.load(files, settings: "author: Site Author\n")
    #expect(content.entry("articles/a.md")?.authors.map(\.name) == [name])
    #expect((content.entry("articles/a.md")?.authors.first?.route != nil) == hasPage)
    #expect(content.messages == [])
  }

  @Test func `The site's author may be a person of the site, or have a page elsewhere`() async {
    #expect(await TestSite.load(songs, settings: "author: mei\n").site.author?.route?.path == "/people/mei/")
    let content = await TestSite.load(
      songs, settings: "author: {name: Mei, url: 'https://example.org/', email: m@example.org}\n")
    #expect(content.site.author == PersonReference(name: "Mei", url: "https://example.org/"))
    #expect(content.site.email == "m@example.org")
    #expect(
      await TestSite.load(songs, settings: "author: {name: mei, email: m@example.org}\n").site.author?.route != nil)
  }

  @Test func `A person's id takes precedence over another's name`() async {
    let content = await TestSite.load([
      "people/a.md": "---\nname: mei\n---\n", "people/mei.md": "---\nname: Mei Lin\n---\n",
      "articles/a.md": "---\ntitle: A\ndate: 2025-04-09\nauthor: mei\n---\n",
    ])
    #expect(content.entry("articles/a.md")?.authors.map(\.name) == ["Mei Lin"])
  }

  @Test func `Follows and recommendations name people with and without pages`() async {
    let content = await load([
      "follows/a.md":
        "---\ndate: 2025-04-09\nfollower: mei\nfollows: [Jun, {name: Ann, url: 'https://ann.example/'}]\n---\n",
      "recommendations/a.md":
        "---\ndate: 2025-04-09\npeople:\n  - person: mei\n    reason: Drums\n  - Jun\n  - {name: Ann, url: 'https://ann.example/', reason: Bass}\n---\n",
    ])
    #expect(content.first(FollowFeedViewObject.self)?.followers.map(\.name) == ["Mei Lin"])
    #expect(content.first(FollowFeedViewObject.self)?.followed.map(\.url) == [nil, "https://ann.example/"])
    let recommendations = content.first(RecommendationFeedViewObject.self)?.recommendations
    #expect(recommendations?.map(\.person.name) == ["Mei Lin", "Jun", "Ann"])
    #expect(recommendations?.map(\.reason) == ["Drums", nil, "Bass"])
    #expect(content.messages == [])
  }

  @Test func `A text between commas names several people only if all of them have files`() async {
    let content = await load([
      "people/bo.md": "---\nname: Bo\n---\n",
      "events/a.md": "---\ntitle: A\ndate: 2025-04-09\nstarts: 2025-05-09\nperformers: Mei Lin, bo\n---\n",
      "events/b.md": "---\ntitle: B\ndate: 2025-04-08\nstarts: 2025-05-09\nperformers: Mei Lin, the landlady\n---\n",
    ])
    #expect(
      content.feed.entries.compactMap { ($0 as? EventFeedViewObject)?.performers.map(\.name) } == [
        ["Mei Lin", "Bo"], ["Mei Lin, the landlady"],
      ])
    #expect(content.messages == [])
  }

  @Test func `A show is called off in either spelling`() async {
    let content = await load([
      "events/a.md": "---\ntitle: A\ndate: 2025-04-09\nstarts: 2025-05-09\nstatus: Canceled\n---\n"
    ])
    #expect(content.first(EventFeedViewObject.self)?.status == .cancelled && content.messages == [])
  }

  @Test(arguments: [
    ("mailto:us@example.org", "mailto:us@example.org", []),
    ("MAILTO:us@example.org?subject=a:b/c", "MAILTO:us@example.org?subject=a:b/c", []),
    ("https://us@example.org/", "https://us@example.org/", []), ("https://example.org/", "https://example.org/", []),
    ("us@example.org", nil, ["invalid-value"]),
  ])
  func `Replies go to a page or by mail`(written: String, rsvp: String?, codes: [String]) async {
    let content = await load([
      "invitations/a.md": "---\ntitle: A\ndate: 2025-04-09\nevent: {title: B}\nrsvp: \(written)\n---\n"
    ])
    #expect(content.codes == codes)
    if codes.isEmpty { #expect(content.first(InvitationFeedViewObject.self)?.rsvp == rsvp) }
  }

  @Test func `What names a file that cannot be read says nothing, since the file does`() async {
    let content = await load([
      "songs/torn.md": "---\ntitle: Rain: the song\ndate: 2025-04-09\n---\n",
      "albums/a.md": "---\ntitle: A\ndate: 2025-04-09\ntracks: [songs/torn, ../songs/torn.md, songs/none]\n---\n",
    ])
    #expect(
      content.diagnostics.map { "\($0.location?.file ?? "") \($0.code)" } == [
        "content/albums/a.md unknown-entry", "content/songs/torn.md invalid-yaml",
      ])
  }
}
