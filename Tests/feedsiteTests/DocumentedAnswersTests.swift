import Foundation
import TestSupport
import Testing

@testable import FeedSaving

@Suite("The pages that ask the sample site")
struct DocumentedAnswersTests {
  private static let clock = "2027-01-01T12:00:00Z"

  @Test
  func `Print what questions in SQL are answered, and the tables that there are`() async throws {
    let folder = try TemporaryFolder()
    let run = try await Feedsite(folder: GoldenSite.checkout).run(
      "export", "--sqlite", folder.path(of: "band.sqlite"), "--clock", Self.clock)
    try #require(run.status == 0, "\(run.errors)")
    let database = try SQLiteDatabase(path: folder.path(of: "band.sqlite"))
    try compare("sqlite") { page in
      page.replacing(/(?ms)^```sql\n(?<question>SELECT.*?)^```\n(?:\n```text\n.*?^```\n)?/) { match in
        let question = String(match.output.question)
        let answer = (try? Self.answer(to: question, in: database)) ?? "no answer\n"
        #expect(!answer.isEmpty, "\(question)")
        return "```sql\n\(question)```\n\n```text\n\(answer)```\n"
      }
      .replacing(/(?ms)^```sql\nCREATE.*?^```\n/) { _ in "```sql\n\(DatabaseSchema.tables)```\n" }
    }
  }

  /// What the program `sqlite3` prints by itself.
  private static func answer(to question: String, in database: SQLiteDatabase) throws -> String {
    let rows = try SQLiteStatement(question, in: database)
    var answer = ""
    while try rows.next() { answer += (0..<rows.columnCount).map { rows.text(at: $0) }.joined(separator: "|") + "\n" }
    return answer
  }

  @Test
  func `Print what feedsite list and feedsite stats print`() async throws {
    let page = try text(of: "list")
    var answers: [String: String] = [:]
    for match in page.matches(of: /(?m)^\$ feedsite (.*)$/) {
      let arguments = Self.words(of: String(match.output.1))
      let run = try await Feedsite(folder: GoldenSite.checkout).run(arguments + ["--clock", Self.clock])
      #expect(run.status == 0 && !run.output.isEmpty, "\(arguments) \(run.errors)")
      answers[String(match.output.1)] = run.output
    }
    #expect(answers.count >= 5)
    try compare("list") { page in
      page.replacing(/(?ms)^```text\n\$ feedsite (?<command>[^\n]*)\n.*?^```\n/) { match in
        let command = String(match.output.command)
        return "```text\n$ feedsite \(command)\n\(answers[command] ?? "")```\n"
      }
    }
  }

  /// The arguments of a command, as a shell divides them.
  private static func words(of command: String) -> [String] {
    command.matches(of: /"([^"]*)"|(\S+)/).map { String($0.output.1 ?? $0.output.2 ?? "") }
  }

  // MARK: Pages

  /// Compares a page with what it ought to be, or records that.
  private func compare(_ page: String, with change: (String) -> String) throws {
    let old = try text(of: page)
    let new = change(old)
    guard ProcessInfo.processInfo.environment["FEEDSITE_RECORD"] == nil else {
      try Data(new.utf8).write(to: location(of: page))
      Issue.record("recorded; look at the difference and run the tests again without FEEDSITE_RECORD")
      return
    }
    #expect(old == new, "record it anew with FEEDSITE_RECORD=1")
  }

  private func text(of page: String) throws -> String { try String(contentsOf: location(of: page), encoding: .utf8) }

  private func location(of page: String) -> URL {
    URL(filePath: GoldenSite.checkout + "/content/pages/docs/\(page).md")
  }
}
