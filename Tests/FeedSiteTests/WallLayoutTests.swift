import FeedModel
import Testing

@testable import FeedSite

@Suite("Layouts of a wall")
struct WallLayoutTests {
  private func site(_ layouts: [WallLayout]) throws -> AssembledSite {
    var site = TestSite()
    site.site.wall = WallSettings(layouts: layouts)
    site.entries = [Sample.article(1)]
    site.people = [Sample.person("Kip", route: "/people/kip/")]
    return try site.assemble()
  }

  @Test
  func `Readers choose among those of the site, of which the first is shown at first`() throws {
    let assembled = try site([.list, .wall, .list])
    for path in ["/", "/articles/", "/people/"] {
      #expect(assembled.values("layout", on: path) == ["list"])
      #expect(assembled.values("choice", on: path) == ["list in time first", "wall packed"])
    }
  }

  @Test
  func `A site with one layout offers no choice`() throws {
    let assembled = try site([.grid])
    #expect(assembled.values("layout", on: "/") == ["grid"])
    #expect(assembled.values("choice", on: "/").isEmpty)
  }

  @Test
  func `Without settings there are all of them, and cards are packed at first`() throws {
    let assembled = try site([])
    #expect(assembled.values("choice", on: "/") == ["wall packed first", "list in time", "grid equal"])
    #expect(WallSettings().layout == .wall)
  }
}
