import Testing

@testable import FeedHighlighting

/// Its whole grammar would be written into each line about a test.
extension CodeLanguage: CustomTestStringConvertible {
  package var testDescription: String { name }
}
