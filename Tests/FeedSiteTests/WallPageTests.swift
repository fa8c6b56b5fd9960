import FeedModel
import Testing

@testable import FeedSite

@Suite("Pages of a wall")
struct WallPageTests {
  private func wall(_ count: Int) -> Wall {
    Wall(route: Route("/songs/"), title: "Songs", subject: .kind("song"), entries: Array(0..<count))
  }

  @Test
  func `The newest page comes first, archives follow from the newest to the oldest`() {
    let pages = wall(35).pages(perPage: 10)
    #expect(pages.map(\.route.path) == ["/songs/", "/songs/page/2/", "/songs/page/1/"])
    #expect(pages.map(\.number) == [nil, 2, 1])
    #expect(pages.map { Array($0.entries) } == [Array(0..<15), Array(15..<25), Array(25..<35)])
  }

  @Test
  func `A wall without entries has one page`() {
    #expect(wall(0).pages(perPage: 10).map(\.route.path) == ["/songs/"])
    #expect(wall(0).redirect(perPage: 10) == nil)
  }

  @Test(arguments: 1...7)
  func `Links to newer and older pages never dangle`(perPage: Int) {
    for count in 0...60 {
      let wall = wall(count)
      let pages = wall.pages(perPage: perPage)
      let routes = Set(pages.map(\.route) + [wall.redirect(perPage: perPage)].compactMap(\.self))
      for page in pages {
        #expect(page.newer.map(routes.contains) ?? (page.number == nil))
        #expect(page.older.map(routes.contains) ?? (page === pages.last))
      }
    }
  }

  @Test
  func `Older leads through all pages to the oldest one`() {
    let pages = wall(57).pages(perPage: 5)
    #expect(pages.dropLast().map(\.older) == pages.dropFirst().map(\.route))
    #expect(pages.last?.older == nil)
    // Back again, the newest archive's page of newer entries is the redirect.
    #expect(pages.dropFirst(2).map(\.newer) == pages.dropFirst().dropLast().map(\.route))
    #expect(pages[1].newer == wall(57).redirect(perPage: 5))
  }

  /// All of them waited until they came near, the largest part of the home page among them.
  @Test
  func `The first picture of each page is loaded at once, portraits and all later ones when they come near`() throws {
    func photo(_ path: String) -> Photo {
      Photo(file: MediaFile(source: .published(Route(path)), mimeType: "image/jpeg"), alt: "")
    }
    var site = TestSite(perPage: 2)
    let ann = PersonReference(name: "Ann", avatar: photo("/ann.jpg"))
    site.entries = [Sample.article(4) { $0.authors = [ann] }]
    site.entries += (1...3).reversed().map { number in Sample.article(number) { $0.cover = photo("/\(number).jpg") } }
    let assembled = try site.assemble()
    func pictures(_ path: String) -> [String] {
      (assembled.text(path) ?? "").split(separator: "\n").map(String.init).filter { $0.hasPrefix("<img") }
    }
    let portrait = #"<img class="avatar u-photo" src="/ann.jpg" loading="lazy">"#
    let later = #"<img class="u-featured" src="/2.jpg" loading="lazy">"#
    for path in ["/", "/articles/"] {
      #expect(pictures(path) == [portrait, #"<img class="u-featured" src="/3.jpg" loading="eager">"#])
    }
    #expect(
      pictures("/page/1/") == [
        #"<img class="u-featured" src="/2.jpg" loading="eager">"#,
        #"<img class="u-featured" src="/1.jpg" loading="lazy">"#,
      ])
    site.site.wall = WallSettings(perPage: 9)
    let whole = try site.assemble()
    #expect(whole.text("/")?.contains(later) == true)
  }
}

extension WallPage {
  fileprivate static func === (lhs: Self, rhs: Self?) -> Bool { lhs.route == rhs?.route }
}
