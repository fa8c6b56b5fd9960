import FeedDiagnostics
import FeedModel
import Testing

@testable import FeedSite

@Suite("Who gets which route")
struct RouteClaimsTests {
  private func claim(
    _ path: String, _ source: String, yielding: RouteClaim.Yielding = .never
  ) -> RouteClaim {
    let content: RouteClaim.Content =
      source.hasPrefix("static/") ? .given(.file(source)) : .rendered { _ in Array(source.utf8) }
    return RouteClaim(
      route: Route(path), stage: .page, content: content, source: source,
      location: source.hasSuffix(".md") ? SourceLocation(file: source, line: 1, column: 1) : nil, yielding: yielding)
  }

  private func problems(_ claims: RouteClaim...) -> [String] {
    var all = RouteClaims()
    for claim in claims { all.add(claim) }
    all.checkFiles()
    return all.diagnostics.map { DiagnosticFormatter().text(for: $0) }
  }

  @Test
  func `Two files for one address are an error that names both`() {
    #expect(
      problems(claim("/rain/", "a.md"), claim("/rain/", "b.md")) == [
        """
        b.md:1:1: error: the address /rain/ is taken by a.md already; give one of them another "slug" or "permalink"
          a.md:1:1: the other place
        """
      ])
  }

  @Test(
    arguments: [
      ("/rain/", "/Rain/"), ("/caf\u{E9}/", "/cafe\u{301}/"), ("/CAF\u{C9}/", "/cafe\u{301}/"),
      ("/stra\u{DF}e/", "/STRASSE/"), ("/\u{3BF}\u{3B4}\u{3CC}\u{3C2}/", "/\u{39F}\u{394}\u{38C}\u{3A3}/"),
      ("/rain/", "/rain/index.html"),
    ])
  func `Addresses that some file system takes for the same are the same`(first: String, second: String) {
    #expect(problems(claim(first, "a.md"), claim(second, "b.md")).count == 1)
    #expect(problems(claim(second, "a.md"), claim(first, "b.md")).count == 1)
  }

  @Test(arguments: [
    ("/.git/index.lock", #"no part of an address begins with a dot, as ".git" does"#),
    ("/a/.feedsite-1.tmp", #"no part of an address begins with a dot, as ".feedsite-1.tmp" does"#),
    ("/a\0b/", "no page can have an address with a control character"),
    ("/a\nb/", "no page can have an address with a control character"),
    ("/" + String(repeating: "a/", count: 5_000), "has more than the 3800 bytes that file systems take"),
  ])
  func `An address that no file of a site can have is an error at the file that wants it`(path: String, words: String) {
    let found = problems(claim(path, "a.md"), claim(path.hasSuffix("/") ? path + "index.html" : path, "a.md"))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("a.md:1:1: error: ") == true && found.first?.contains(words) == true, "\(found)")
  }

  @Test
  func `What web hosts read may begin with a dot`() {
    let files = ["/.well-known/security.txt", "/.nojekyll", "/web.config", "/CNAME"].map { path in
      RouteClaim(
        route: Route(path), stage: .asset, content: .given(.file("static\(path)")), source: "static\(path)",
        location: SourceLocation(file: "static\(path)"))
    }
    #expect(problems(files[0], files[1], files[2], files[3]).isEmpty)
  }

  @Test(arguments: [
    "/.htaccess", "/a/Web.config", "/CNAME", "/_redirects/", "/.well-known/webfinger", "/vercel.json",
  ])
  func `No entry takes the place of what web hosts read`(path: String) {
    let found = problems(claim(path, "a.md"))
    #expect(found.count == 1 && found[0].contains("error: no page can have the address \(path)"), "\(found)")
  }

  @Test
  func `An address that only resembles what web hosts read is a page's`() {
    #expect(
      problems(
        claim("/notes/_redirects/", "a.md"), claim("/notes/CNAME/", "b.md"), claim("/web.configs/", "c.md"),
        claim("/cnames/", "d.md")
      ).isEmpty)
  }

  @Test
  func `Different addresses are no error`() {
    #expect(problems(claim("/rain/", "a.md"), claim("/rain/b/", "b.md"), claim("/rain.html", "c.md")).isEmpty)
  }

  @Test
  func `Where one of two sources is a file, the message stands there and names the other`() {
    let expected =
      #"a.md:1:1: error: the address /songs/ is taken by the wall of songs already; give one of them another "slug" or "permalink""#
    #expect(problems(claim("/songs/", "a.md"), claim("/songs/", "the wall of songs")) == [expected])
    #expect(problems(claim("/songs/", "the wall of songs"), claim("/songs/", "a.md")) == [expected])
  }

  @Test
  func `Three claims for one address are two errors, in the order of the files`() {
    let words = problems(claim("/a/", "a.md"), claim("/a/", "c.md"), claim("/a/", "b.md"))
    #expect(words.map { $0.prefix(4) } == ["b.md", "c.md"])
  }

  @Test
  func `A file where another source needs a folder is an error`() {
    #expect(problems(claim("/rain", "a.md"), claim("/rain/", "b.md")).count == 1)
    #expect(problems(claim("/Rain/deep/", "b.md"), claim("/rain", "a.md")).count == 1)
    #expect(problems(claim("/rain.txt/", "b.md"), claim("/rain.txt", "a.md")).count == 1)
  }

  @Test(arguments: ["/rain/", "/feed.xml"])
  func `A folder by the name of a page's file, or of one that is made, is an error where the folder is wanted`(
    path: String
  ) {
    let source = path == "/rain/" ? "a.md" : "the feed"
    let inner = path == "/rain/" ? "/rain/index.html/more/" : "/feed.xml/more/"
    for claims in [[claim(path, source), claim(inner, "b.md")], [claim(inner, "b.md"), claim(path, source)]] {
      let words = problems(claims[0], claims[1])
      #expect(words.count == 1)
      #expect(words.first?.hasPrefix("b.md:1:1: error: the address \(inner) and that of \(source) need") == true)
    }
  }

  @Test
  func `The one message about a file and a folder does not depend on how many files the folder holds`() {
    let words = problems(claim("/rain", "a.md"), claim("/rain/1/", "b.md"), claim("/rain/2/", "c.md"))
    #expect(words.count == 1)
    #expect(words.first?.contains("b.md") == true)
  }

  @Test
  func `A part of an address with more than 255 bytes is an error`() {
    let long = String(repeating: "雨", count: 85)
    #expect(problems(claim("/\(long)/", "a.md")).isEmpty)
    #expect(problems(claim("/\(long)a/", "a.md")).count == 1)
    #expect(problems(claim("/a/\(long)a/b/", "a.md")).first?.contains("256 bytes") == true)
    // The file of a feed or a page does not make a folder longer.
    #expect(problems(claim("/\(String(repeating: "a", count: 250)).html", "a.md")).isEmpty)
  }

  @Test
  func `A folder with too long a name is reported once, however many files it holds`() {
    let long = String(repeating: "a", count: 256)
    #expect(
      problems(claim("/\(long)/", "the wall of a tag"), claim("/\(long)/feed.xml", "the wall of a tag")).count == 1)
  }

  @Test
  func `What feedsite brings gives way to the site's own files, in either order`() {
    var claims = RouteClaims()
    claims.add(claim("/robots.txt", "feedsite's", yielding: .files))
    claims.add(claim("/robots.txt", "static/robots.txt"))
    claims.add(claim("/404.html", "pages/lost.md"))
    claims.add(claim("/404.html", "feedsite's", yielding: .anything))
    #expect(claims.diagnostics.isEmpty)
    #expect(claims.routes == [Route("/robots.txt"), Route("/404.html")])
    #expect(claims.claim(ofFile: "robots.txt")?.source == "static/robots.txt")
    #expect(claims.claim(ofFile: "404.html")?.source == "pages/lost.md")
    #expect(claims.claim(ofFile: "ROBOTS.txt") == nil)
  }

  @Test(arguments: [true, false])
  func `A page takes the place of what gives way to anything, in either order`(comesFirst: Bool) {
    let page = claim("/people/together/", "together.md", yielding: .generated)
    let generated = claim("/people/together/", "who plays with whom", yielding: .anything)
    var claims = RouteClaims()
    for claim in comesFirst ? [page, generated] : [generated, page] { claims.add(claim) }
    #expect(claims.diagnostics.isEmpty)
    #expect(claims.claim(ofFile: "people/together/index.html")?.source == "together.md")
  }

  @Test
  func `A file gives way to what feedsite makes, and a warning says so`() {
    let problems = problems(
      claim("/feed.xml", "feed.xml", yielding: .generated), claim("/feed.xml", "the wall of songs"))
    #expect(
      problems == [
        "warning: the address /feed.xml belongs to the wall of songs, so this is not published there; "
          + #"give one of them another name or "permalink", or remove it from "aliases""#
      ])
  }

  @Test(arguments: ["/robots.txt", "/sitemap.xml"])
  func `A page cannot take the place of a file that machines read`(path: String) {
    #expect(
      problems(claim(path, "notes/a.md"), claim(path, "feedsite's \(path)", yielding: .files)) == [
        "notes/a.md:1:1: error: the address \(path) is taken by feedsite's \(path) already; "
          + "give one of them another name or \"permalink\""
      ])
  }
}
