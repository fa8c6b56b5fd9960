import FeedModel
import FeedTheme
import Testing

@testable import FeedVisitors

@Suite struct EntrySharingTests {
  /// Prints what templates get, a line a network.
  private static let template = """
    {{#share}}{{title}}|{{text}}|{{url}}
    {{#networks}}
    {{name}}|{{label}}|{{url}}|{{instance}}|{{address}}|{{#images}}{{number}} {{src}} {{file}};{{/images}}|{{#code}}code{{/code}}
    {{/networks}}
    {{/share}}
    """

  private func page(_ object: any FeedViewObject, site: (inout Site) -> Void = { _ in }) throws -> [String] {
    let environment = try TestTheme.environment(["entry": Self.template], site: site)
    return TestSite(environment: environment).html(object, as: .page).split(separator: "\n").map(String.init)
  }

  @Test func `A page offers the networks that the site chose`() throws {
    let lines = try page(KindSamples.plain.album) { site in
      site.share = [.facebook, .mastodon, .instagram, .wechat, .copy].map {
        ShareChoice($0, instance: $0 == .mastodon ? "g0v.social" : nil)
      }
    }
    let here = "https://example.com/sub/albums/sample/"
    let encoded = "https%3A%2F%2Fexample.com%2Fsub%2Falbums%2Fsample%2F"
    #expect(
      lines == [
        "Weather|An album, Ann’s Weather|\(here)",
        "facebook|Facebook|https://www.facebook.com/sharer/sharer.php?u=\(encoded)||||",
        "mastodon|Mastodon|https://g0v.social/share?text=An%20album%2C%20Ann%E2%80%99s%20Weather%20\(encoded)"
          + "|g0v.social|||",
        "instagram|Instagram||||1 /sub/media/cover.jpg sample-1.jpg;2 /sub/media/cover-Rain.jpg sample-2.jpg;|",
        "wechat|WeChat|||||code",
        "copy|Copy link|||\(here)||",
      ])
  }

  @Test func `Every network offers something for every kind`() throws {
    for object in KindSamples.plain.all {
      let lines = try page(object) { $0.share = ShareNetwork.allCases.map { ShareChoice($0) } }
      #expect(lines.count == ShareNetwork.allCases.count + 1)
      for line in lines { #expect(!line.hasSuffix("|||||")) }
    }
  }

  @Test func `Nothing is offered where the site or the entry wants nothing`() throws {
    #expect(try page(KindSamples.plain.song) { $0.share = [] } == [])
    var entry = KindSamples.plain.entry(.song)
    entry.isShareable = false
    #expect(try page(SongFeedViewObject(entry: entry, title: "Rain")) == [])
  }

  @Test func `Pictures elsewhere are not saved under a name`() throws {
    var entry = KindSamples.plain.bareEntry(.text)
    let file = MediaFile(source: .external("https://example.org/a.jpg"), mimeType: "image/jpeg")
    entry.cover = Photo(file: file, alt: "")
    let lines = try page(PlainTextFeedViewObject(entry: entry)) { $0.share = [ShareChoice(.instagram)] }
    #expect(lines.last == "instagram|Instagram||||1 https://example.org/a.jpg ;|")
  }

  @Test func `A declared kind may have a sentence of its own in the theme`() throws {
    let environment = try TestTheme.environment(strings: ["en": "share.recipe: \"Cook {title}\"\n"])
    #expect(
      EntryOperators(environment: environment).shareMessage(KindSamples.plain.custom).sentence == "Cook Rain soup")
  }

  @Test(arguments: [
    ("zh-TW", "好歌：Rain"), ("zh-Hant", "好歌：Rain"), ("ja", "A great song, Rain"), ("en-GB", "A great song, Rain"),
  ])
  func `An entry is shared in its language where the theme speaks it`(language: String, sentence: String) throws {
    let environment = try TestTheme.environment(strings: ["zh-Hant": "share.song: \"好歌：{title}\"\n"])
    var entry = KindSamples.plain.bareEntry(.song)
    entry.language = language
    let song = SongFeedViewObject(entry: entry, title: "Rain")
    #expect(EntryOperators(environment: environment).shareMessage(song).sentence == sentence)
  }
}
