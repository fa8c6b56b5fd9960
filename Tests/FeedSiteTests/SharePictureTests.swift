import FeedDiagnostics
import FeedMedia
import FeedModel
import Testing

@testable import FeedSite
@testable import FeedVisitors

@Suite("Pictures for sharing")
struct SharePictureTests {
  private func testSite(_ change: (inout TestSite) -> Void = { _ in }) -> TestSite {
    var site = TestSite()
    let cover = Photo(file: MediaFile(source: .published(Route("/cover.jpg")), mimeType: "image/jpeg"), alt: "A cover")
    site.entries = [Sample.note(1), Sample.article(2) { $0.cover = cover }]
    site.people = [Sample.person("Ann", route: "/people/ann/")]
    site.pages = [Sample.page("about", route: "/about/")]
    site.pictures = PictureStore(folder: nil) { _ throws(MediaError) in [] }
    change(&site)
    return site
  }

  private func pictures(_ site: AssembledSite) -> [String] { site.paths.filter { $0.contains("/share.") } }

  @Test
  func `Entries and people without a picture of their own get two, and pages one`() throws {
    let site = try testSite().assemble()
    #expect(
      Set(pictures(site)) == [
        "/notes/1/share.1200x630.png", "/notes/1/share.1080x1350.png", "/people/ann/share.1200x630.png",
        "/people/ann/share.1080x1350.png", "/about/share.1200x630.png",
      ])
    #expect(site.diagnostics.isEmpty)
  }

  @Test
  func `Nothing is drawn for Instagram where it is not offered`() throws {
    let site = try testSite { $0.site.share = [ShareChoice(.facebook), ShareChoice(.copy)] }.assemble()
    #expect(
      Set(pictures(site)) == [
        "/notes/1/share.1200x630.png", "/people/ann/share.1200x630.png", "/about/share.1200x630.png",
      ])
  }

  @Test(arguments: [("/notes/1/", "text · note 1"), ("/people/ann/", "Ann"), ("/about/", "about · page")])
  func `Their pages name the wide one, with its size and its words`(page: String, words: String) throws {
    let text = try #require(try testSite().assemble().text(page))
    for property in [
      #"property="og:image" content="https://example.org\#(page)share.1200x630.png""#,
      #"property="og:image:type" content="image/png""#, #"property="og:image:width" content="1200""#,
      #"property="og:image:height" content="630""#, #"name="twitter:card" content="summary_large_image""#,
    ] { #expect(text.contains(property), "\(property)") }
    let alt = try #require(text.firstMatch(of: /og:image:alt" content="([^"]*)"/)).output.1
    #expect(alt.hasSuffix(words))
  }

  @Test
  func `Structured data name it, but not for what somebody looks like`() throws {
    let site = try testSite().assemble()
    let isNamed = { (page: String) in site.values("data", on: page).joined().contains("share.1200x630.png") }
    #expect(isNamed("/notes/1/"))
    #expect(!isNamed("/people/ann/"))
  }

  @Test
  func `What has a picture shows that, and only that`() throws {
    let text = try #require(try testSite().assemble().text("/articles/2/"))
    #expect(text.contains("https://example.org/cover.jpg"))
    #expect(!text.contains("/share."))
  }

  @Test
  func `Feeds and sitemaps hold nothing of it`() throws {
    let isList = { (path: String) in path.hasSuffix(".xml") || path.hasSuffix(".json") }
    let with = try testSite().assemble().texts(where: isList)
    let without = try testSite { $0.site.drawsSharePictures = false }.assemble().texts(where: isList)
    #expect(!with.isEmpty)
    #expect(with == without)
  }

  @Test
  func `A site can do without`() throws {
    let site = try testSite { $0.site.drawsSharePictures = false }.assemble()
    #expect(pictures(site).isEmpty)
    #expect(try #require(site.text("/notes/1/")).contains("og:image") == false)
  }

  @Test
  func `A machine without typefaces draws none and says so`() throws {
    let site = try testSite { $0.hasTypefaces = false }.assemble()
    #expect(pictures(site).isEmpty)
    #expect(site.diagnostics.map(\.code) == ["no-typefaces"])
    #expect(try #require(site.text("/notes/1/")).contains("og:image") == false)
    let silent = testSite {
      $0.hasTypefaces = false
      $0.site.drawsSharePictures = false
    }
    #expect(try silent.assemble().diagnostics.isEmpty)
  }

  @Test
  func `A file of the site that stands there is published, with a warning`() throws {
    let site = try testSite { $0.addStaticFile("notes/1/share.1200x630.png") }.assemble()
    #expect(site.diagnostics.map(\.code) == ["replaced-address"])
    let item = try #require(site.table.items.first { $0.route.path == "/notes/1/share.1200x630.png" })
    #expect(item.content.location == "content/static/notes/1/share.1200x630.png")
  }

  @Test(.enabled(if: PictureStore.hasTypefaces))
  func `They are made when they are asked for`() throws {
    let site = try testSite().assemble()
    for form in ShareForm.allCases {
      let path = "/notes/1/share.\(form.size.width)x\(form.size.height).png"
      let item = try #require(site.table.items.first { $0.route.path == path })
      guard case .picture(let picture) = item.content else {
        Issue.record("\(path) is no picture")
        continue
      }
      #expect(picture.location == "content/notes/1.md")
      let image = try LinearImage(png: try picture.bytes(), limit: 2000)
      #expect(image.width == form.size.width && image.height == form.size.height)
    }
  }

  @Test
  func `Another text keeps the routes and changes the picture`() throws {
    let site = testSite()
    let first = RoutedSite(input: try site.input())
    var changed = site
    changed.entries[0] = PlainTextFeedViewObject(
      entry: Sample.entry(1, kind: .text, route: "/notes/1/") { $0.body = Sample.body("other words") })
    let second = RoutedSite(input: try changed.input(), after: first, changing: [0])
    #expect(second.keepsRoutes)
    #expect(second.languages[0].operators.sharePicture(changed.entries[0])?.words == "other words")
  }
}
