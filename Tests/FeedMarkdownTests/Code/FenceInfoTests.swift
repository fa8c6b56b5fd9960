import Testing

@testable import FeedMarkdown

@Suite("The words behind a fence")
struct FenceInfoTests {
  @Test(
    arguments: [
      ("swift", "swift"), ("  Swift extra", "Swift"), ("{.swift}", "swift"), ("{.swift .numbered}", "swift"),
      ("{#id .swift}", "swift"), ("{r setup, echo=FALSE}", "r"), ("js{2}", "js"), ("c++", "c++"), ("a&b\"c", "a&b\"c"),
      ("swift {.numbered}", "swift"), ("a{b", "a{b"), ("{", "{"), ("{{x}}", nil), ("é日", "é日"), ("", nil), ("  ", nil),
      ("{1,3-5}", nil), (" {1} swift", nil), ("{}", nil), ("{key=value}", nil), ("python title=\"a.py\"", "python"),
    ])
  func `Name the language`(text: String, language: String?) {
    #expect(FenceInfo(text).language == language)
  }

  @Test(
    arguments: [
      ("swift {1,3-5}", [1...1, 3...5]), ("js{2}", [2...2]), ("{1,3-5}", [1...1, 3...5]), ("swift", []),
      ("python title=\"a.py\" {1}", [1...1]), ("python title=\"{2}\" {1}", [1...1]), ("swift {3-5,1-2}", [1...5]),
      ("swift {4,2,3,9}", [2...4, 9...9]), ("swift {1 3}", [1...1, 3...3]), ("swift {1} {3}", [1...1, 3...3]),
      ("{.swift} {2}", [2...2]), ("swift {1-5,2-3}", [1...5]),
    ])
  func `Name the lines to be pointed out`(text: String, lines: [ClosedRange<Int>]) {
    #expect(FenceInfo(text).highlightedLines == lines)
  }

  @Test(
    arguments: [
      "swift {0}", "swift {5-3}", "swift {-}", "swift {1-2-3}", "swift {-1}", "swift {a-b}", "swift {1", "swift 1}",
      "swift {}", "swift {１}",
    ])
  func `Ignore numbers that mean nothing`(text: String) {
    #expect(FenceInfo(text) == FenceInfo(language: "swift"))
  }

  @Test
  func `May name lines without end`() {
    #expect(FenceInfo("x {1-99999999999}").highlightedLines == [1...99_999_999_999])
    #expect(FenceInfo("x {1-99999999999999999999999}").highlightedLines == [1...Int.max])
    #expect(FenceInfo("x {2-9223372036854775807,9223372036854775807}").highlightedLines == [2...Int.max])
  }

  @Test(
    .timeLimit(.minutes(30)),
    arguments: ["{", "{}", "{1}", "{1,", "\"{", "{\"", "{a} ", "1-", "{a,1} "])
  func `Are read in linear time`(piece: String) {
    let info = FenceInfo("x " + String(repeating: piece, count: 50_000) + "}")
    #expect(info.language == "x")
  }
}
