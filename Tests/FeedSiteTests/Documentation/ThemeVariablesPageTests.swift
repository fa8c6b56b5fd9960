import Foundation
import Testing

@Suite("The page of theme variables")
struct ThemeVariablesPageTests {
  @Test("says what the code declares")
  func isUpToDate() throws {
    let page = ThemeVariablesPage().text
    guard ProcessInfo.processInfo.environment["FEEDSITE_RECORD"] == nil else {
      try Data(page.utf8).write(to: DocumentationFolder.location(of: "theme-variables"))
      Issue.record("recorded; look at the difference and run the tests again without FEEDSITE_RECORD")
      return
    }
    #expect(try DocumentationFolder.text(of: "theme-variables") == page, "record it anew with FEEDSITE_RECORD=1")
  }
}
