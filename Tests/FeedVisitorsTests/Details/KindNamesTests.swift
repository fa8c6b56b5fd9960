import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct KindNamesTests {
  @Test func `Built-in kinds are named by the theme, and others by the site`() throws {
    let names = try TestTheme.wording()
    #expect(names.singular(.song) == "Song")
    #expect(names.plural(.text) == "Notes")
    #expect(names.singular(KindSamples.recipe) == "Recipe")
    #expect(names.plural(KindSamples.recipe) == "Recipes")
  }

  @Test func `Media is named by what there is to see or hear`() throws {
    let names = try TestTheme.wording()
    let entry = KindSamples.plain.bareEntry(.media)
    let file = MediaFile(source: .external("https://example.org/file"), mimeType: "audio/mpeg")
    let label = { (photos: Int, videos: Int, recordings: Int) in
      let media = MediaFeedViewObject(
        entry: entry, photos: Array(repeating: Photo(file: file, alt: ""), count: photos),
        videos: Array(repeating: Video(file: file, alt: ""), count: videos),
        recordings: Array(repeating: Recording(file: file), count: recordings))
      return names.singular(.media, of: media.facts)
    }
    #expect([label(1, 0, 0), label(2, 0, 0)] == ["Photo", "Photos"])
    #expect([label(0, 1, 0), label(0, 2, 0)] == ["Video", "Videos"])
    #expect([label(0, 0, 1), label(0, 0, 2)] == ["Recording", "Recordings"])
    #expect(label(1, 1, 0) == "Media")
  }

  @Test func `An article is an episode where its recordings say more than its text`() throws {
    let names = try TestTheme.wording()
    let file = MediaFile(source: .external("https://example.org/file.mp3"), mimeType: "audio/mpeg")
    let label = { (body: String, recordings: [Recording], playingTime: Duration?) in
      let article = ArticleFeedViewObject(
        entry: KindSamples.plain.entry(.article, body: body), title: "Rain", recordings: recordings,
        playingTime: playingTime)
      return names.singular(.article, of: article.facts)
    }
    let (notes, talk) = ("Notes.", [Recording(file: file)])
    let essay = String(repeating: "Words ", count: 1500)
    #expect(
      [label(notes, talk, .seconds(2500)), label(notes, talk, nil), label("", talk, nil)].allSatisfy { $0 == "Episode" }
    )
    #expect(
      [
        label(notes, talk, .seconds(9)), label(notes, [], .seconds(2500)), label(notes, [], nil),
        label(essay, talk, nil), label(essay, talk, .seconds(600)),
      ].allSatisfy { $0 == "Article" })
  }
}
