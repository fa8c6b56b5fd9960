import FeedDiagnostics
import Testing

@Suite("The specification of Mustache 1.4.1")
struct MustacheSpecificationTests {
  @Test
  func `Was fetched`() {
    let counts = MustacheModule.allCases.map(\.examples.count)
    #expect(counts == [12, 39, 22, 12, 34], "run scripts/specifications, which fetches it")
  }

  @Test(arguments: examples)
  func `Is met byte for byte, example by example, but for what themes do otherwise`(example: MustacheExample) {
    let (rendered, expected) = (example.rendered, example.content.expected)
    switch Self.deviations[example.testDescription] {
    case nil: #expect(rendered == MustacheExample.Rendering(text: expected))
    case .lineFeeds:
      #expect(expected.contains("\r\n"))
      #expect(rendered == MustacheExample.Rendering(text: expected.replacing("\r\n", with: "\n")))
    case .refused(let code): #expect(rendered.diagnostics.map(\.code) == [code])
    }
  }

  @Test
  func `Names only its examples as what themes do otherwise`() {
    let names = Set(Self.examples.map(\.testDescription))
    #expect(Self.deviations.keys.filter { !names.contains($0) }.isEmpty)
  }

  private static let examples = MustacheModule.allCases.flatMap(\.examples)

  private enum Deviation {
    /// Lines end with line feeds, whatever they end with in the template.
    case lineFeeds
    /// It is a mistake in a theme, with the code of its diagnostic.
    case refused(String)
  }

  /// What themes do otherwise on purpose, as the theme guide says.
  private static let deviations: [String: Deviation] = [
    "comments, Standalone Line Endings": .lineFeeds,
    "inverted, Standalone Line Endings": .lineFeeds,
    "partials, Standalone Line Endings": .lineFeeds,
    "sections, Standalone Line Endings": .lineFeeds,
    // Only what feedsite declares as markup is printed unescaped, and elements of lists never are markup.
    "interpolation, Implicit Iterators - Triple Mustache": .refused("wrong-variable-use"),
    "interpolation, Implicit Iterators - Ampersand": .refused("wrong-variable-use"),
    "sections, Implicit Iterator - Triple mustache": .refused("wrong-variable-use"),
    "sections, Implicit Iterator - Ampersand": .refused("wrong-variable-use"),
    // What is not there is misspelt more often than left out on purpose.
    "interpolation, Triple Mustache Context Miss Interpolation": .refused("unknown-variable"),
    "interpolation, Ampersand Context Miss Interpolation": .refused("unknown-variable"),
    "partials, Failed Lookup": .refused("unknown-partial"),
    // Templates are bound to types before they are rendered, which would not end.
    "partials, Recursion": .refused("template-syntax"),
  ]
}
