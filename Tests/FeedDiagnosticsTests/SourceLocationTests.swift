import FeedDiagnostics
import Testing

struct SourceLocationTests {
  @Test
  func `A place is written as editors understand it`() {
    #expect(SourceLocation(file: "a b.md").description == "a b.md")
    #expect(SourceLocation(file: "a.md", line: 3).description == "a.md:3")
    #expect(SourceLocation(file: "a.md", line: 3, column: 14).description == "a.md:3:14")
  }

  @Test
  func `A column without a line says nothing`() {
    #expect(SourceLocation(file: "a.md", column: 14).description == "a.md")
  }
}
