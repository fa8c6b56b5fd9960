import FeedModel
import Testing

@testable import FeedSite

@Suite("The archive by years")
struct ArchiveTests {
  /// Entries of three years, in days after 2020-01-01: 2020 is a leap year.
  private func site(_ days: [Int] = [0, 30, 31, 366, 366 + 364, 366 + 365]) -> TestSite {
    var site = TestSite()
    site.entries = days.map { Sample.article($0) }
    return site
  }

  @Test
  func `The overview has all years and months with their numbers of entries, the last first`() throws {
    let assembled = try site().assemble()
    #expect(assembled.words.isEmpty)
    #expect(
      assembled.values("of year", on: "/archive/") == ["/archive/2022/ 1", "/archive/2021/ 2", "/archive/2020/ 3"])
    #expect(
      assembled.values("of month", on: "/archive/") == [
        "/archive/2022/#01 Jan 1", "/archive/2021/#12 Dec 1", "/archive/2021/#01 Jan 1", "/archive/2020/#02 Feb 1",
        "/archive/2020/#01 Jan 2",
      ])
  }

  @Test
  func `The page of a year lists its entries by months, newest first, and leads to the years around it`() throws {
    let assembled = try site().assemble()
    let page = "/archive/2020/"
    #expect(assembled.values("month", on: page) == ["02 February 2020 1", "01 January 2020 2"])
    #expect(
      assembled.values("entry", on: page) == [
        "/articles/31/ 2020-02-01 article 31", "/articles/30/ 2020-01-31 article 30",
        "/articles/0/ 2020-01-01 article 0",
      ])
    #expect(assembled.values("newer", on: page) == ["/archive/2021/ 2021"])
    #expect(assembled.values("older", on: page) == [])
    #expect(assembled.values("older", on: "/archive/2022/") == ["/archive/2021/ 2021"])
  }

  @Test
  func `Every entry stands on the page of one year`() throws {
    let assembled = try site(Array(stride(from: 0, to: 2000, by: 7))).assemble()
    let pages = assembled.paths.filter { $0.hasPrefix("/archive/2") }
    #expect(pages.count == 6)
    let listed = pages.flatMap { assembled.values("entry", on: $0) }
    #expect(listed.count == 286 && Set(listed).count == 286)
  }

  @Test
  func `A year with many entries leads to a page for each of its months, and others stay as they are`() throws {
    // Two entries in 2020, 402 in January and February of 2021, one in 2022.
    var site = site([0, 40])
    site.entries += (0..<402).map { number in
      Sample.article(1000 + number) { $0.date = Sample.day(366 + number % 59) }
    }
    site.entries += [Sample.article(366 + 365)]
    let assembled = try site.assemble()
    #expect(assembled.words.isEmpty)
    #expect(
      assembled.paths.filter { $0.hasPrefix("/archive/") }.sorted() == [
        "/archive/", "/archive/2020/", "/archive/2021/", "/archive/2021/01/", "/archive/2021/02/", "/archive/2022/",
      ])
    let months = ["/archive/2021/02/ Feb 185", "/archive/2021/01/ Jan 217"]
    #expect(assembled.values("of month", on: "/archive/2021/") == months)
    #expect(assembled.values("of month", on: "/archive/").contains(months[0]))
    #expect(assembled.values("entry", on: "/archive/2021/") == [])
    let page = "/archive/2021/01/"
    #expect(assembled.values("month", on: page) == ["01 January 2021 217"])
    #expect(assembled.values("entry", on: page).count == 217)
    #expect(assembled.values("newer", on: page) == ["/archive/2021/02/ February 2021"])
    #expect(assembled.values("older", on: page) == ["/archive/2020/#02 February 2020"])
    #expect(assembled.values("newer", on: "/archive/2021/02/") == ["/archive/2022/#01 January 2022"])
    #expect(
      assembled.values("crumb", on: page) == [
        "/ Site", "/archive/ archive", "/archive/2021/ archiveOf 2021", "/archive/2021/01/ January 2021 current",
      ])
    #expect(assembled.values("entry", on: "/archive/2020/").count == 2)
    #expect(assembled.text("/sitemap.xml")?.contains("<loc>https://example.org/archive/2021/02/</loc>") == true)
    // With one entry less, all fit on one page.
    site.entries.removeAll { $0.entry.date?.day == Sample.day(366).day }
    #expect(try site.assemble().values("entry", on: "/archive/2021/").count == 395)
  }

  @Test
  func `The day of an entry is that of its place`() throws {
    var site = TestSite()
    let eve = FeedDate(secondsSinceEpoch: Sample.day(366).secondsSinceEpoch - 3600, utcOffset: 8 * 3600)
    site.entries = [Sample.article(1) { $0.date = eve }]
    #expect(try site.assemble().values("of year", on: "/archive/") == ["/archive/2021/ 1"])
  }

  @Test
  func `Pages of the archive have a way, a canonical address and a place in the sitemap`() throws {
    let assembled = try site().assemble()
    #expect(assembled.values("canonical", on: "/archive/2021/") == ["https://example.org/archive/2021/"])
    #expect(
      assembled.values("crumb", on: "/archive/2021/")
        == ["/ Site", "/archive/ archive", "/archive/2021/ archiveOf 2021 current"])
    #expect(assembled.values("title", on: "/archive/2021/") == ["archiveOf 2021 · Site"])
    let sitemap = try #require(assembled.text("/sitemap.xml"))
    for path in ["archive/", "archive/2020/", "archive/2021/", "archive/2022/"] {
      #expect(sitemap.contains("<loc>https://example.org/\(path)</loc>"))
    }
  }

  @Test
  func `A year of drafts is there for a preview and not in the sitemap`() throws {
    var site = site([0])
    site.entries += [Sample.article(400) { $0.isDraft = true }]
    let assembled = try site.assemble()
    #expect(assembled.text("/archive/2021/") != nil)
    #expect(assembled.text("/sitemap.xml")?.contains("archive/2020/") == true)
    #expect(assembled.text("/sitemap.xml")?.contains("archive/2021/") == false)
  }

  @Test
  func `Walls and the header lead to the archive, archive pages to the years that they know`() throws {
    var site = site([0, 1, 2, 366, 367, 368, 800])
    site.site.wall = WallSettings(perPage: 2)
    let assembled = try site.assemble()
    #expect(assembled.values("archive", on: "/").contains("/archive/"))
    let years = ["/archive/2022/ 2022", "/archive/2021/ 2021", "/archive/2020/ 2020"]
    #expect(assembled.values("year", on: "/") == years)
    #expect(assembled.values("year", on: "/archive/2021/") == [years[0], years[1] + " current", years[2]])
    #expect(assembled.values("year", on: "/page/1/") == Array(years.dropFirst()))
  }

  @Test
  func `Pages, entries and files of the site count where the archive would stand`() throws {
    var site = site()
    site.pages = [Sample.page("Everything", route: "/archive/")]
    site.entries += [Sample.article(40, title: "Years", route: "/archive/2020/")]
    site.addStaticFile("archive/2021/index.html")
    let assembled = try site.assemble()
    #expect(assembled.words.isEmpty)
    #expect(assembled.text("/archive/")?.contains("page: Everything") == true)
    #expect(assembled.text("/archive/2020/")?.contains("entry: Years") == true)
    #expect(assembled.text("/archive/2021/") == nil)
    let sitemap = try #require(assembled.text("/sitemap.xml"))
    #expect(sitemap.ranges(of: "<loc>https://example.org/archive/</loc>").count == 1)
    #expect(sitemap.ranges(of: "<loc>https://example.org/archive/2020/</loc>").count == 1)
  }

  @Test
  func `A site without entries has no archive`() throws {
    var site = TestSite()
    site.people = [Sample.person("Kip", route: "/people/kip/")]
    let assembled = try site.assemble()
    #expect(!assembled.paths.contains { $0.hasPrefix("/archive") })
    #expect(assembled.values("year", on: "/") == [] && !assembled.values("archive", on: "/").contains("/archive/"))
  }
}
