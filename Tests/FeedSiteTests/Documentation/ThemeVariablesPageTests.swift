import Foundation
import Testing

@Suite("The page of theme variables")
struct ThemeVariablesPageTests {
  @Test
  func `Says what the code declares`() async throws {
    let page = ThemeVariablesPage(examples: try await VariableExamples()).text
    guard ProcessInfo.processInfo.environment["FEEDSITE_RECORD"] == nil else {
      try Data(page.utf8).write(to: DocumentationFolder.location(of: "theme-variables"))
      Issue.record("recorded; look at the difference and run the tests again without FEEDSITE_RECORD")
      return
    }
    #expect(try DocumentationFolder.text(of: "theme-variables") == page, "record it anew with FEEDSITE_RECORD=1")
  }

  @Test
  func `Shows what every variable of every kind holds`() async throws {
    #expect(ThemeVariablesPage(examples: try await VariableExamples()).variablesWithoutExample == [])
  }
}
