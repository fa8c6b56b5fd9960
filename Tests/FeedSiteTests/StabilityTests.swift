import FeedModel
import Foundation
import Testing

@testable import FeedSite

@Suite("Archive pages are for good")
struct StabilityTests {
  /// A site of articles, all with one tag and one author.
  private func site(_ count: Int, perPage: Int, tag: (Int) -> String = { _ in "Rain" }) throws -> AssembledSite {
    try content(count, perPage: perPage, tag: tag).assemble()
  }

  private func content(_ count: Int, perPage: Int, tag: (Int) -> String = { _ in "Rain" }) -> TestSite {
    var site = TestSite(perPage: perPage)
    let author = PersonReference(name: "Kip", route: Route("/people/kip/"))
    site.people = [Sample.person("Kip", route: "/people/kip/")]
    site.entries = (0..<count).map { number in
      Sample.article(number) { entry in
        entry.tags = [Tag(name: tag(number))].compactMap(\.self)
        entry.authors = [author]
      }
    }
    return site
  }

  private func archives(_ site: AssembledSite) -> [String: String] {
    site.texts { $0.contains("/page/") }
  }

  @Test(arguments: [1, 2, 5])
  func `A new entry never changes a full archive page, of any wall`(perPage: Int) throws {
    let count = perPage * 4
    let before = try archives(site(count, perPage: perPage))
    // Three archives of each of the site, the kind, the tag and the person; the fourth page of each is a redirect.
    #expect(before.count == 4 * 4)
    for added in 1...2 * perPage {
      let after = try archives(site(count + added, perPage: perPage))
      for (path, text) in before where !path.hasSuffix("/page/4/") {
        #expect(after[path] == text, "\(path) with \(added) more")
      }
    }
  }

  @Test
  func `A new entry changes the newest pages, two entries' pages, feeds, its year and the sitemap only`() throws {
    let before = try site(40, perPage: 10)
    let after = try site(41, perPage: 10)
    let changed = Set(after.paths.filter { after.text($0) != before.text($0) })
    let walls = ["/", "/articles/", "/tags/rain/", "/people/kip/"]
    let feeds = walls.flatMap { wall in ["feed.xml", "atom.xml", "feed.json"].map { wall + $0 } }
    let lists = ["/tags/", "/archive/", "/archive/2020/", "/sitemap.xml"]
    #expect(changed == Set(walls + feeds + lists + ["/articles/40/", "/articles/39/"]))
    #expect(Set(before.paths).isSubset(of: after.paths))
  }

  @Test
  func `What was given back after a stage is made again the same`() async throws {
    let (table, diagnostics) = try await SiteAssembly.assemble(content(40, perPage: 10).input())
    let site = AssembledSite(table: table, diagnostics: diagnostics)
    let stages = site.table.items.map(\.stage)
    #expect(stages == stages.sorted() && Set(stages).isSuperset(of: [.page, .list, .index]))
    let before = site.texts { _ in true }
    for stage in [SiteItem.Stage.asset, .page, .list, .index] {
      site.table.finish(stage)
      #expect(site.texts { _ in true } == before)
    }
  }

  @Test
  func `Another spelling of a tag in a new entry changes no archive page`() throws {
    let before = try archives(site(40, perPage: 10))
    let after = try archives(site(41, perPage: 10) { $0 == 40 ? "RAIN" : "Rain" })
    #expect(after["/tags/rain/page/1/"] == before["/tags/rain/page/1/"])
    #expect(after == before)
  }

  @Test
  func `The first entry of a kind changes no archive page`() throws {
    var site = TestSite(perPage: 2)
    site.entries = (0..<6).map { Sample.article($0) }
    let before = try archives(site.assemble())
    site.entries.append(Sample.note(6))
    let after = try archives(site.assemble())
    #expect(before.allSatisfy { path, text in path.hasSuffix("/page/3/") || after[path] == text })
  }

  @Test
  func `The first entry of a year changes no archive page`() throws {
    var site = TestSite(perPage: 2)
    site.entries = (360..<366).map { Sample.article($0) }
    let before = try archives(site.assemble())
    site.entries += (366..<372).map { Sample.article($0) }
    let after = try archives(site.assemble())
    #expect(before.allSatisfy { path, text in path.hasSuffix("/page/3/") || after[path] == text })
    #expect(after["/page/3/"]?.contains("year: /archive/2021/") == true)
  }

  @Test
  func `Pinning an entry changes no archive page`() throws {
    var site = TestSite(perPage: 2)
    site.entries = (0..<6).map { Sample.article($0) }
    let before = try archives(site.assemble())
    site.entries[1] = Sample.article(1) { $0.isPinned = true }
    // The pinned card is the entry's own, so only the page that holds it may differ; here the theme shows no pin.
    #expect(try archives(site.assemble()) == before)
  }

  @Test
  func `Each archive leads on to newer entries, the newest one by way of a redirect to the wall`() throws {
    let site = try site(40, perPage: 10)
    #expect(site.values("newer", on: "/page/3/") == ["/page/4/"])
    let redirect = try #require(site.text("/page/4/"))
    #expect(redirect.contains(#"content="0; url=/""#))
    #expect(try #require(site.text("/tags/rain/page/4/")).contains(#"content="0; url=/tags/rain/""#))
  }
}
