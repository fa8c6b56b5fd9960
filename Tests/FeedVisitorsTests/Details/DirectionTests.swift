import FeedModel
import Testing

@testable import FeedVisitors

@Suite struct DirectionTests {
  private static let template =
    "{{language}}|{{direction}}|{{headingDirection}}|{{excerptDirection}}|{{bodyDirection}}"

  /// The directions that templates see of an article.
  private func directions(
    title: String = "Rain", body: String = "Rain falls.", language: String? = nil, site siteLanguage: String = "en",
    as form: HTMLForm = .page
  ) throws -> String {
    let environment = try TestTheme.environment(["card/article": Self.template, "entry": Self.template]) {
      $0.language = siteLanguage
    }
    return TestSite(environment: environment).html(
      ArticleFeedViewObject(entry: entry(body: body, language: language), title: title), as: form)
  }

  private func entry(body: String, language: String?) -> Entry {
    var entry = KindSamples.plain.entry(.article, body: body)
    entry.language = language
    entry.summary = nil
    return entry
  }

  @Test func `Where everything is of one direction nothing is said`() throws {
    #expect(try directions() == "||||")
    #expect(try directions(title: "גשם", body: "גשם יורד", site: "he") == "||||")
    #expect(try directions(title: "Swift הוא שפה", body: "Swift הוא שפה", site: "he") == "||||")
  }

  @Test func `Text from right to left says so on its element`() throws {
    #expect(try directions(title: "גשם") == "||rtl||")
    #expect(try directions(body: "«גשם» rain") == "|||rtl|rtl")
    #expect(try directions(title: "גשם", body: "גשם", as: .card) == "||rtl|rtl|")
  }

  @Test func `The language of an entry counts for its whole`() throws {
    #expect(try directions(title: "גשם", body: "גשם", language: "he") == "he|rtl|||")
    #expect(try directions(title: "Rain", body: "גשם", language: "he") == "he|rtl|ltr||")
    #expect(try directions(title: "Rain", body: "Rain", language: "en", site: "he") == "en|ltr|||")
  }

  @Test func `Text without any letter from right to left says so on a site from right to left`() throws {
    #expect(try directions(site: "ar") == "||ltr|ltr|ltr")
  }

  @Test(arguments: [("«גשם» rain", nil), ("גשם", "he"), ("גשם", "en")])
  func `Feeds say that a body is from right to left`(body: String, language: String?) throws {
    for siteLanguage in ["en", "he"] {
      let site = TestSite(environment: try TestTheme.environment { $0.language = siteLanguage })
      let content = site.content(ArticleFeedViewObject(entry: entry(body: body, language: language), title: "Rain"))
      #expect(content.contains("<div dir=\"rtl\"><p>\(body)</p>\n</div>"))
    }
  }

  @Test func `Feeds of a site from right to left say it of all of its words, and of what is not`() throws {
    let site = TestSite(environment: try TestTheme.environment { $0.language = "he" })
    func content(of body: String) -> String {
      var entry = entry(body: body, language: nil)
      entry.cover = nil
      return site.content(SongFeedViewObject(entry: entry, title: "Rain", artists: [PersonReference(name: "Ann")]))
    }
    for (body, direction) in [("Rain", "ltr"), ("גשם", "rtl")] {
      let content = content(of: body)
      #expect(content.hasPrefix("<div dir=\"rtl\"><p>In reply to "))
      #expect(content.hasSuffix("<p>Ann</p><div dir=\"\(direction)\"><p>\(body)</p>\n</div></div>"))
    }
    let bare = SongFeedViewObject(entry: KindSamples.plain.bareEntry(.song), title: "Rain")
    #expect(site.content(bare).isEmpty)
  }

  @Test func `Feeds say nothing otherwise`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    let article = ArticleFeedViewObject(entry: entry(body: "rain גשם", language: nil), title: "Rain")
    #expect(!site.content(article).contains("dir="))
  }
}
