import FeedModel
import Testing

/// What an operator is expected to make of the sample of each kind: one column of the test matrix.
struct KindTable<Expected: Equatable & Sendable>: ExpressibleByDictionaryLiteral, Sendable {
  private let cells: [String: Expected]

  init(dictionaryLiteral elements: (String, Expected)...) {
    cells = Dictionary(elements) { first, _ in first }
  }

  /// The kinds of which the matrix has a row.
  static var rows: Set<String> { Set(Kind.builtIn.map(\.name) + ["custom"]) }

  /// Compares each cell with what the operator makes of the sample; a missing or superfluous cell fails.
  func check(
    _ samples: KindSamples = .plain, sourceLocation: SourceLocation = #_sourceLocation,
    _ operate: (any FeedViewObject) -> Expected
  ) {
    #expect(Set(cells.keys) == Self.rows, "every kind has a cell", sourceLocation: sourceLocation)
    for sample in samples.all {
      let kind = sample.accept(KindNameVisitor())
      #expect(operate(sample) == cells[kind], "\(kind)", sourceLocation: sourceLocation)
    }
  }
}
