import FeedMarkup
import Testing

@Suite struct ICalendarWriterTests {
  private func text(_ write: (inout ICalendarWriter) -> Void) -> String {
    var writer = ICalendarWriter()
    write(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  @Test func `Components end and lines end in CRLF`() {
    let text = text { writer in
      writer.component("VEVENT") { writer in
        writer.property("DTSTART", ["VALUE": "DATE", "TZID": nil], value: "20260703")
        writer.property("CATEGORIES", texts: ["a,b", "c"])
        writer.property("RESOURCES", texts: [])
      }
    }
    #expect(text == "BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20260703\r\nCATEGORIES:a\\,b,c\r\nEND:VEVENT\r\n")
  }

  @Test func `Text is escaped and every line end is one`() {
    #expect(
      text { $0.property("SUMMARY", text: "a\\b;c,d:e\"\r\nf\rg\nh\u{2028}i\t\u{0}\u{7F}") }
        == "SUMMARY:a\\\\b\\;c\\,d:e\"\\nf\\ng\\nh\\ni\t\u{FFFD}\u{FFFD}\r\n")
  }

  @Test func `Parameters are quoted where they need it`() {
    #expect(
      text { $0.property("ORGANIZER", ["CN": "Ann \"Rain\" Lin"], value: "mailto:a@example.org") }
        == "ORGANIZER;CN=Ann ^'Rain^' Lin:mailto:a@example.org\r\n")
    #expect(
      text { $0.property("X", ["CN": "a,b;c:d^e\nf"], value: "1") } == "X;CN=\"a,b;c:d^^e^nf\":1\r\n")
  }

  @Test func `No value can begin a line`() {
    #expect(text { $0.property("URL", value: "https://e.org/\r\nX-EVIL:1") }.split(separator: "\r\n").count == 1)
  }

  @Test func `A line of 75 octets is not folded and one of 76 is`() {
    #expect(text { $0.property("X", value: String(repeating: "a", count: 73)) }.contains("\r\n ") == false)
    #expect(
      text { $0.property("X", value: String(repeating: "a", count: 74)) }
        == "X:\(String(repeating: "a", count: 73))\r\n a\r\n")
  }

  @Test func `Hostile text comes back and no line is too long or splits a character`() {
    for text in HostileText.texts(400, length: 400) {
      let written = self.text { $0.property("SUMMARY", ["X-P": text], text: text) }
      let bytes = Array(written.utf8)
      #expect(bytes.suffix(2) == [13, 10])
      for line in bytes.dropLast(2).split(separator: 10, omittingEmptySubsequences: false) {
        let line = line.last == 13 ? line.dropLast() : line
        #expect(line.count <= 75)
        #expect(String(validating: line, as: UTF8.self) != nil)
      }
      let unfolded = unfold(bytes)
      #expect(unfolded.filter { $0 == 13 || $0 == 10 }.count == 2)
      #expect(Array(unescape(value(of: unfolded)).unicodeScalars) == Array(readable(text).unicodeScalars))
    }
  }

  private func unfold(_ bytes: [UInt8]) -> [UInt8] {
    var unfolded: [UInt8] = []
    for byte in bytes {
      unfolded.append(byte)
      if unfolded.suffix(3) == [13, 10, 32] { unfolded.removeLast(3) }
    }
    return unfolded
  }

  /// What follows the first colon outside quotes.
  private func value(of line: [UInt8]) -> String {
    var isQuoted = false
    let colon = line.firstIndex { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ":") && !isQuoted
    }
    return String(decoding: line[(colon.map { $0 + 1 } ?? 0)...].dropLast(2), as: UTF8.self)
  }

  private func unescape(_ value: String) -> String {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped || scalar != "\\" { text.append(isEscaped && scalar == "n" ? "\n" : scalar) }
      isEscaped = !isEscaped && scalar == "\\"
    }
    return String(text)
  }

  /// A text as it can come back: with one sort of line end, and without what the format forbids.
  private func readable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result.append("\n")
      case "\t": result.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}
