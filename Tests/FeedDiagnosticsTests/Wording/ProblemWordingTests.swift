import FeedDiagnostics
import Foundation
import Testing

struct ProblemWordingTests {
  @Test(arguments: WordedProblem.all)
  func `A problem says what is wrong and what would be right`(_ example: WordedProblem) {
    #expect(DiagnosticFormatter().message(for: example.problem) == example.words)
    #expect(example.problem.code == example.code)
    #expect(example.problem.severity == example.severity)
  }

  @Test
  func `Every problem has an example here, and a name that no other has`() throws {
    let declared = try declaredCodes()
    #expect(declared.count == Set(declared).count)
    #expect(Set(declared) == Set(WordedProblem.all.map(\.code)))
  }

  @Test(arguments: WordedProblem.all.map(\.code))
  func `Names are in kebab case`(_ code: String) {
    #expect(code.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil)
  }

  /// Enumerations with payloads cannot list their cases, so the names are read where they are written.
  private func declaredCodes() throws -> [String] {
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let folder = package.appending(path: "Sources/FeedDiagnostics/Problems")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .flatMap { file in
        let rows = try String(contentsOf: file, encoding: .utf8).matches(of: /case (\.\w+).*: \("([^"]*)"/)
        // A case has several rows where how serious it is depends on its values.
        return Set(rows.map { [$0.1, $0.2] }).map { String($0[1]) }
      }
  }
}
