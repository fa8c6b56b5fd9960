import FeedModel
import FeedServer
import Testing

@Suite("Pretty addresses")
struct SitePathsTests {
  private static let files: Set = ["index.html", "notes/index.html", "feed.xml", "songs/雨/index.html", "a/b.png"]

  private func destination(_ target: String, base: String = "/") throws -> SitePaths.Destination {
    let site = try #require(SiteURL("http://localhost" + base))
    return SitePaths(site: site).destination(of: try #require(RequestPath(target: target)), exists: Self.files.contains)
  }

  @Test
  func `A page has the address of its folder, a file that of its name`() throws {
    #expect(try destination("/") == .file("index.html"))
    #expect(try destination("/notes/") == .file("notes/index.html"))
    #expect(try destination("/feed.xml") == .file("feed.xml"))
    #expect(try destination("/songs/%E9%9B%A8/") == .file("songs/雨/index.html"))
    #expect(try destination("/a/b.png?v=1") == .file("a/b.png"))
  }

  @Test
  func `Other ways to write a page's address lead to it`() throws {
    #expect(try destination("/notes") == .redirect("/notes/"))
    #expect(try destination("/notes?x=1") == .redirect("/notes/?x=1"))
    #expect(try destination("/notes/index.html") == .redirect("/notes/"))
    #expect(try destination("/index.html") == .redirect("/"))
    #expect(try destination("/songs/%E9%9B%A8") == .redirect("/songs/%E9%9B%A8/"))
  }

  @Test(arguments: ["/a/", "/a", "/feed.xml/", "/nothing", "/notes/x", "/NOTES/"])
  func `Nothing is where no file is`(target: String) throws {
    #expect(try destination(target) == .nothing)
  }

  @Test
  func `A site below a folder has nothing beside it`() throws {
    #expect(try destination("/sub/", base: "/sub/") == .file("index.html"))
    #expect(try destination("/sub/notes/", base: "/sub/") == .file("notes/index.html"))
    #expect(try destination("/sub/notes", base: "/sub/") == .redirect("/sub/notes/"))
    #expect(try destination("/sub", base: "/sub/") == .redirect("/sub/"))
    #expect(try destination("/", base: "/sub/") == .redirect("/sub/"))
    #expect(try destination("/notes/", base: "/sub/") == .nothing)
    #expect(try destination("/subnotes/", base: "/sub/") == .nothing)
    #expect(try destination("/caf%C3%A9/", base: "/caf%C3%A9/") == .file("index.html"))
  }
}
