import FeedMarkdown
import Foundation

/// Turns names into parts of an address.
public enum Slug {
  /// The name in NFC and lower case, runs of spaces and of characters that are unsafe in addresses as one `-`.
  ///
  /// Unicode letters, marks and digits stay, and so do `.`, `_` and `~` within the name. What is never seen, such as the
  /// variation selectors of emoji, is dropped. Empty where nothing is left.
  public static func make(from name: String) -> String {
    guard !isSlug(name) else { return name }
    // Lower case comes first: some letters with marks have a composed form in lower case only.
    let small = name.isLowercaseNFC ? name : name.lowercased()
    let normal = small.isEvidentlyNFC ? small : small.precomposedStringWithCanonicalMapping
    var slug = String.UnicodeScalarView()
    var pendingHyphen = false
    for scalar in normal.unicodeScalars where scalar.isASCII || !scalar.properties.isDefaultIgnorableCodePoint {
      // A mark that lost the character that it stood on goes with it.
      guard isSafe(scalar), !scalar.isMark || !(pendingHyphen || slug.isEmpty) else {
        pendingHyphen = true
        continue
      }
      if pendingHyphen, !slug.isEmpty, slug.last != "-" { slug.append("-") }
      pendingHyphen = false
      if scalar != "-" || slug.last != "-" { slug.append(scalar) }
    }
    let end = slug.lastIndex { !isEdge($0) }.map(slug.index(after:)) ?? slug.startIndex
    return String(slug[..<end].drop(while: isEdge))
  }

  /// A slug with at most so many characters and 200 bytes, which file systems take, cut between two words where one ends
  /// in its second half.
  package static func shortened(_ slug: String, to length: Int) -> String {
    var kept = slug.prefix(min(length, 200))
    while kept.utf8.count > 200 { kept.removeLast() }
    if kept.endIndex < slug.endIndex, slug[kept.endIndex] != "-", let hyphen = kept.lastIndex(of: "-"),
      hyphen > kept.index(kept.startIndex, offsetBy: kept.count / 2)
    {
      kept = kept[..<hyphen]
    }
    return make(from: String(kept))
  }

  /// The name as ``make(from:)`` writes it, with a single spelling of what file systems that ignore case take for the
  /// same: `ss` for `ß`. A sigma at the end of a word is always `ς`.
  package static func caseless(from name: String) -> String {
    let slug = make(from: name)
    guard !slug.isLowercaseNFC else { return slug }
    let folded = slug.folding(options: .caseInsensitive, locale: nil).precomposedStringWithCanonicalMapping
    guard folded.unicodeScalars.contains("σ") else { return folded }
    var scalars = Array(folded.unicodeScalars)
    func isLetter(at index: Int) -> Bool { scalars.indices.contains(index) && scalars[index].properties.isAlphabetic }
    for index in scalars.indices where scalars[index] == "σ" && isLetter(at: index - 1) && !isLetter(at: index + 1) {
      scalars[index] = "ς"
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The path with each part made into a slug; parts that become empty are dropped.
  public static func makePath(from path: String) -> String {
    path.split(separator: "/").map { make(from: String($0)) }.filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// The text with Latin letters without their marks, as Unidecode writes them; other letters stay.
  package static func ascii(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
      if let letters = letters[scalar] {
        result.append(contentsOf: letters.unicodeScalars)
      } else if scalar.properties.generalCategory != .nonspacingMark || result.last?.isASCII == false {
        result.append(scalar)
      }
    }
    return String(result).precomposedStringWithCanonicalMapping
  }

  /// Letters that do not decompose into a letter and marks, and symbols that separate words.
  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ð": "d",
    "Ð": "D", "þ": "th", "Þ": "Th", "ł": "l", "Ł": "L", "ı": "i", "ħ": "h", "Ħ": "H", "ŧ": "t", "Ŧ": "T", "ŋ": "ng",
    "Ŋ": "NG", "ĸ": "k", "–": "-", "—": "-", "’": "'", "‘": "'",
  ]

  /// Whether a character may be within a slug only.
  private static func isEdge(_ scalar: Unicode.Scalar) -> Bool { scalar == "-" || scalar == "." }

  /// Whether a name is a slug already, as most folders and tags are: words of small letters and digits with single hyphens
  /// between them.
  private static func isSlug(_ name: String) -> Bool {
    let hyphen = UInt8(ascii: "-")
    var previous = hyphen
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case hyphen where previous != hyphen: break
      default: return false
      }
      previous = byte
    }
    return previous != hyphen
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "0"..."9", "-", ".", "_", "~": return true
      default: return false
      }
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}

extension String {
  /// Whether the text is in lower case and in NFC, as far as that shows without looking characters up: it consists of
  /// ASCII without capitals and characters of one form.
  package var isLowercaseNFC: Bool {
    if utf8.allSatisfy({ $0 < 0x80 && !(0x41...0x5A).contains($0) }) { return true }
    return unicodeScalars.allSatisfy { $0.isASCII ? !(0x41...0x5A).contains($0.value) : $0.hasOneForm }
  }

  /// Whether the text is in NFC, as far as that shows without looking characters up: it consists of characters below
  /// U+0300, where the marks begin, and of those of one form.
  package var isEvidentlyNFC: Bool {
    if utf8.allSatisfy({ $0 < 0x80 }) { return true }
    return unicodeScalars.allSatisfy { $0.value < 0x300 || $0.hasOneForm }
  }
}

extension Unicode.Scalar {
  /// Whether it is one of the kana, Chinese characters and Korean syllables, none of which has another case or combines
  /// with another one of these (UAX #15).
  fileprivate var hasOneForm: Bool {
    switch value {
    case 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
