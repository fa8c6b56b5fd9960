/// The direction in which text is written, as the `dir` attribute of HTML names it.
public enum TextDirection: String, Hashable, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"

  /// The direction of the first strong character, isolated pieces left out (UAX #9, rules P2 and P3); nil where there is
  /// none, as in a text of digits.
  public init?(ofFirstStrongCharacterIn text: String) {
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      default:
        if isolates == 0, let direction = scalar.direction {
          self = direction
          return
        }
      }
    }
    return nil
  }

  /// The direction of text that stands in an element of some direction; nil where it is that of the element.
  ///
  /// Text is written from right to left if its first strong character is. Where the element is written from right to
  /// left already, only text without any such character goes the other way: there a sentence often begins with a name in
  /// Latin letters.
  public static func direction(of text: String, within element: TextDirection) -> TextDirection? {
    switch element {
    case .leftToRight:
      return TextDirection(ofFirstStrongCharacterIn: text) == .rightToLeft ? .rightToLeft : nil
    case .rightToLeft:
      var hasLetters = false
      for scalar in text.unicodeScalars {
        guard let direction = scalar.direction else { continue }
        if direction == .rightToLeft { return nil }
        hasLetters = true
      }
      return hasLetters ? .leftToRight : nil
    }
  }
}
