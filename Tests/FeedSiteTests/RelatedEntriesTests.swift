import FeedMarkdown
import FeedModel
import Testing

@testable import FeedSite

@Suite("Related entries")
struct RelatedEntriesTests {
  /// Entries without anything in common, each with a few words of its own.
  private func testSite(_ count: Int = 40, _ change: (Int, inout Entry) -> Void = { _, _ in }) -> TestSite {
    var site = TestSite()
    site.site.hasRelated = true
    site.entries = (1...count).map { number in
      Sample.article(number, title: "title\(number)") { entry in
        entry.body = Sample.body("alone\(number) lonely\(number)")
        change(number, &entry)
      }
    }
    return site
  }

  private func related(to number: Int, on site: AssembledSite) throws -> [String] {
    let page = try #require(site.text("/articles/\(number)/"))
    let line = try #require(page.split(separator: "\n").first { $0.hasPrefix("related:") })
    return line.dropFirst("related:".count).split(separator: " ").map(String.init)
  }

  private func tagged(_ name: String) -> [FeedModel.Tag] { [FeedModel.Tag(name: name)].compactMap(\.self) }

  @Test func `Entries that have nothing in common lead to none`() throws {
    let site = try testSite().assemble()
    for number in 1...40 { #expect(try related(to: number, on: site).isEmpty) }
  }

  @Test func `A tag, a person and words that few entries have are what entries have in common`() throws {
    let ann = PersonReference(name: "Ann", route: Route("/people/ann/"))
    let site = try testSite { number, entry in
      if [3, 30].contains(number) { entry.tags = tagged("Brass") }
      if [5, 35].contains(number) { entry.authors = [ann] }
      if [7, 33].contains(number) {
        entry.body = Sample.body("The dehumidifier hums in the stairwell, number \(number).")
      }
      if number.isMultiple(of: 2) { entry.tags += tagged("Rain") }
    }.assemble()
    #expect(try related(to: 3, on: site) == ["/articles/30/"])
    #expect(try related(to: 30, on: site).first == "/articles/3/")
    #expect(try related(to: 5, on: site) == ["/articles/35/"])
    #expect(try related(to: 7, on: site) == ["/articles/33/"])
    // What half of all entries have tells nothing.
    #expect(try related(to: 8, on: site).isEmpty)
  }

  @Test func `A page leads to four at most, the most related first, and of the same the nearest in time`() throws {
    let site = try testSite { number, entry in
      if number % 5 == 0 { entry.tags = tagged("Brass") }
      if [10, 40].contains(number) { entry.tags += tagged("Tuba") }
    }.assemble()
    #expect(try related(to: 10, on: site) == ["/articles/40/", "/articles/15/", "/articles/5/", "/articles/20/"])
  }

  @Test func `A draft leads to none, and nothing leads to it`() throws {
    let site = try testSite { number, entry in
      if [3, 4, 5].contains(number) { entry.tags = tagged("Brass") }
      entry.isDraft = number == 4
    }.assemble()
    #expect(try related(to: 3, on: site) == ["/articles/5/"])
    #expect(try related(to: 4, on: site).isEmpty)
  }

  @Test func `The same in another language is no other entry`() throws {
    let site = try testSite { number, entry in
      if [3, 4, 5].contains(number) { entry.tags = tagged("Brass") }
      guard [3, 4].contains(number) else { return }
      entry.translations = [3, 4].map {
        Translation(
          language: $0 == 3 ? "en" : "ja", title: "title\($0)", route: Route("/articles/\($0)/"), isDefault: $0 == 3)
      }
    }.assemble()
    #expect(try related(to: 3, on: site) == ["/articles/5/"])
    #expect(try related(to: 4, on: site) == ["/articles/5/"])
  }

  @Test func `Of a large tag only the entries around one are compared, over the bounds of blocks`() throws {
    let count = SearchBlock.size * 8
    let site = try testSite(count) { number, entry in
      if number.isMultiple(of: 8) { entry.tags = tagged("Brass") }
    }.assemble()
    let bound = SearchBlock.size
    let found = try related(to: count - bound, on: site)
    #expect(Set(found) == Set([-16, -8, 8, 16].map { "/articles/\(count - bound + $0)/" }))
  }

  @Test func `Without the setting nothing is related`() throws {
    var site = testSite { number, entry in entry.tags = number < 4 ? tagged("Brass") : [] }
    site.site.hasRelated = false
    #expect(try related(to: 3, on: site.assemble()).isEmpty)
  }

  @Test func `A preview finds after each edit what a build finds`() throws {
    let count = SearchBlock.size + 20
    let other = SearchBlock.size + 10
    var site = testSite(count) { number, entry in
      if [3, other].contains(number) { entry.body = Sample.body("The dehumidifier in the stairwell hums.") }
    }
    var shown = SiteInspection(of: try site.input())
    let all = (1...count).map { "articles/\($0)/index.html" }
    _ = all.map { text($0, of: shown) }
    // Words of nobody, words of another block that were in one entry alone, and as many others of it.
    let edits: [(text: String, changed: [Int])] = [
      ("nothing of the kind", [3, other]), ("alone\(count) lonely\(count)", [3, count]),
      ("alone\(count - 1) lonely\(count - 1)", [3, count - 1, count]),
    ]
    for edit in edits {
      site.entries[2] = Sample.article(3, title: "title3") { $0.body = Sample.body(edit.text) }
      let input = try site.input()
      let place = try #require(input.feed.entries.firstIndex { $0.entry.route == Route("/articles/3/") })
      let after = SiteInspection(of: input, after: shown, changing: [place])
      let anew = SiteInspection(of: input)
      #expect(
        all.filter { text($0, of: after) != text($0, of: shown) } == edit.changed.map { "articles/\($0)/index.html" })
      #expect(all.filter { text($0, of: after) != text($0, of: anew) }.isEmpty)
      shown = after
    }
  }

  private func text(_ file: String, of preview: SiteInspection) -> String? {
    guard case .bytes(let make) = preview.content(ofFile: file) else { return nil }
    return String(decoding: make(), as: UTF8.self)
  }
}
