import FeedDeploy
import FeedOutput
import Testing

@Suite struct DeploymentTests {
  private static let first = [
    "style.css": "1", "a/index.html": "1", "index.html": "1", "feed.xml": "1", "Old/index.html": "1", "x": "1",
    "y/z": "1",
  ]
  private static let second = [
    "style.css": "2", "a/index.html": "1", "index.html": "2", "feed.xml": "2", "old/index.html": "1", "x/y": "1",
    "y": "1", "new/index.html": "1",
  ]
  private static let third = ["a/index.html": "3", "feed.xml": "3", "x": "1"]
  private static let foreign = ["CNAME": "example.org", "a/mine.txt": "mine", "old.html": "mine"]

  private func expect(_ target: MemoryTransport, holds site: [String: String], _ comment: Comment? = nil) {
    let found = Dictionary(uniqueKeysWithValues: target.files.map { ($0.text, $1) })
    #expect(found == site.merging(Self.foreign) { $1 }, comment)
  }

  @Test func `Pages go before feeds, and removals come last`() throws {
    let target = MemoryTransport(files: Self.foreign)
    #expect(try target.deploy(Self.first))
    expect(target, holds: Self.first)
    #expect(try target.deploy(["a/index.html": "2", "index.html": "1", "feed.xml": "2", "style.css": "3"]))
    #expect(
      target.calls == [
        "list", "send style.css", "send a/index.html", "send feed.xml", "remove Old/index.html x y/z",
        "remove folders y Old", "list", "finish",
      ])
  }

  @Test func `What is there already is not sent`() throws {
    let target = MemoryTransport(files: Self.foreign)
    #expect(try target.deploy(Self.first))
    #expect(try target.deploy(Self.first))
    #expect(target.calls == [])
  }

  @Test(arguments: [second, third, [:]])
  func `A deployment that was stopped at any moment is completed by the next one`(site: [String: String]) throws {
    var limit = 0
    while true {
      let target = MemoryTransport(files: Self.foreign)
      #expect(try target.deploy(Self.first))
      if try target.deploy(site, stoppingAfter: limit) { break }
      #expect(Self.foreign.allSatisfy { target.files[OutputPath($0)] == $1 })
      // The same again, or whatever the site has become meanwhile.
      for (next, name) in [(site, "the same"), (Self.first, "the old"), (Self.third, "another")] {
        let copy = MemoryTransport()
        (copy.files, copy.list) = (target.files, target.list)
        #expect(try copy.deploy(next))
        expect(copy, holds: next, "\(name) after \(limit) changes")
      }
      limit += 1
    }
    #expect(limit >= 5)
  }

  @Test func `A deployment that was stopped twice is completed as well`() throws {
    for limit in 0..<20 {
      let target = MemoryTransport(files: Self.foreign)
      #expect(try target.deploy(Self.first))
      _ = try target.deploy(Self.second, stoppingAfter: limit)
      _ = try target.deploy(Self.third, stoppingAfter: 20 - limit)
      #expect(try target.deploy(Self.second))
      expect(target, holds: Self.second, "after \(limit) changes")
    }
  }

  @Test func `A break costs no more than what was sent since the list was written`() throws {
    let site = Dictionary(uniqueKeysWithValues: (0..<3_000).map { ("\($0).png", "1") })
    let target = MemoryTransport()
    // The list, and 2,500 files of two changes each, with a list after every thousand.
    #expect(try !target.deploy(site, stoppingAfter: 1 + 2_500 * 2 + 2))
    #expect(try target.deploy(site))
    let sent = target.calls.filter { $0.hasPrefix("send") }.map { $0.split(separator: " ").count - 1 }
    #expect(sent.reduce(0, +) == 1_000)
  }

  @Test func `Files of others in the place of new ones are found, equal ones are not`() throws {
    let target = MemoryTransport(files: ["a": "mine", "b": "2", "c": "mine"])
    target.source = ["a": "1", "b": "2", "d": "1"]
    let plan = DeploymentPlan(from: DeployedFiles(), to: [SiteFile](target.source))
    #expect(try Deployment(plan, of: "public", with: target).foreignFiles().texts == ["a"])
  }

  @Test func `A list that cannot be read stops a deployment unless it is overruled`() throws {
    let target = MemoryTransport()
    target.list = Array("{".utf8)
    #expect {
      try Deployment.deployed(with: target, named: "memory", ignoringBrokenList: false)
    } throws: { error in
      "\(error)".contains("brokenList")
    }
    #expect(try Deployment.deployed(with: target, named: "memory", ignoringBrokenList: true) == DeployedFiles())
  }
}
