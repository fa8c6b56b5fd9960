import FeedMarkdown
import Testing

@Suite("The specification of CommonMark 0.30")
struct CommonMarkSpecificationTests {
  @Test("was fetched")
  func presence() {
    #expect(Specification.commonMark.count == 652, "run scripts/specifications, which fetches it")
  }

  @Test("is met byte for byte, example by example", arguments: Specification.commonMark)
  func conformance(example: SpecificationExample) {
    #expect(example.rendered(.commonMark) == example.html)
  }

  @Test("is met with every extension on, where an example has nothing that an extension reads")
  func extensions() {
    let options = MarkdownOptions(extensions: Self.extensions, rawHTML: .kept)
    for example in Specification.commonMark where ExtensionSyntax.inCommonMark[example.number] == nil {
      #expect(example.rendered(options) == example.html, "\(example.testDescription)")
    }
  }

  @Test("names only examples as syntax of an extension that read differently with it, and only with it")
  func exceptions() {
    for (number, syntax) in ExtensionSyntax.inCommonMark.sorted(by: { $0.key < $1.key }) {
      guard let example = Specification.commonMark.first(where: { $0.number == number }) else {
        Issue.record("no example \(number)")
        continue
      }
      let with = example.rendered(MarkdownOptions(extensions: Self.extensions, rawHTML: .kept))
      let without = example.rendered(
        MarkdownOptions(extensions: Self.extensions.subtracting(syntax), rawHTML: .kept))
      #expect(with != example.html, "\(example.testDescription) has no syntax of an extension")
      #expect(without == example.html, "\(example.testDescription) differs for more than its extensions")
    }
  }

  /// Every extension but for those that change plain CommonMark by design.
  private static let extensions = MarkdownExtensions.all.subtracting([
    .smartPunctuation, .hardBreaks, .figures, .highlighting,
  ])
}
