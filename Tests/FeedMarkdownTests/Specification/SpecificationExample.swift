import Testing

/// An example of a specification: Markdown, and the HTML that it stands for.
struct SpecificationExample: Sendable, CustomTestStringConvertible {
  /// Counted from one over the whole specification.
  let number: Int
  /// The heading that it stands under.
  let section: String
  /// The words after `example`: the extension of GFM that the example is of.
  let mark: String
  let markdown: String
  let html: String

  var testDescription: String { "example \(number), \(section)" }
}
