import Foundation

/// Divides texts into the terms of a search index, written alike where readers would not tell them apart.
///
/// A word is a term: in lower case, without accents, in letters of normal width (Unicode Standard Annex 15, NFKC). A
/// symbol is no part of the words beside it, even if it stands for letters: `№5` is `no` and `5`.
///
/// Chinese, Japanese, Korean and Thai put no spaces between words, so each pair of adjacent characters is a term, and
/// so is the last character by itself. The script `search.js` of a theme divides what readers type in the same way.
package struct SearchTerms {
  /// How many characters of a word count.
  package static let longest = 24

  /// The characters beyond ASCII that came up before, with what each is.
  private var known: [Unicode.Scalar: Folding] = [:]
  private var word: [UInt8] = []
  private var length = 0
  /// The last character of a run that is not divided by spaces, in UTF-8.
  private var previous: [UInt8] = []

  package init() {}

  /// What a character is to a search.
  private enum Folding {
    /// Neither letter nor digit.
    case separator
    /// A part of a word, in UTF-8.
    case letter([UInt8])
    /// A character of a script without spaces.
    case ideograph([UInt8])
    /// The characters that it is replaced by: several, or none.
    case parts([Folding])
  }

  /// Calls a function with each term of a text in UTF-8, as often as it is there.
  package mutating func forEach(in text: String, _ body: ([UInt8]) -> Void) {
    var bytes = Array(text.utf8)
    // No part is before U+0E33, a character of three bytes.
    if bytes.contains(where: { $0 >= 0xE0 }), text.unicodeScalars.contains(where: Self.isPart) {
      bytes = Array(Self.compatible(Self.withSignsApart(text)).utf8)
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let width = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      switch byte {
      // The bit that tells small letters from capitals is set in digits.
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: append(byte | 0x20, body)
      case ..<0x80: end(body)
      default: append(bytes[index..<index + width], body)
      }
      index += width
    }
    end(body)
  }

  /// Appends a character beyond ASCII in UTF-8.
  private mutating func append(_ bytes: ArraySlice<UInt8>, _ body: ([UInt8]) -> Void) {
    var value: UInt32 = 0
    for byte in bytes {
      // The first byte begins with as many ones as there are bytes, all others with one.
      value = value << 6 | UInt32(byte & (byte < 0xC0 ? 0x3F : 0x7F >> UInt8(bytes.count)))
    }
    switch value {
    // Kana, Chinese characters and Korean syllables that nothing has to be asked about.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      append(ideograph: bytes, body)
    default:
      if let scalar = Unicode.Scalar(value) { append(folding(of: scalar), body) }
    }
  }

  /// A text in NFKC. Marks of kana of half width are put together with their letters in a second step, which not every
  /// version of Foundation takes by itself.
  static func compatible(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
  }

  /// A text with spaces around all that is neither letter nor digit.
  private static func withSignsApart(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(contentsOf: isWord(scalar) ? [scalar] : [" ", scalar, " "])
    }
    return String(scalars)
  }

  private mutating func append(_ byte: UInt8, _ body: ([UInt8]) -> Void) {
    endRun(body)
    length += 1
    if length <= Self.longest { word.append(byte) }
  }

  private mutating func append(_ folding: Folding, _ body: ([UInt8]) -> Void) {
    switch folding {
    case .separator: end(body)
    case .letter(let bytes):
      endRun(body)
      length += 1
      if length <= Self.longest { word += bytes }
    case .ideograph(let bytes): append(ideograph: bytes, body)
    case .parts(let parts): for part in parts { append(part, body) }
    }
  }

  private mutating func append(ideograph bytes: some Collection<UInt8>, _ body: ([UInt8]) -> Void) {
    endWord(body)
    let start = previous.count
    // One by one, as there are few.
    for byte in bytes { previous.append(byte) }
    guard start > 0 else { return }
    body(previous)
    previous.removeFirst(start)
  }

  private mutating func end(_ body: ([UInt8]) -> Void) {
    endWord(body)
    endRun(body)
  }

  private mutating func endWord(_ body: ([UInt8]) -> Void) {
    guard length > 0 else { return }
    body(word)
    word.removeAll(keepingCapacity: true)
    length = 0
  }

  private mutating func endRun(_ body: ([UInt8]) -> Void) {
    guard !previous.isEmpty else { return }
    body(previous)
    previous.removeAll(keepingCapacity: true)
  }

  // MARK: Characters

  private mutating func folding(of scalar: Unicode.Scalar) -> Folding {
    if let folding = known[scalar] { return folding }
    let folding = Self.folding(of: scalar)
    known[scalar] = folding
    return folding
  }

  private static func folding(of scalar: Unicode.Scalar) -> Folding {
    let parts = fold(String(scalar)).unicodeScalars.map { part -> Folding in
      guard isWord(part) else { return .separator }
      let bytes = Array(String(part).utf8)
      return isUndivided(part) ? .ideograph(bytes) : .letter(bytes)
    }
    guard isWord(scalar) else { return .parts([.separator, .parts(parts), .separator]) }
    return parts.count == 1 ? parts[0] : .parts(parts)
  }

  /// Lower-casing comes last, since symbols such as `™` expand to capitals.
  private static func fold(_ text: String) -> String {
    let decomposed = text.decomposedStringWithCompatibilityMapping
    let plain = String(String.UnicodeScalarView(decomposed.unicodeScalars.filter { !isDropped($0) }))
    let small = plain.precomposedStringWithCanonicalMapping.lowercased()
    return small.unicodeScalars.reduce(into: "") { result, scalar in
      result += replacements[scalar] ?? String(scalar)
    }
  }

  /// Letters that Unicode does not decompose, and that are typed otherwise on keyboards without them.
  private static let replacements: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i", "ς": "σ",
  ]

  /// Accents of Latin, Greek and Cyrillic letters, points of Hebrew, vowel marks and the lengthening stroke of Arabic.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7, 0x610...0x61A, 0x640,
      0x64B...0x65F, 0x670:
      true
    default: false
    }
  }

  /// Whether a character of a script without spaces is put together with others, or taken apart, before it is read:
  /// marks of kana and Korean letters by themselves, kana of half width, and two vowels of Thai and Lao.
  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE33, 0xEB3, 0xEDC...0xEDD, 0x1100...0x11FF, 0x3099...0x309A, 0xFF65...0xFFDC: true
    default: false
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// Chinese characters, Japanese kana, Korean, and the scripts of South East Asia that put no spaces between words.
  static func isUndivided(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3005...0x3007, 0x3041...0x30FF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
