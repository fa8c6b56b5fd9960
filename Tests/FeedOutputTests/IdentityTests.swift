import FeedDiagnostics
import FeedFiles
import FeedModel
import FeedOutput
import TestSupport
import Testing

@testable import FeedSite

@Suite struct IdentityTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(holding: "content")
  }

  private func item(
    _ uuid: String, _ path: String, route: String? = nil, digest: String? = nil, id: String? = nil
  ) -> Entry {
    var entry = Entry(
      identity: EntryIdentity(uuid: .namespace(ofSiteID: uuid), contentPath: path, id: id), kind: .text,
      route: Route(route ?? "/\(path)/"),
      date: nil, location: SourceLocation(file: path, line: 1, column: 1))
    entry.digest = ContentDigest(title: digest, body: "")
    return entry
  }

  private func site(_ entries: Entry..., id: String = "s", home: String = "home") -> SiteTable {
    SiteTable(
      items: [SiteItem(route: .home, stage: .index, content: .bytes { Array(home.utf8) })],
      identities: PublishedIdentities(
        site: .namespace(ofSiteID: id), siteLocation: SourceLocation(file: "site.yml", line: 2, column: 5),
        entries: entries))
  }

  private func problems(_ table: SiteTable) async -> [Diagnostic] { await folder.output().diagnostics(for: table) }

  private func changed(_ old: String, _ new: String, at file: String) -> Diagnostic {
    Diagnostic(
      .output(.changedGUID(old: .id(old), new: .id(new))), at: SourceLocation(file: file, line: 1, column: 1))
  }

  @Test func `A first build and one with the same guids have nothing to warn of`() async {
    let table = site(item("1", "a.md", digest: "x"))
    #expect(await problems(table) == [])
    await folder.build(table)
    #expect(await problems(table) == [])
    #expect(await problems(site(item("1", "b.md", route: "/a.md/"), item("2", "c.md"))) == [])
    #expect(await problems(site()) == [])
  }

  @Test func `Another guid at the same address is the same entry`() async {
    await folder.build(site(item("1", "a.md", route: "/a/", id: "rain")))
    let new = site(item("2", "a.md", route: "/a/"))
    #expect(
      await problems(new) == [
        Diagnostic(.output(.reappearingItems(count: 1)), at: nil), changed("rain", "a.md", at: "a.md"),
      ])
    // A warning keeps nobody from building, and is given once.
    #expect(await folder.build(new).diagnostics == [])
    #expect(await problems(new) == [])
  }

  private func moved(_ path: String, at file: String) -> Diagnostic {
    Diagnostic(.output(.movedEntry(from: "/\(path)/")), at: SourceLocation(file: file, line: 1, column: 1))
  }

  @Test func `An address that no longer leads anywhere is reported once`() async {
    await folder.build(site(item("1", "a.md"), item("2", "b.md"), item("3", "c.md")))
    var led = item("2", "b.md", route: "/led/")
    led.aliases = [Route("/b.md/")]
    // Another entry has the address of the third one.
    let new = site(
      item("1", "a.md", route: "/x/"), led, item("3", "c.md", route: "/y/"), item("4", "d.md", route: "/c.md/"))
    #expect(await problems(new) == [moved("a.md", at: "a.md")])
    await folder.build(new)
    #expect(await problems(new) == [])
  }

  @Test func `The same words in another file are the same entry`() async {
    await folder.build(site(item("1", "a.md", digest: "x"), item("2", "b.md", digest: "x"), item("3", "c.md")))
    #expect(
      await problems(site(item("4", "e.md", digest: "x"), item("5", "d.md", digest: "x"), item("6", "f.md"))) == [
        Diagnostic(.output(.reappearingItems(count: 2)), at: nil), changed("a.md", "d.md", at: "d.md"),
        moved("a.md", at: "d.md"), changed("b.md", "e.md", at: "e.md"), moved("b.md", at: "e.md"),
      ])
    // A copy is no renamed file.
    #expect(
      await problems(
        site(item("1", "a.md", digest: "x"), item("2", "b.md", digest: "x"), item("4", "e.md", digest: "x")))
        == [])
    #expect(await problems(site(item("4", "e.md", digest: "y"))) == [])
  }

  @Test func `A file with the line that the last build showed gets no advice to undo it`() async {
    await folder.build(site(item("1", "a.md", digest: "x")))
    await folder.build(site(item("2", "b.md", digest: "x")))
    #expect(await problems(site(item("1", "b.md", digest: "x", id: "a.md"))) == [])
    // A name of its own would be a third guid.
    #expect(
      await problems(site(item("3", "b.md", digest: "x", id: "rain"))).map(\.code)
        == ["reappearing-items", "changed-guid"])
  }

  @Test func `Another ID of the site is one warning`() async {
    await folder.build(site(item("1", "a.md"), item("2", "b.md"), item("3", "c.md", digest: "x"), id: "old"))
    #expect(
      await problems(site(item("4", "a.md"), item("5", "d.md", digest: "x"), item("6", "f.md"), id: "new")) == [
        moved("c.md", at: "d.md"),
        Diagnostic(
          .output(.changedSiteID(old: FeedUUID.namespace(ofSiteID: "old").description, count: 2)),
          at: SourceLocation(file: "site.yml", line: 2, column: 5)),
      ])
  }

  @Test func `Rewriting everything forgets nothing`() async {
    await folder.build(site(item("1", "a.md")))
    await folder.build(site(item("1", "a.md"), home: "new"), clean: true)
    #expect(await problems(site(item("2", "a.md"))).map(\.code) == ["reappearing-items", "changed-guid"])
  }

  @Test func `A run that was stopped leaves the guids of the last whole one`() async throws {
    await folder.build(site(item("1", "a.md")))
    let stopped = folder.output { (path) throws(SystemError) in
      if path.hasSuffix("index.html") || path.contains(".feedsite-") && !path.contains("manifest") {
        throw SystemError(code: 5)
      }
    }
    let new = site(item("2", "a.md"), home: "new")
    #expect(await !stopped.write(new).diagnostics.isEmpty)
    #expect(await problems(new).map(\.code) == ["reappearing-items", "changed-guid"])
  }

  @Test func `A guid of another publisher is what counts, whatever the id`() async {
    func item(_ guid: String?, uuid: String = "1") -> Entry {
      Entry(
        identity: EntryIdentity(uuid: .namespace(ofSiteID: uuid), contentPath: "a.md", id: "rain", statedGUID: guid),
        kind: .text,
        route: Route("/a/"), date: nil, location: SourceLocation(file: "a.md", line: 1, column: 1))
    }
    func changes(_ old: String?, _ new: String?) async -> [Diagnostic] {
      await folder.build(site(item(old)))
      return Array(await problems(site(item(new))).dropFirst())
    }
    let place = SourceLocation(file: "a.md", line: 1, column: 1)
    #expect(await changes("x", "x") == [])
    #expect(await changes("x", "y") == [Diagnostic(.output(.changedGUID(old: .guid("x"), new: .guid("y"))), at: place)])
    #expect(
      await changes("x", nil) == [Diagnostic(.output(.changedGUID(old: .guid("x"), new: .id("rain"))), at: place)])
    #expect(
      await changes(nil, "y") == [Diagnostic(.output(.changedGUID(old: .id("rain"), new: .guid("y"))), at: place)])
    await folder.build(site(item("x")))
    #expect(await problems(site(item("x", uuid: "2"))) == [])
  }

  @Test func `An older list of files knows nothing of entries`() async throws {
    await folder.build(site(item("1", "a.md")))
    try folder.put(
      #"{"version": 1, "complete": true, "files": ["index.html"]}"#, at: "public/.feedsite-manifest.json")
    let new = site(item("2", "a.md"))
    #expect(await problems(new) == [])
    await folder.build(new)
    #expect(await problems(site(item("3", "a.md"))).map(\.code) == ["reappearing-items", "changed-guid"])
  }
}
