import FeedDiagnostics
import FeedModel
import Testing

@testable import FeedTheme
@testable import FeedVisitors

@Suite struct AccentTests {
  @Test func `Each kind carries a colour of its own`() {
    let expected: KindTable<Accent> = [
      "text": Accent(name: "text"), "article": Accent(name: "article"), "media": Accent(name: "media"),
      "song": Accent(name: "song"), "album": Accent(name: "album"), "playlist": Accent(name: "playlist"),
      "event": Accent(name: "event"), "invitation": Accent(name: "invitation"), "follow": Accent(name: "follow"),
      "recommendation": Accent(name: "recommendation"), "link": Accent(name: "link"),
      "quote": Accent(name: "quote"), "person": Accent(name: "person"), "memories": Accent(name: "memories"),
      "custom": Accent(name: "recipe", color: "#aa3300"),
    ]
    expected.check { Accent(of: $0, .kinds, on: nil) }
  }

  @Test(arguments: [
    (PictureColor(red: 6, green: 1, blue: 1) as PictureColor?, "#db2424" as String?),
    (PictureColor(red: 7, green: 6, blue: 6), nil), (PictureColor(red: 1, green: 0, blue: 0), nil), (nil, nil),
  ])
  func `Songs and albums can have the colour of their covers, where it is seen in the light and in the dark`(
    cover: PictureColor?, accent: String?
  ) {
    let background = ThemeColor(light: "#ffffff", dark: "#101010")
    func withCover(_ kind: Kind) -> Entry {
      var entry = KindSamples.plain.entry(kind, body: "Rain")
      let file = MediaFile(source: .published(Route("/a.jpg")), mimeType: "image/jpeg", dominantColor: cover)
      entry.cover = Photo(file: file, alt: "A")
      return entry
    }
    let song = SongFeedViewObject(entry: withCover(.song), title: "A")
    let album = AlbumFeedViewObject(entry: withCover(.album), title: "A")
    #expect(Accent(of: song, .covers, on: background).color == accent)
    #expect(Accent(of: album, .covers, on: background).color == accent)
    #expect(Accent(of: song, .kinds, on: background).color == nil)
    let others: [any FeedViewObject] = [
      PlaylistFeedViewObject(entry: withCover(.playlist), title: "A"),
      ArticleFeedViewObject(entry: withCover(.article), title: "A"),
    ]
    for other in others { #expect(Accent(of: other, .covers, on: background).color == nil) }
  }

  @Test func `Music without a cover has one of eight variants of art, the same for an entry wherever it stands`() {
    func album(_ uuid: String, cover: Photo? = nil) -> AlbumFeedViewObject {
      var entry = EntryProperties(
        identity: EntryIdentity(uuid: .namespace(ofSiteID: uuid), contentPath: "a.md"), kind: .album,
        route: Route("/a/"), date: nil,
        location: SourceLocation(file: "a.md"))
      entry.cover = cover
      return AlbumFeedViewObject(entry: Entry(entry), title: "A")
    }
    let uuids = (0..<16).map { "7d444840-9dc0-51d1-b245-5ffdce74fad" + String($0, radix: 16) }
    #expect(uuids.map { Accent(of: album($0), .kinds, on: nil).art } == (0..<16).map { $0 & 7 })
    #expect(Accent(of: album(uuids[3]), .kinds, on: nil).classNames == "accent-album g3")
    let cover = Photo(file: MediaFile(source: .published(Route("/a.jpg")), mimeType: "image/jpeg"), alt: "A")
    #expect(Accent(of: album(uuids[3], cover: cover), .kinds, on: nil).classNames == "accent-album")
    let note = PlainTextFeedViewObject(entry: KindSamples.plain.bareEntry(.text))
    #expect(Accent(of: note, .kinds, on: nil).classNames == "accent-text")
  }
}
