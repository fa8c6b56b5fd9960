import FeedDiagnostics
import Testing

/// A problem beside the name, the gravity and the words that it has to have.
struct WordedProblem: Sendable, CustomTestStringConvertible {
  let problem: Problem
  let code: String
  let severity: Severity
  let words: String

  init(_ problem: Problem, _ severity: Severity, _ code: String, _ words: String) {
    self.problem = problem
    self.severity = severity
    self.code = code
    self.words = words
  }

  var testDescription: String { "\(code): \(words)" }

  /// At least one of each case, in the order of their declaration.
  static let all: [WordedProblem] = content + media + site + themeCheck + deploy + authoring + transfer
}
