import FeedModel
import FeedVisitors
import Testing

@Suite struct CardSizeVisitorTests {
  private let wall = CardSizeVisitor(layout: .wall)

  @Test func eachKindHasAShapeAndAHeightThatIsFixedOrFollowsTheContent() {
    let expected: KindTable<CardSize> = [
      "text": CardSize(shape: .normal, rows: 21, height: .automatic),
      "article": CardSize(shape: .normal, rows: 22, height: .automatic),
      "media": CardSize(shape: .large, rows: 45, height: .automatic),
      "song": CardSize(shape: .normal, rows: 30, height: .fixed),
      "album": CardSize(shape: .normal, rows: 25, height: .fixed),
      "playlist": CardSize(shape: .normal, rows: 17, height: .automatic),
      "event": CardSize(shape: .normal, rows: 28, height: .fixed),
      "invitation": CardSize(shape: .normal, rows: 25, height: .fixed),
      "follow": CardSize(shape: .normal, rows: 15, height: .fixed),
      "recommendation": CardSize(shape: .normal, rows: 15, height: .automatic),
      "link": CardSize(shape: .normal, rows: 23, height: .automatic),
      "quote": CardSize(shape: .normal, rows: 12, height: .automatic),
      "person": CardSize(shape: .normal, rows: 18, height: .automatic),
      "memories": CardSize(shape: .normal, rows: 16, height: .automatic),
      "custom": CardSize(shape: .normal, rows: 28, height: .automatic),
    ]
    expected.check { $0.accept(wall) }
  }

  @Test func anInvitationWithoutGuestsIsSmaller() {
    let empty = InvitationFeedViewObject(entry: KindSamples.plain.bareEntry(.invitation), title: "Come")
    let full = KindSamples.plain.invitation
    #expect(empty.accept(wall).rows < full.accept(wall).rows)
    #expect(empty.accept(wall).height == .fixed)
  }

  @Test func aCardHasAnotherHeightInAList() {
    let list = CardSizeVisitor(layout: .list)
    #expect(KindSamples.plain.song.accept(list).rows < KindSamples.plain.song.accept(wall).rows)
    #expect(KindSamples.plain.article.accept(list).rows < KindSamples.plain.article.accept(wall).rows)
  }

  @Test(arguments: SizeOverride.allCases)
  func theSizeThatTheAuthorChoseWinsForEveryKind(_ size: SizeOverride) {
    var entry = KindSamples.plain.entry(.song)
    entry.size = size
    let song = SongFeedViewObject(entry: entry, title: "Rain").accept(wall)
    let article = ArticleFeedViewObject(entry: entry, title: "Rain").accept(wall)
    #expect(song == article)
    #expect(song.shape.rawValue == size.rawValue)
  }

  @Test func theSizeOfADeclaredKindIsTheDefaultOfItsEntries() {
    var entry = KindSamples.plain.entry(KindSamples.recipe)
    let declaration = KindSamples.plain.declaration(size: .wide)
    #expect(CustomFeedViewObject(entry: entry, declaration: declaration).accept(wall).shape == .wide)
    entry.size = .small
    #expect(CustomFeedViewObject(entry: entry, declaration: declaration).accept(wall).shape == .small)
  }

  @Test func aChosenHeightThatFewWordsDoNotFillIsLowered() {
    var entry = KindSamples.plain.bareEntry(.quote)
    entry.size = .wide
    let quote = QuoteFeedViewObject(entry: entry, text: "It rains.").accept(wall)
    #expect(quote.columns == .two)
    #expect(quote.rows < 12)
  }

  @Test func aWideCardWithManyWordsBesideItsPictureIsHigher() {
    var entry = KindSamples.plain.entry(.article)
    entry.size = .wide
    let short = ArticleFeedViewObject(entry: entry, title: "Rain").accept(wall)
    entry.summary = String(repeating: "It rains in Taipei. ", count: 20)
    entry.authors = Array(repeating: KindSamples.plain.text.person("Ann"), count: 9)
    let title = String(repeating: "Rain on all the roofs ", count: 5)
    let long = ArticleFeedViewObject(entry: entry, title: title).accept(wall)
    #expect(short.rows == 19)
    #expect(short.rows <= long.rows)
  }

  @Test func longWordsMakeAHighCardButNotAnEndlessOne() {
    let entry = KindSamples.plain.bareEntry(.quote)
    let heights = [1, 20, 2000].map { count in
      QuoteFeedViewObject(entry: entry, text: String(repeating: "It rains. ", count: count)).accept(wall).rows
    }
    #expect(heights[0] < heights[1])
    #expect(heights[1] <= heights[2])
    #expect(heights[2] == 27)
  }

  @Test func aPhotoKeepsItsShapeAndAFlatOneTakesTwoColumns() {
    let entry = KindSamples.plain.bareEntry(.media)
    let size = { (width: Int, height: Int) in
      MediaFeedViewObject(
        entry: entry, photos: [KindSamples.plain.text.photo("one", width: width, height: height)]
      ).accept(wall)
    }
    #expect(size(100, 100) == CardSize(shape: .normal, rows: 22, height: .automatic))
    #expect(size(200, 100).columns == .two)
    #expect(size(1, 1000).rows == 28)
  }

  @Test func aFinerGridTakesMoreRowsForTheSameHeight() {
    let fine = CardLayout(arrangement: .wall, columnWidth: 18, gap: 1, gridUnit: 0.5, metrics: .wall)
    let album = KindSamples.plain.album
    #expect(album.accept(CardSizeVisitor(layout: fine)).rows == album.accept(wall).rows * 2)
  }
}
