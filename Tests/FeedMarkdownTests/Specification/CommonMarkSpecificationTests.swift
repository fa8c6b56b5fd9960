import FeedMarkdown
import Testing

@Suite("The specification of CommonMark 0.30")
struct CommonMarkSpecificationTests {
  @Test
  func `Was fetched`() {
    #expect(Specification.commonMark.count == 652, "run scripts/specifications, which fetches it")
  }

  @Test(arguments: Specification.commonMark)
  func `Is met byte for byte, example by example`(example: SpecificationExample) {
    #expect(example.rendered(.commonMark) == example.html)
  }

  @Test
  func `Is met with every extension on, where an example has nothing that an extension reads`() {
    let options = MarkdownOptions(extensions: Self.extensions, rawHTML: .kept)
    for example in Specification.commonMark where ExtensionSyntax.inCommonMark[example.number] == nil {
      #expect(example.rendered(options) == example.html, "\(example.testDescription)")
    }
  }

  @Test
  func `Names only examples as syntax of an extension that read differently with it, and only with it`() {
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
