import FeedDiagnostics
import Testing

struct SourceLocationTests {
  @Test("A place is written as editors understand it")
  func description() {
    #expect(SourceLocation(file: "a b.md").description == "a b.md")
    #expect(SourceLocation(file: "a.md", line: 3).description == "a.md:3")
    #expect(SourceLocation(file: "a.md", line: 3, column: 14).description == "a.md:3:14")
  }

  @Test("A column without a line says nothing")
  func columnOnly() {
    #expect(SourceLocation(file: "a.md", column: 14).description == "a.md")
  }
}
