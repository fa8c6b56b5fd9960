import Testing

@testable import FeedTheme

@Suite struct StyleSheetCalculationTests {
  @Test(arguments: [
    ("a{top:calc(1.1875rem - .1875rem)}", "a{top:1rem}"), ("a{top:calc((1.5rem - 1.25rem) / 2)}", "a{top:.125rem}"),
    ("a{top:calc(-1 * 1.125rem)}", "a{top:-1.125rem}"), ("a{top:calc(.25rem / 2 - 1rem)}", "a{top:-.875rem}"),
    ("a{top:calc(2*18rem + 1rem)}", "a{top:37rem}"), ("a{top:max(1rem,calc(1rem - 1rem))}", "a{top:max(1rem,0rem)}"),
    ("a{order:calc(1 + 2 - -3)}", "a{order:6}"), ("a{top:calc(100% - calc(1px + 2px))}", "a{top:calc(100% - 3px)}"),
  ])
  func whatIsKnownIsWorkedOut(_ text: String, _ result: String) {
    #expect(StyleSheetCalculations(text).text == result)
  }

  @Test(arguments: [
    "a{top:calc(100% - 1rem)}", "a{top:calc(1px + 1rem)}", "a{top:calc(var(--b) * 2)}", "a{top:calc(1rem / 3)}",
    "a{top:calc(1rem * 1rem)}", "a{top:calc(1 / 1rem)}", "a{top:calc(1rem / 0)}", "a{top:calc(1rem + 1)}",
    "a{top:calc(1rem +1rem)}", "a{top:calc()}", "a{top:calc(1rem", "a{top:calc(1.2.3rem)}", "a{top:calc(-)}",
    #"a::before{content:"calc(1rem + 1rem)"}"#, "a{top:-x-calc(1rem + 1rem)}", "a{top:calc(1rem / 1000000 * 3)}",
  ])
  func anythingElseStays(_ text: String) {
    #expect(StyleSheetCalculations(text).text == text)
  }

  @Test func parenthesesWithoutEndTakeNoTimeToSpeakOf() {
    let text = String(repeating: "calc(1 + (", count: 200_000)
    #expect(StyleSheetCalculations(text).text == text)
    let deep = "calc(" + String(repeating: "(", count: 1_000_000)
    #expect(StyleSheetCalculations(deep).text == deep)
  }
}
