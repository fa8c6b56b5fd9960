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

  /// The direction of text that is in an element of some direction; nil where it is that of the element.
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

extension Unicode.Scalar {
  /// The direction of a strong character (Bidi_Class L, R or AL of the Unicode Character Database); nil for digits,
  /// punctuation and others that take theirs from what is around.
  ///
  /// All letters are judged as the database does. Of the strong symbols, numbers and punctuation only those of living
  /// scripts from right to left count, since no text begins with one of the others and has no letter after it.
  var direction: TextDirection? {
    if isASCII { return isLetterOrNumber && !("0"..."9").contains(self) ? .leftToRight : nil }
    // The marks LRM, RLM and ALM are made to be strong.
    switch value {
    case 0x200E: return .leftToRight
    case 0x200F, 0x061C: return .rightToLeft
    default: break
    }
    if isInRightToLeftBlock { return isStrong ? .rightToLeft : nil }
    return isStrong && !isNeutralLetter ? .leftToRight : nil
  }

  /// The blocks whose letters are written from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko, Samaritan, Mandaic,
  /// the presentation forms, and those of the second plane from Cypriot to Arabic Mathematical Symbols, among them
  /// Adlam, Hanifi Rohingya and Mende Kikakui.
  private var isInRightToLeftBlock: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Letters, spacing marks and letter-like numbers; all other characters of a script are weak or neutral.
  private var isStrong: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark,
      .letterNumber:
      true
    // Hebrew and Syriac punctuation and the digits of N’Ko and Adlam are strong; Arabic digits and marks are not.
    case .otherPunctuation, .dashPunctuation:
      switch value {
      case 0x05BE, 0x05C0, 0x05C3, 0x05C6, 0x05F3...0x05F4, 0x061B, 0x061D...0x061F, 0x06D4, 0x0700...0x070D: true
      default: false
      }
    case .decimalNumber: (0x07C0...0x07C9).contains(value) || (0x1E950...0x1E959).contains(value)
    default: false
    }
  }

  /// Modifier letters that are neutral although they are letters.
  private var isNeutralLetter: Bool {
    switch value {
    case 0x02B9...0x02BA, 0x02C2...0x02CF, 0x02D2...0x02DF, 0x02E5...0x02ED, 0x02EF...0x02FF, 0x0374, 0xA700...0xA721,
      0xA788:
      true
    default: false
    }
  }
}
