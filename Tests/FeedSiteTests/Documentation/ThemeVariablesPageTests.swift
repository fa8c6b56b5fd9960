import FeedTheme
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

  /// What `ThemeSettings.interface` promises. What is added is recorded; what was recorded and goes, or gets another name,
  /// needs a higher number and a file of its own.
  @Test
  func `Keeps everything that themes of this interface rest on`() async throws {
    let now = ThemeVariablesPage(examples: try await VariableExamples()).interface
    let file = DocumentationFolder.checkout
      .appending(path: "Tests/FeedSiteTests/Fixtures/theme-interface-\(ThemeSettings.interface).txt")
    let promised = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(Set(promised).subtracting(now) == [], "themes that read these would work no longer")
    guard ProcessInfo.processInfo.environment["FEEDSITE_RECORD"] == nil else {
      let lines = Set(promised).union(now).sorted()
      try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
      Issue.record("recorded; look at the difference and run the tests again without FEEDSITE_RECORD")
      return
    }
    #expect(Set(now).subtracting(promised) == [], "record what is new with FEEDSITE_RECORD=1")
  }

  @Test
  func `Shows what every variable of every kind holds`() async throws {
    #expect(ThemeVariablesPage(examples: try await VariableExamples()).variablesWithoutExample == [])
  }
}
