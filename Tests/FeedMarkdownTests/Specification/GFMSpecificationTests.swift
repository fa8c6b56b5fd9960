import FeedMarkdown
import Testing

@Suite("The specification of GFM 0.29")
struct GFMSpecificationTests {
  @Test
  func `Was fetched`() {
    let counts = Dictionary(grouping: Self.examples, by: \.mark).mapValues(\.count)
    #expect(
      counts == ["table": 8, "disabled": 2, "strikethrough": 2, "autolink": 11, "tagfilter": 1],
      "run scripts/specifications, which fetches it")
  }

  @Test(arguments: examples)
  func `Is met by each example of its extensions`(example: SpecificationExample) {
    #expect(example.rendered(.gfm) == example.html)
  }

  /// The examples that are marked with an extension; those of task lists are marked as disabled, for the sake of
  /// programs that are run without them.
  private static let examples = Specification.gfm.filter { !$0.mark.isEmpty }
}
