import FeedDiagnostics

/// A text whose graphemes can be accessed by index; they are copied on access, since few are used.
struct GraphemeText {
  /// The text in UTF-8.
  private let bytes: [UInt8]
  /// Where each grapheme begins, as an offset in bytes.
  private let starts: [Int]

  init(_ bytes: [UInt8], starts: [Int]) { (self.bytes, self.starts) = (bytes, starts) }

  var count: Int { starts.count }

  /// The scalar that a grapheme consists of, counted from zero; nil where it is of several.
  func scalar(_ number: Int) -> Unicode.Scalar? {
    let start = offset(of: number)
    guard let found = bytes.scalar(at: start), start + found.length == offset(of: number + 1) else { return nil }
    return found.scalar
  }

  /// What a grapheme is for the end of a line, by its first scalar; marks after it do not count.
  func script(_ number: Int) -> CharacterScript {
    bytes.scalar(at: offset(of: number)).map { CharacterScript($0.scalar) } ?? .other
  }

  /// The properties of the first scalar of a grapheme.
  func properties(_ number: Int) -> Unicode.Scalar.Properties {
    (bytes.scalar(at: offset(of: number))?.scalar ?? " ").properties
  }

  /// The graphemes of some numbers as a text.
  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[offset(of: range.lowerBound)..<offset(of: range.upperBound)], as: UTF8.self)
  }

  /// Whether a grapheme is a single space or line feed.
  func isSpace(_ number: Int) -> Bool {
    let start = offset(of: number)
    return bytes[start].isASCIIWhiteSpace && offset(of: number + 1) == start + 1
  }

  /// Whether a grapheme begins with a letter or digit of ASCII, with a space, or with kana, an ideograph or a syllable of
  /// Korean, as most do.
  func beginsPlainly(_ number: Int) -> Bool {
    let start = offset(of: number)
    let byte = bytes[start]
    switch byte {
    // U+3040 to U+3FFF: the punctuation is before these.
    case 0xE3: return bytes[start + 1] > 0x80
    case 0xE4...0xED: return true
    default: return byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: " ")
    }
  }

  private func offset(of number: Int) -> Int { number < starts.count ? starts[number] : bytes.count }
}

extension [UInt8] {
  /// How many bytes of white space stand at a place of valid UTF-8; none where something else does.
  func spaceLength(at position: Int) -> Int {
    let byte = self[position]
    guard byte >= 0x80 else { return byte.isASCIIWhiteSpace ? 1 : 0 }
    // All other spaces begin with one of these.
    guard byte == 0xC2 || (0xE1...0xE3).contains(byte) else { return 0 }
    guard scalar(at: position)?.scalar.isSpace ?? false else { return 0 }
    return byte == 0xC2 ? 2 : 3
  }

  /// Where the grapheme ends that starts at a place of valid UTF-8; quickly for characters that most texts consist of. It
  /// must not be the end of a line, since CR LF is one grapheme.
  func graphemeEnd(from position: Int) -> Int {
    if self[position] < 0x80, position + 1 == count || self[position + 1] < 0x80 { return position + 1 }
    if let first = scalar(at: position), Self.standsAlone(first.scalar) {
      let end = position + first.length
      if scalar(at: end).map({ Self.standsAlone($0.scalar) }) ?? true { return end }
    }
    var size = 32
    while true {
      let piece = self[position..<Swift.min(position + size, count)]
      let length = String(decoding: piece, as: UTF8.self).first?.utf8.count ?? piece.count
      // What was cut off may belong to it.
      if piece.endIndex == count || length + 4 < piece.count { return position + length }
      size *= 2
    }
  }

  /// Whether a character is a grapheme by itself beside another one of these (UAX #29, `Grapheme_Cluster_Break`): Latin
  /// letters, punctuation, kana, Chinese characters and Korean syllables.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x80, 0xC0..<0x300, 0x2010...0x2027, 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF65:
      true
    default: false
    }
  }
}

/// The class of a character for cutting a line: its script, or its sort of punctuation.
enum CharacterScript {
  case ideograph
  case hiragana
  case katakana
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
  init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar {
      case "0"..."9": .number
      case "(", "[", "{": .opener
      case _ where scalar.isASCII: .other
      case "。", "！", "？", "；", "，", "、", "：", "．", "｡", "､": .stop
      case "」", "』", "）", "】", "》", "〉", "〕", "］", "｝", "”", "’", "…", "ー", "々": .closer
      case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ": .closer
      case "「", "『", "（", "【", "《", "〈", "〔", "［", "｛", "“", "‘": .opener
      default:
        switch scalar.value {
        case 0xFF10...0xFF19: .number
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: .unspaced
        case 0x3041...0x309F: .hiragana
        case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: .katakana
        default: scalar.isIdeographOrKana ? .ideograph : .other
        }
      }
  }

  /// Whether no space is between words on this side.
  var needsNoSpace: Bool {
    switch self {
    case .ideograph, .hiragana, .katakana, .stop: true
    case .closer, .number, .opener, .unspaced, .other: false
    }
  }

  /// Whether the character does not begin a line.
  var neverBegins: Bool { self == .stop || self == .closer }
}
