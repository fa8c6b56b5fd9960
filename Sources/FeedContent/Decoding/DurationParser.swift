import FeedDiagnostics

/// Reads how long something plays.
enum DurationParser {
  /// The duration that a text means: `3:45`, `1:02:03`, `225` seconds, `PT3M45S` (ISO 8601); nil where it means none.
  ///
  /// YAML reads `3:45` without quotes as text too, since feedsite asks for the scalar as it is written.
  static func duration(from text: String) -> Duration? {
    // Less than a minute, to parts of a second: `3.45` may be meant as minutes, as some write them.
    if text.contains("."), let value = Double(text), value < 60 { return nil }
    let upper = text.uppercased()
    if upper.hasPrefix("P") { return iso8601(upper.dropFirst()) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for (index, part) in parts.enumerated() {
      guard let value = number(part), index == 0 || value < 60, index == parts.count - 1 || !part.contains(".")
      else { return nil }
      seconds = seconds * 60 + value
    }
    return .milliseconds(Int((seconds * 1000).rounded()))
  }

  private static func iso8601(_ text: Substring) -> Duration? {
    let factors: [Character: Double] = ["H": 3600, "M": 60, "S": 1]
    guard text.first == "T", text.count > 1 else { return nil }
    var seconds = 0.0
    var number = ""
    for character in text.dropFirst() {
      if let factor = factors[character] {
        guard let value = self.number(number[...]) else { return nil }
        seconds += value * factor
        number = ""
      } else {
        number.append(character == "," ? "." : character)
      }
    }
    return number.isEmpty ? .milliseconds(Int((seconds * 1000).rounded())) : nil
  }

  /// Digits with at most one point among them, and not more than eleven days of seconds.
  private static func number(_ text: Substring) -> Double? {
    guard text.first != ".", text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == 0x2E }),
      let value = Double(text), value < 1_000_000
    else { return nil }
    return value
  }
}
