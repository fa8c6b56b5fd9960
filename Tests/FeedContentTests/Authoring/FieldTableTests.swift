import FeedModel
import Foundation
import Testing

@testable import FeedContent

@Suite struct FieldTableTests {
  private static let page = URL(filePath: #filePath)
    .appending(path: "../../../../content/pages/docs/front-matter.md").standardizedFileURL
  private static let heading = "| Kind | Field | Where its value cannot be used |\n| --- | --- | --- |\n"

  @Test func `The documentation says of each field of each kind what becomes of a value that cannot be used`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let section = try #require(text.firstMatch(of: /(?s)(## Values that cannot be used\n.*?\n\n)(\|.*?\n)?\n?(## )/))
    if ProcessInfo.processInfo.environment["FEEDSITE_RECORD"] != nil {
      let recorded = text.replacing(section.0, with: section.1 + Self.table + "\n" + section.3)
      try Data(recorded.utf8).write(to: Self.page)
      Issue.record("recorded; look at the difference and run the tests again without FEEDSITE_RECORD")
      return
    }
    #expect(section.2.map(String.init) == Self.table, "record it anew with FEEDSITE_RECORD=1")
  }

  @Test func `What decides on publication is an error, and nothing else`() {
    #expect(
      FieldGuide.decisiveNames == [
        "date", "publishdate", "pubdate", "guid", "id", "expires", "expirydate", "unpublishdate", "draft", "published",
        "slug",
        "permalink",
      ])
    let kinds = Kind.builtIn.compactMap { KindGuide.guide(for: $0, declarations: []) }
    #expect(kinds.flatMap(\.fields).allSatisfy { $0.fallback != .refusal })
  }

  private static var table: String {
    let shared = (FieldGuide.identity + FieldGuide.shared).map { row("all", $0) }
    let own = Kind.builtIn.flatMap { kind in
      (KindGuide.guide(for: kind, declarations: [])?.fields ?? []).map { row(kind.name, $0) }
    }
    let declared = "| declared kinds | a field that is `required` | an error |\n"
    return heading + (shared + own).joined() + declared
      + "| declared kinds | any other field | published without it |\n"
  }

  private static func row(_ kind: String, _ field: FieldGuide) -> String {
    let names = ([field.key] + field.otherNames).map { "`\($0)`" }.joined(separator: ", ")
    let consequence =
      switch field.fallback {
      case .refusal: "an error"
      case .omission: "published without it"
      case .substitute(let words): words
      }
    return "| \(kind) | \(names) | \(consequence) |\n"
  }
}
