/// How a character lets lines break before and after it, as far as browsers do so in texts of today (UAX #14, in a few
/// classes; what ASCII does follows Chromium).
enum LineBreakClass {
  /// Letters, digits and most symbols: a line breaks at neither side by itself. AL, HL, NU, PR, PO, SY, IS, EX of
  /// Latin.
  case letter
  /// A closing bracket or mark of Latin, which lets a line break before ideographs that follow. CP, QU.
  case closing
  /// An opening bracket or quotation mark of Latin, which lets a line break after ideographs. OP, QU.
  case opening
  /// What is set in a square: a line may break at both sides. ID, H2, H3, EB and others.
  case ideograph
  /// A bracket that opens among ideographs: no break after it. OP of East Asian width.
  case wideOpening
  /// What may not begin a line among ideographs: no break before it. CL, NS, EX, IN of East Asian width.
  case wideClosing
  /// The same, with nothing in its second half: browsers leave that out before another bracket or stop.
  case wideStop
  /// A break may follow, unless it is at the beginning of a word. HY.
  case hyphen
  /// A break may follow. BA.
  case breakAfter
  /// A break may come before and after, but between two of them. B2.
  case dash
  /// A break may come here, and nothing is seen of it. ZW.
  case breakOpportunity
  /// No break at either side. GL, WJ.
  case glue
  /// Drawn onto what is before it, without a width. CM.
  case mark
  /// Joins the characters before and after into one emoji. ZWJ.
  case joiner
  /// The colour of the skin of the emoji before it. EM.
  case modifier
  /// Selects the emoji form of the character before it, which is as wide as an emoji.
  case emojiSelector
  /// Half a flag. RI.
  case regionalIndicator
  /// A space, or a tab.
  case space
  /// The end of a line. BK, LF, CR, NL.
  case newline

  static let ascii: [LineBreakClass] = (0..<0x80).map { (value: UInt8) in
    switch value {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .newline
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: .space
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "?"): .breakAfter
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"), UInt8(ascii: "%"),
      UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"):
      .closing
    case 0..<0x20, 0x7F: .mark
    default: .letter
    }
  }

  /// The class of a character outside of ASCII.
  static func other(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    case ..<0x300: latin(scalar.value)
    case 0x300..<0x2000: alphabetic(scalar)
    case 0x2000..<0x2070: punctuation(scalar.value)
    case 0x2070..<0x2E80: symbol(scalar)
    case 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE50, 0xFF00..<0xFFF0: wide(scalar.value)
    case 0xFE00...0xFE0E: .mark
    case 0xFE0F: .emojiSelector
    case 0xFEFF: .glue
    case 0x1F1E6...0x1F1FF: .regionalIndicator
    case 0x1F3FB...0x1F3FF: .modifier
    case 0x1F000..<0x1FB00, 0x20000..<0x40000: .ideograph
    case 0xE0000..<0xE0200: .mark
    default: alphabetic(scalar)
    }
  }

  private static func latin(_ value: UInt32) -> LineBreakClass {
    switch value {
    case 0x85: .newline
    case 0xA0: .glue
    case 0xAD: .breakOpportunity
    case 0xAB: .opening
    case 0xBB: .closing
    default: .letter
    }
  }

  private static func alphabetic(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    case 0x370..<0x483, 0x48A..<0x591: .letter
    case 0x58A, 0x5BE: .breakAfter
    case 0x1100..<0x1160: .ideograph
    case 0x1160..<0x1200: .mark
    default: isMark(scalar) ? .mark : .letter
    }
  }

  private static func punctuation(_ value: UInt32) -> LineBreakClass {
    switch value {
    case 0x2007, 0x202F, 0x2060: .glue
    case 0x2000...0x200A, 0x205F: .space
    case 0x200B: .breakOpportunity
    case 0x200D: .joiner
    case 0x200C, 0x200E, 0x200F, 0x202A...0x202E, 0x2061...0x206F: .mark
    case 0x2010, 0x2012, 0x2013: .breakAfter
    case 0x2011: .glue
    case 0x2014: .dash
    case 0x2018, 0x201C, 0x2039: .opening
    case 0x2019, 0x201D, 0x203A: .closing
    case 0x2024...0x2026: .wideClosing
    case 0x2028, 0x2029: .newline
    case 0x203C, 0x203D, 0x2047...0x2049: .closing
    default: .letter
    }
  }

  private static func symbol(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    case 0x20D0..<0x2100: .mark
    case 0x231A, 0x231B, 0x2600...0x2603, 0x2614, 0x2615, 0x2618, 0x261A...0x261F, 0x2639...0x263B, 0x2668, 0x267F,
      0x26BD...0x26C8, 0x26CD, 0x26CF...0x26D1, 0x26D3, 0x26D4, 0x26D8, 0x26D9, 0x26DC, 0x26DF...0x26E1, 0x26EA,
      0x26F1...0x26FF, 0x2700...0x2704, 0x2708...0x270D, 0x2764:
      .ideograph
    default: scalar.properties.isEmojiPresentation ? .ideograph : isMark(scalar) ? .mark : .letter
    }
  }

  private static func wide(_ value: UInt32) -> LineBreakClass {
    switch value {
    case 0x3000: .space
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B,
      0xFF5F, 0xFF62:
      .wideOpening
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F,
      0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF3D, 0xFF5D, 0xFF60:
      .wideStop
    case 0x3005, 0x301C, 0x303B, 0x303C, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF01, 0xFF05, 0xFF1F,
      0xFF61, 0xFF63...0xFF65, 0xFF70:
      .wideClosing
    case 0x302A...0x302F, 0x3099, 0x309A: .mark
    case 0xFB00..<0xFE00: .letter
    default: .ideograph
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
