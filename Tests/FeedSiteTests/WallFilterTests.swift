import FeedModel
import Testing

@testable import FeedSite

@Suite("Filters of a wall")
struct WallFilterTests {
  /// Articles and notes in turns with the tags that a function gives them, counted from one.
  private func site(_ count: Int, perPage: Int = 2, tags: (Int) -> [String]) throws -> AssembledSite {
    var site = TestSite(perPage: perPage)
    site.entries = (1...count).map { number in
      let tags = tags(number).compactMap { Tag(name: $0) }
      let isEven = number.isMultiple(of: 2)
      return isEven ? Sample.article(number) { $0.tags = tags } : Sample.note(number) { $0.tags = tags }
    }
    return try site.assemble()
  }

  @Test
  func `A page of a wall of a kind marks it, an archive page as one that belongs to it`() throws {
    let assembled = try site(12) { _ in [] }
    #expect(assembled.values("kind", on: "/articles/").contains { $0.hasSuffix(" current") })
    #expect(assembled.values("kind", on: "/articles/page/1/").filter { $0.hasSuffix(" within") }.count == 1)
    let kinds = assembled.values("kind", on: "/")
    #expect(!kinds.isEmpty && kinds.allSatisfy { !$0.hasSuffix("current") && !$0.hasSuffix("within") })
    #expect(assembled.values("wall page", on: "/page/1/") == ["yes archive"])
    #expect(assembled.values("wall page", on: "/articles/page/1/") == ["yes"])
    #expect(assembled.values("wall page", on: "/articles/2/").isEmpty)
  }

  @Test
  func `The newest page offers the tags that its wall has most often, by name`() throws {
    let assembled = try site(6) { $0.isMultiple(of: 2) ? ["rain", "even"] : ["rain"] }
    #expect(assembled.values("filter", on: "/") == ["/tags/even/ even 3", "/tags/rain/ rain 6"])
    #expect(assembled.values("filter", on: "/tags/even/") == ["/tags/even/ even 3 current", "/tags/rain/ rain 3"])
    #expect(assembled.values("filter", on: "/articles/") == ["/tags/even/ even 3", "/tags/rain/ rain 3"])
    #expect(assembled.values("index", on: "/") == ["/tags/"])
  }

  @Test
  func `There are twelve at most, its own tag among them`() throws {
    let assembled = try site(4, perPage: 9) { number in
      number == 1 ? (1...15).map { "t\($0)" } + ["own"] : (1...15).map { "t\($0)" }
    }
    #expect(assembled.values("filter", on: "/").count == 12)
    #expect(assembled.values("filter", on: "/tags/own/").count == 12)
    #expect(assembled.values("filter", on: "/tags/own/").first == "/tags/own/ own 1 current")
  }

  @Test
  func `An archive page offers its own tag only, so that it stays as it is`() throws {
    let assembled = try site(6) { _ in ["rain"] }
    #expect(assembled.values("filter", on: "/page/1/").isEmpty)
    #expect(assembled.values("filter", on: "/tags/rain/page/1/") == ["/tags/rain/ rain  within"])
  }

  @Test
  func `An entry with other tags changes no wall but those that it stands on`() throws {
    let before = try site(6, perPage: 9) { $0 == 5 ? ["rain"] : ["sun"] }
    let after = try site(7, perPage: 9) { $0 == 5 ? ["rain"] : ["sun"] }
    #expect(before.text("/tags/rain/") == after.text("/tags/rain/"))
  }

  @Test
  func `A site without tags offers none`() throws {
    let assembled = try site(2) { _ in [] }
    #expect(assembled.values("filter", on: "/").isEmpty)
    #expect(assembled.values("index", on: "/").isEmpty)
  }
}
