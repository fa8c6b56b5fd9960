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

  @Test
  func `Links to pages, walls, feeds and files are fine, with or without a slash at the end`() throws {
    #expect(
      try words(
        "/", "/articles/", "/articles", "/articles/caf\u{E9}/", "/articles/caf\u{E9}", "/feed.xml", "/old.html",
        "/press/kit.pdf", "/articles/index.html", "/404.html"
      ).isEmpty)
  }

  @Test
  func `A link that leads nowhere is a warning at its place`() throws {
    #expect(
      try words("/articles/", "/nowhere/") == [
        #"content/a.md:2:2: warning: the link "/nowhere/" leads to no file and no entry of this site"#
      ])
    #expect(try words("/press/").count == 1)
    #expect(try words("/old.html/").count == 1)
  }

  @Test
  func `Hosts distinguish upper from lower case, and so does the check`() throws {
    #expect(try words("/Articles/", "/ARTICLES/CAF\u{C9}/").count == 2)
  }

  /// The suggestions for dead links on a site with a few pages.
  private func suggestions(_ links: LocalLink...) throws -> [String] {
    var site = TestSite()
    site.entries = [
      Sample.article(1, route: "/articles/rain/"), Sample.article(2, route: "/articles/snow-in-may/"),
      Sample.article(3, route: "/articles/1/"), Sample.article(4, route: "/notes/1/"),
    ]
    site.pages = [Sample.page("about", route: "/about/")]
    site.localLinks = links
    return try site.assemble().words.map { $0.split(separator: "; ").dropFirst().joined() }
  }

  private func link(_ path: String, likely: String? = nil, isAbsolute: Bool = false) -> LocalLink {
    LocalLink(
      route: Route(path), likely: likely.map { Route($0) }, isAbsolute: isAbsolute, written: path,
      location: SourceLocation(file: "content/a.md", line: 1, column: 2))
  }

  @Test(
    arguments: [
      ("/articels/rain/", "/articles/rain/"), ("/article/rain", "/articles/rain/"), ("/songs/rain/", "/articles/rain/"),
      ("/articles/snow-in-mai/", "/articles/snow-in-may/"), ("/abuot", "/about/"), ("/About/", "/about/"),
    ])
  func `A dead link comes with the address that was probably meant`(written: String, meant: String) throws {
    #expect(try suggestions(link(written)) == [#"did you mean "\#(meant)"?"#])
  }

  @Test
  func `A dead link is not said to mean the page that it stands on`() throws {
    let location = SourceLocation(file: "content/a.md", line: 1, column: 2)
    let page = Route("/articles/rain/")
    #expect(
      try suggestions(LocalLink(route: Route("/articles/rain/rain"), page: page, written: "rain", location: location))
        == [""])
    #expect(try suggestions(LocalLink(route: Route("/about/rain"), written: "rain", location: location)).first != "")
  }

  @Test func `An address for mail lacks what says that it is one`() throws {
    #expect(try suggestions(link("ann@lin.example")) == [#"did you mean "mailto:ann@lin.example"?"#])
    #expect(try suggestions(link("umbrella@2x.png")) == [""])
  }

  @Test(arguments: ["/nowhere/", "/x/1/", "/12345/"])
  func `A dead link that resembles no address comes without one`(written: String) throws {
    #expect(try suggestions(link(written)) == [""])
  }

  @Test
  func `A link to a file that does not exist is compared by the address that the file would have`() throws {
    #expect(
      try suggestions(link("/articles/a/rian.md", likely: "/articles/rian/")) == [#"did you mean "/articles/rain/"?"#])
    #expect(
      try suggestions(link("/articles/a/rain.md", likely: "/articles/rain/")) == [#"did you mean "/articles/rain/"?"#])
  }

  @Test
  func `A whole address is reported only where it looks like a slip`() throws {
    #expect(try suggestions(link("/articles/rian/", isAbsolute: true)) == [#"did you mean "/articles/rain/"?"#])
    #expect(try suggestions(link("/forum/rain/", isAbsolute: true)).isEmpty)
    #expect(try suggestions(link("/articles/rain", isAbsolute: true)).isEmpty)
  }

  /// What is said of links to places on a page with two headings.
  private func warnings(_ links: (path: String, anchor: String)...) throws -> [String] {
    var site = TestSite()
    site.entries = [
      Sample.article(1, route: "/articles/rain/") { $0.body = Sample.body("# First verse\n\n# 雨\n") }
    ]
    site.people = [Sample.person("mei", route: "/people/mei/") { $0.body = Sample.body("# Life\n") }]
    site.pages = [Sample.page("about", route: "/about/", text: "# Us\n")]
    site.addStaticFile("press/kit.pdf")
    site.localLinks = links.enumerated().map { index, link in
      LocalLink(
        route: Route(link.path), anchor: link.anchor, written: link.path + "#" + link.anchor,
        location: SourceLocation(file: "content/a.md", line: index + 1, column: 2))
    }
    return try site.assemble().words
  }

  @Test
  func `Places that a page has are fine, and so are those that nobody knows`() throws {
    #expect(
      try warnings(
        ("/articles/rain/", "first-verse"), ("/articles/rain", "雨"), ("/articles/rain/index.html", "雨"),
        ("/people/mei/", "life"), ("/about/", "us"), ("/articles/", "anything"), ("/press/kit.pdf", "page=3"),
        ("/about/", "_main")
      ).isEmpty)
  }

  @Test
  func `A place that its page does not have is a warning with the place that was probably meant`() throws {
    #expect(
      try warnings(("/articles/rain/", "frist-verse"), ("/people/mei/", "coda"), ("/nowhere/", "x")) == [
        ##"content/a.md:1:2: warning: the link "/articles/rain/#frist-verse" names a place that its page does not have; "##
          + ##"did you mean "#first-verse"?"##,
        ##"content/a.md:2:2: warning: the link "/people/mei/#coda" names a place that its page does not have"##,
        ##"content/a.md:3:2: warning: the link "/nowhere/#x" leads to no file and no entry of this site"##,
      ])
  }

  @Test(.timeLimit(.minutes(10)))
  func `Ten thousand entries are checked in no time, however many links are dead`() throws {
    var site = TestSite()
    site.entries = (1...10_000).map { Sample.article($0, route: "/articles/a-title-of-some-length-\($0)/") }
    site.localLinks = (1...10_000).map { (number: Int) in
      LocalLink(
        route: Route("/articles/a-title-of-sme-length-\(number)/"), written: "\(number)",
        location: SourceLocation(file: "content/a.md", line: number, column: 1))
    }
    #expect(try site.assemble().words.count == 10_000)
  }
}
