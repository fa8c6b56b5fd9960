import FeedDiagnostics
import FeedModel
import Testing

@testable import FeedSite

@Suite("Links of bodies to addresses of the site")
struct LocalLinkTests {
  private func words(_ paths: String...) throws -> [String] {
    var site = TestSite()
    site.entries = [Sample.article(1, route: "/articles/caf\u{E9}/")]
    site.pages = [Sample.page("file", route: "/old.html")]
    site.addStaticFile("press/kit.pdf")
    site.localLinks = paths.enumerated().map { index, path in
      LocalLink(
        route: Route(path), written: path, location: SourceLocation(file: "content/a.md", line: index + 1, column: 2))
    }
    return try site.assemble().words
  }

  @Test("Links to pages, walls, feeds and files are fine, with or without a slash at the end")
  func alive() throws {
    #expect(
      try words(
        "/", "/articles/", "/articles", "/articles/caf\u{E9}/", "/articles/caf\u{E9}", "/feed.xml", "/old.html",
        "/press/kit.pdf", "/articles/index.html", "/404.html"
      ).isEmpty)
  }

  @Test("A link that leads nowhere is a warning at its place")
  func dead() throws {
    #expect(
      try words("/articles/", "/nowhere/") == [
        #"content/a.md:2:2: warning: the link "/nowhere/" leads to no file and no entry of this site"#
      ])
    #expect(try words("/press/").count == 1)
    #expect(try words("/old.html/").count == 1)
  }

  @Test("Hosts tell upper from lower case, and so does the check")
  func exactCase() throws {
    #expect(try words("/Articles/", "/ARTICLES/CAF\u{C9}/").count == 2)
  }
}
