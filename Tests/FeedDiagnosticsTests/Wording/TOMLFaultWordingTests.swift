import FeedDiagnostics
import Testing

@Suite struct TOMLFaultWordingTests {
  @Test(
    arguments: [
      (.missingKey, #"a key is missing; write lines such as title = "Rain", with keys of other signs in quotes"#),
      (.missingEquals("title"), #"there is no = after "title"; write title = "...""#),
      (.colon("my key"), #"there is a colon after "my key"; write "my key" = "...", or lines "---" around YAML"#),
      (.missingValue("title"), #""title" has no value; write title = "" or remove the key"#),
      (
        .unquoted("Rain", key: "title"),
        #""Rain" is not a value of "title"; put text in quotes, and write true or false in small letters"#
      ),
      (
        .invalidNumber("012"),
        #""012" is not a number; write one such as 1200, 1_200, 0xff or 1.5, or put it in quotes"#
      ),
      (
        .invalidDate("2025-4-9"),
        #""2025-4-9" is not a date; write 2025-04-09 or 2025-04-09T20:00:00+08:00, or put it in quotes"#
      ),
      (
        .invalidEscape(#"\d"#),
        #""\d" means nothing; write \\ for a backslash, or put the text in single quotes"#
      ),
      (.controlCharacter(7), "there is a control character (0x07); delete the invisible character"),
      (.surplus, "there is more on the line than one value; begin a new line, or put the whole text in quotes"),
      (.missingComma, "two values have no comma between them; write one"),
      (.unclosedHeader, "the name of a table is not closed; end it with ], or with ]] where it begins with [["),
      (
        .unclosedText,
        "the text is not closed; end it with the quote that it begins with, or put three quotes around several lines"
      ),
      (.unclosedList, "the list is not closed; end it with ]"),
      (.unclosedTable, "the braces are not closed; end them with } on the same line"),
      (
        .notTable("a", firstLine: 3),
        #""a" has a value (on line 3) and can hold no keys; choose another name for one of them"#
      ),
      (.tooManyValues(limit: 20), "it holds more than 20 values; split it"),
      (.tooDeep, "tables and lists are nested too deeply; take some levels out"),
    ] as [(TOMLFault, String)])
  func `Every fault says what would be right`(fault: TOMLFault, words: String) {
    let diagnostic = Diagnostic(.frontMatter(.invalidTOML(fault)), at: SourceLocation(file: "a.md", line: 2, column: 1))
    #expect(DiagnosticFormatter().text(for: diagnostic) == "a.md:2:1: error: this is not TOML: \(words)")
  }
}
