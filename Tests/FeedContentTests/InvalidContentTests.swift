import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Foundation
import Testing

@Suite struct InvalidContentTests {
  @Test(arguments: Fixture.all)
  func `Names the place, what is wrong and what would be right`(of fixture: Fixture) async throws {
    let text = await fixture.load().messages.map { $0 + "\n" }.joined()
    if Fixture.isRecording {
      try fixture.record(text)
      Issue.record("recorded \(fixture.name); look at the difference and run again")
    }
    #expect(text == fixture.expected)
  }

  @Test func `Every code has a case`() async throws {
    var covered: Set<String> = []
    for fixture in Fixture.all { covered.formUnion(await fixture.load().codes) }
    #expect(try Self.emittedCodes().subtracting(covered).sorted() == [])
  }

  /// The codes of the problems that content can have, but for dead links and missing anchors, which show when all
  /// routes are known, for keys that a theme may read, for what only new files meet, and for what the machine lacks.
  private static func emittedCodes() throws -> Set<String> {
    let problems = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/FeedDiagnostics/Problems")
    var codes: Set<String> = []
    for group in ["FrontMatter", "Field", "Entry", "Reference", "Response", "Body", "Media", "Site"] {
      let source = try String(contentsOf: problems.appending(path: "\(group)Problem.swift"), encoding: .utf8)
      codes.formUnion(source.matches(of: /case \.\w+.*: \("([a-z0-9-]+)"/).map { String($0.output.1) })
    }
    return codes.subtracting([
      "dead-link", "missing-anchor", "no-typefaces", "unread-key", "no-site-address", "responses-not-fetched",
      "unknown-placeholder",
    ])
  }
}
