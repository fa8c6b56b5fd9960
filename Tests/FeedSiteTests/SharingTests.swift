import FeedModel
import Testing

@testable import FeedSite

@Suite("Sharing")
struct SharingTests {
  private func site(_ change: (inout TestSite) -> Void = { _ in }) throws -> AssembledSite {
    var site = TestSite(perPage: 1)
    site.entries = [
      Sample.article(1), Sample.article(2), Sample.article(3) { $0.isShareable = false },
      Sample.article(4) { $0.authors = [PersonReference(name: "Ann", route: Route("/people/ann/"))] },
    ]
    site.people = [Sample.person("Ann", route: "/people/ann/")]
    site.pages = [Sample.page("about", route: "/about/")]
    change(&site)
    return try site.assemble()
  }

  @Test
  func `Pages of entries and people bring its script, all others do not`() throws {
    let site = try site()
    let pages = site.paths.filter { site.values("sharing", on: $0) == ["yes"] }
    #expect(Set(pages) == ["/articles/1/", "/articles/2/", "/articles/4/", "/people/ann/"])
  }

  @Test
  func `A site that offers none has no script for it`() throws {
    let site = try site { $0.site.share = [] }
    #expect(site.paths.allSatisfy { site.values("sharing", on: $0).isEmpty })
  }

  @Test
  func `Feeds hold nothing of it`() throws {
    let with = try site { $0.site.share = ShareNetwork.allCases.map { ShareChoice($0) } }
    let without = try site { $0.site.share = [] }
    let isFeed = { (path: String) in path.hasSuffix(".xml") }
    #expect(!with.texts(where: isFeed).isEmpty)
    #expect(with.texts(where: isFeed) == without.texts(where: isFeed))
  }
}
