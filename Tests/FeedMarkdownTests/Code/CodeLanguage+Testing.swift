import Testing

@testable import FeedMarkdown

/// Its whole grammar would be written into each line about a test.
extension CodeLanguage: CustomTestStringConvertible {
  package var testDescription: String { name }
}
