import FeedMarkdown
import Testing

@Suite("The specification of GFM 0.29")
struct GFMSpecificationTests {
  @Test("was fetched")
  func presence() {
    let counts = Dictionary(grouping: Self.examples, by: \.mark).mapValues(\.count)
    #expect(
      counts == ["table": 8, "disabled": 2, "strikethrough": 2, "autolink": 11, "tagfilter": 1],
      "run scripts/specifications, which fetches it")
  }

  @Test("is met by each example of its extensions", arguments: examples)
  func conformance(example: SpecificationExample) {
    #expect(example.rendered(.gfm) == example.html)
  }

  /// The examples that are marked with an extension; those of task lists are marked as disabled, for the sake of
  /// programs that are run without them.
  private static let examples = Specification.gfm.filter { !$0.mark.isEmpty }
}
