import FeedMarkdown
import FeedModel
import FeedVisitors
import Testing

@testable import FeedSite

@Suite("Search")
struct SearchTests {
  private func testSite(_ change: (inout TestSite) -> Void = { _ in }) -> TestSite {
    var site = TestSite()
    site.site.hasSearch = true
    site.entries = (1...70).map { number in
      Sample.article(number) {
        $0.body = Sample.body("Words of entry\(number) in the rain.")
        $0.tags = number.isMultiple(of: 7) ? [Tag(name: "Seven")].compactMap(\.self) : []
        $0.isDraft = number == 70
      }
    }
    change(&site)
    return site
  }

  @Test func `Each word leads to the entries that hold it`() throws {
    let index = try ReadIndex(testSite().assemble())
    #expect(index.entries == 69)
    let records = index.records
    for number in 1...69 {
      let found = try #require(index.rows["entry\(number)"])
      #expect(found.map { records[$0.entry].url } == ["/articles/\(number)/"])
      #expect(found.map(\.rank) == [0])
    }
    #expect(index.rows["rain"]?.count == 69)
    #expect(index.rows["seven"]?.allSatisfy { $0.rank == 2 } == true)
    #expect(index.rows["tag:seven"]?.count == 9)
    #expect(index.rows["kind:article"]?.count == 69)
    #expect(index.rows["article"]?.allSatisfy { $0.rank == 3 } == true)
  }

  @Test func `People and pages are found after the entries, pages by the name of their section`() throws {
    let index = try ReadIndex(
      testSite {
        $0.people = [
          Sample.person("Mei", route: "/people/mei/"),
          Sample.person("Ghost", route: "/people/ghost/") { $0.isDraft = true },
        ]
        $0.pages = [
          Sample.page("Docs", route: "/docs/"),
          Sample.page("Themes", route: "/docs/themes/", text: "Mustaches in the rain."),
        ]
      }.assemble())
    #expect(index.entries == 72 && index.records.count == 72)
    let found = try #require(index.rows["mustaches"])
    #expect(found.map(\.entry) == [71] && found.map(\.rank) == [0])
    #expect(index.records[71].url == "/docs/themes/" && index.records[71].label == "Docs")
    #expect(index.records[70].label == "Site")
    #expect(index.rows["mei"]?.map { index.records[$0.entry].url } == ["/people/mei/"])
    #expect(index.rows["ghost"] == nil)
    #expect(index.rows["rain"]?.count == 70)
  }

  @Test func `A draft is in no file of the index`() throws {
    let site = try testSite().assemble()
    let index = try ReadIndex(site)
    #expect(index.rows["entry70"] == nil)
    #expect(!index.records.contains { $0.url == "/articles/70/" })
  }

  @Test func `Files of terms are divided evenly, and the list names how each begins`() throws {
    let index = try ReadIndex(testSite().assemble())
    #expect(index.files.count == SearchIndex.fileCount(69))
    #expect(index.files.map { $0.terms.first } == index.firstTerms)
    #expect(index.files.flatMap(\.terms) == index.rows.keys.sorted { $0.utf16.lexicographicallyPrecedes($1.utf16) })
    let sizes = index.files.map(\.size)
    #expect(try #require(sizes.max()) < 3 * #require(sizes.min()))
  }

  @Test func `Entries of a later block keep their numbers`() throws {
    let count = SearchBlock.size + 20
    let index = try ReadIndex(
      testSite { site in
        site.entries = (1...count).map { number in Sample.article(number) { $0.body = Sample.body("entry\(number)") } }
      }.assemble())
    for number in [1, 2, 20, 21, SearchBlock.size, count] {
      let found = try #require(index.rows["entry\(number)"])
      #expect(found.map { index.records[$0.entry].url } == ["/articles/\(number)/"])
    }
  }

  @Test func `Chinese is found in either way of writing`() throws {
    let index = try ReadIndex(
      testSite {
        $0.entries = [
          Sample.article(1) { $0.body = Sample.body("漢語") }, Sample.article(2) { $0.body = Sample.body("汉语") },
        ]
      }
      .assemble())
    #expect(index.rows["漢語"]?.map(\.entry) == [0, 1])
    #expect(index.rows["汉语"]?.map(\.entry) == [0, 1])
  }

  @Test func `For a word that is nearly everywhere, only the entries that have it in their title remain`() {
    let posting = { (number: Int) in SearchPosting(number, number == 9_000 ? .title : .words) }
    let postings = (0..<10_000).map(posting)
    let kept = SearchIndex.kept(postings)
    #expect(kept.count == SearchIndex.mostPostings)
    #expect(kept.contains(posting(9_000)))
    #expect(kept.contains(posting(0)))
    #expect(!kept.contains(posting(9_999)))
    #expect(kept == kept.sorted())
  }

  @Test func `The page is an archive by years without a script, and all pages lead to it`() throws {
    let site = try testSite { $0.people = [Sample.person("Ann", route: "/people/ann/")] }.assemble()
    #expect(
      site.values("choice", on: "/search/") == [
        "kind:article kind.article.plural", "tag:seven Seven", "person:/people/ann/ Ann", "year:2020 2020",
      ])
    #expect(site.values("archived", on: "/search/") == ["/archive/2020/ 70"])
    for page in ["/", "/articles/1/", "/archive/"] { #expect(site.values("search", on: page) == ["/search/"]) }
  }

  @Test func `A site without entries, or with search turned off, has none`() throws {
    for site in [testSite { $0.site.hasSearch = false }, testSite { $0.entries = [] }] {
      let assembled = try site.assemble()
      #expect(!assembled.paths.contains { $0.hasPrefix("/search") })
      #expect(assembled.values("search", on: "/").isEmpty)
    }
  }

  @Test func `A page of the site's own at the address counts`() throws {
    let site = try testSite { $0.pages = [Sample.page("search", route: "/search/")] }.assemble()
    #expect(site.diagnostics.isEmpty)
    #expect(try #require(site.text("/search/")).contains("choice:") == false)
  }
}
