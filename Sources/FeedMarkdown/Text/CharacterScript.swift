/// What a character is for the end of a line: of which script, or which punctuation.
enum CharacterScript {
  case ideograph
  case hiragana
  case katakana
  /// A digit.
  case number
  /// Punctuation of Chinese and Japanese after which a sentence or a part of it is complete.
  case stop
  /// What closes a bracket or quotation of Chinese and Japanese, and other characters that do not begin a line.
  case closer
  /// What opens a bracket or quotation of any script.
  case opener
  /// A letter of a script without spaces between words whose words only a dictionary tells: Thai, Lao, Burmese, Khmer.
  case unspaced
  /// Anything else, such as a letter of a script with spaces between words.
  case other

  /// Classifies a character by its first scalar.
  init(_ scalar: Unicode.Scalar) { self = Self.script(of: scalar) }

  /// Whether no space stands between words on this side.
  var needsNoSpace: Bool {
    switch self {
    case .ideograph, .hiragana, .katakana, .stop: true
    case .closer, .number, .opener, .unspaced, .other: false
    }
  }

  /// Whether the character does not begin a line.
  var neverBegins: Bool { self == .stop || self == .closer }

  private static func script(of scalar: Unicode.Scalar) -> Self {
    guard !scalar.isASCII else { return script(ofASCII: scalar) }
    switch scalar {
    case "。", "！", "？", "；", "，", "、", "：", "．", "｡", "､": return .stop
    case "」", "』", "）", "】", "》", "〉", "〕", "］", "｝", "”", "’", "…", "ー", "々": return .closer
    case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ": return .closer
    case "「", "『", "（", "【", "《", "〈", "〔", "［", "｛", "“", "‘": return .opener
    default: break
    }
    return switch scalar.value {
    case 0xFF10...0xFF19: .number
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: .unspaced
    case 0x3041...0x309F: .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: .katakana
    default: scalar.isIdeographOrKana ? .ideograph : .other
    }
  }

  private static func script(ofASCII scalar: Unicode.Scalar) -> Self {
    switch scalar {
    case "0"..."9": .number
    case "(", "[", "{": .opener
    default: .other
    }
  }
}
