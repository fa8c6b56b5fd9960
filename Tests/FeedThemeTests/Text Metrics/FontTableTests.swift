import Testing

@testable import FeedTheme

@Suite struct FontTableTests {
  @Test(arguments: FontTable.allCases)
  func `Every printable character of ASCII has a width`(_ table: FontTable) {
    for value in 0x20...0x7E { #expect(table.widths[value] != FontTable.unknown, "\(value)") }
  }

  @Test
  func `The widths are those of the fonts that a table stands for`() {
    // Arial has 1139 of 2048 units for an a, 1479 for an H and 569 for a space.
    let widths = FontTable.sans.widths
    for (letter, units) in [("a", 1139), ("H", 1479), (" ", 569)] {
      let value = Int(Unicode.Scalar(letter)?.value ?? 0)
      #expect(abs(Double(widths[value]) / 200 - Double(units) / 2048) < 0.003, "\(letter)")
    }
  }

  @Test(arguments: ["é", "ß", "ž", "Ж", "λ", "ש", "م", "ế", "€", "→", "✓"])
  func `Letters beyond ASCII have widths`(_ letter: String) throws {
    let value = Int(try #require(letter.unicodeScalars.first).value)
    #expect(FontTable.sans.widths[value] > 20)
    #expect(FontTable.manropeBold.widths[value] > 20)
  }

  @Test func `Code is set in characters of one width`() {
    #expect(Set(FontTable.mono.widths[0x20..<0x7F]).count == 1)
  }
}
