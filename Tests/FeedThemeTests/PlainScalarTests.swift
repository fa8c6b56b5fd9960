import FeedDiagnostics
import Testing

@testable import FeedTheme

@Suite struct PlainScalarTests {
  @Test(arguments: [
    ("yes or no", ["yes", "No", "TRUE", "false", "on", "OFF"]),
    (
      "a number",
      [
        "0", "7", "-12", "+1_000", "0b101", "017", "0o17", "0x1F", "1:30", "-1:30.5", "1.", "1.5e3", "2E-2", ".5",
        ".5e+1",
        ".inf", "-.Inf", ".NaN", "08",
      ]
    ),
    ("a date", ["2025-04-09", "2025-4-9T1:02:03", "2025-04-09 01:02:03.5 +02:00", "2025-04-09t01:02:03Z"]),
    (
      "text",
      [
        "", "yEs", "y", "tru", "-", "+", ".", "..", "1.2.3", "1-2", "0x", "0xG", "1:60", "1:", "1e", ".e1", "2025-4-9",
        "2025-04",
        "12 px", "#fff", "=", "<<", "~x", "雨",
      ]
    ),
  ])
  func `A scalar without quotes is what YAML 1.1 takes it for`(words: String, scalars: [String]) {
    for scalar in scalars { #expect(PlainScalar(text: scalar).words == words, "\(scalar)") }
  }

  @Test(arguments: [
    ("12", 12), ("-1.5", -1.5), ("1_000", 1_000), ("1:30", 90), ("-1:00:30", -3_630), (".inf", .infinity),
    ("0.25", 0.25),
  ])
  func `Numbers are read as they are written`(scalar: String, number: Double) {
    #expect(PlainScalar(text: scalar).number == number)
  }

  @Test(arguments: ["", "x", "1:x", "1:", "12 px"])
  func `What is no number has none`(scalar: String) {
    #expect(PlainScalar(text: scalar).number == nil)
  }

  @Test func `Aliases in a theme's files are counted`() {
    let levels = (1..<30).map { "l\($0): &n\($0) [*n\($0 - 1), *n\($0 - 1)]\n" }.joined()
    var reader = ThemeSettingsReader()
    reader.read("settings:\n  a: 1\nl0: &n0 [x]\n\(levels)", file: "theme.yml")
    #expect(reader.diagnostics.map(\.location?.description) == ["theme.yml:1:1"])
    #expect(reader.settings.values.isEmpty)
  }
}
