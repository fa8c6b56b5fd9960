import FeedDiagnostics
import TestSupport
import Testing

struct DiagnosticOrderTests {
  /// In the order in which a report lists them.
  private let sorted = [
    Diagnostic(.output(.brokenManifest), at: nil),
    Diagnostic(.output(.notAFolder), at: nil),
    Diagnostic(.body(.deadLink("z")), at: SourceLocation(file: "a.md")),
    Diagnostic(.body(.deadLink("z")), at: SourceLocation(file: "a.md", line: 2)),
    Diagnostic(.body(.deadLink("z")), at: SourceLocation(file: "a.md", line: 2, column: 3)),
    Diagnostic(.body(.missingAlt(image: "b")), at: SourceLocation(file: "a.md", line: 2, column: 3)),
    Diagnostic(.body(.missingAlt(image: "c")), at: SourceLocation(file: "a.md", line: 2, column: 3)),
    Diagnostic(.body(.deadLink("z")), at: SourceLocation(file: "a.md", line: 10, column: 1)),
    Diagnostic(.body(.deadLink("z")), at: SourceLocation(file: "b.md", line: 1, column: 1)),
  ]

  @Test(arguments: 0..<20)
  func `A report is ordered by place, name and words, whatever the order of discovery`(round: Int) {
    var generator = SeededGenerator(seed: UInt64(round))
    #expect(sorted.shuffled(using: &generator).sorted() == sorted)
  }
}
