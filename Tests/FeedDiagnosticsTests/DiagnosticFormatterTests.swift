import FeedDiagnostics
import Testing

struct DiagnosticFormatterTests {
  private let place = SourceLocation(file: "content/songs/rain.md", line: 4, column: 7)
  private let problem = Problem.field(.invalidDate("04-09-2025", suggestions: ["2025-04-09"]))

  @Test
  func `A diagnostic reads as compilers write theirs`() {
    #expect(
      DiagnosticFormatter().text(for: Diagnostic(problem, at: place))
        == "content/songs/rain.md:4:7: error: \"04-09-2025\" is not a date; "
        + "write 2025-04-09, with a time 2025-04-09T20:00")
  }

  @Test
  func `Without a place it begins with the severity`() {
    #expect(
      DiagnosticFormatter().text(for: Diagnostic(.output(.notAFolder), at: nil))
        == "error: the output path is a file; choose a folder")
  }

  @Test
  func `Other places follow, a line each`() {
    let diagnostic = Diagnostic(
      .entry(.duplicateID("rain")), at: place,
      related: [SourceLocation(file: "content/a.md", line: 2), SourceLocation(file: "content/b.md")])
    #expect(
      DiagnosticFormatter().text(for: diagnostic) == """
        content/songs/rain.md:4:7: error: two entries have the id or guid "rain"; give one of them another, or remove it from the copy
          content/a.md:2: the other place
          content/b.md: the other place
        """)
  }

  @Test
  func `Colour is for the severity only`() {
    let formatter = DiagnosticFormatter(usesColor: true)
    #expect(
      formatter.text(for: Diagnostic(.output(.notAFolder), at: SourceLocation(file: "public")))
        == "public: \u{1B}[1;31merror\u{1B}[0m: the output path is a file; choose a folder")
    #expect(
      formatter.text(for: Diagnostic(.body(.deadLink("x")), at: nil))
        == "\u{1B}[1;33mwarning\u{1B}[0m: the link \"x\" leads to no file and no entry of this site")
  }

  @Test(
    arguments: [
      "\u{1B}]0;title\u{07}", "\u{1B}[31m", "a\nb", "a\r\nb", "\u{7F}", "\u{9B}31m", "\u{0}", "\u{202E}dm.kcolc",
      "\u{2067}a\u{2069}",
    ])
  func `Control characters of content and file names do not reach the terminal`(_ text: String) {
    let diagnostic = Diagnostic(
      .frontMatter(.invalidYAML(text)), at: SourceLocation(file: text, line: 1),
      related: [SourceLocation(file: text)])
    let lines = DiagnosticFormatter(usesColor: false).text(for: diagnostic)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.unicodeScalars.contains("\u{FFFD}"))
      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      #expect(!line.unicodeScalars.contains { "\u{202E}\u{2067}\u{2069}".unicodeScalars.contains($0) })
    }
  }

  @Test
  func `Text in any script stays as it is`() {
    #expect(
      DiagnosticFormatter().message(for: .entry(.duplicateID("雨の歌 👩‍👩‍👧 Ärger"))).contains("\"雨の歌 👩‍👩‍👧 Ärger\""))
  }

  @Test
  func `A long piece of content is cut between characters`() {
    let link = String(repeating: "👩‍👩‍👧", count: 61)
    #expect(
      DiagnosticFormatter().message(for: .body(.deadLink(link)))
        == "the link \"\(link.prefix(60))…\" leads to no file and no entry of this site")
  }
}
