import FeedModel
import Foundation

/// Makes parts of addresses of titles and names as other generators do, where they do it otherwise than feedsite.
enum ForeignSlug {
  /// Signs vanish rather than part words.
  case hugo
  /// The same, and letters become ASCII.
  case pelican
  /// Letters become ASCII, and everything else parts words.
  case zola

  /// The part of an address.
  func make(from text: String) -> String {
    let plain = self == .hugo ? text : Self.ascii(text)
    // What generators make of other scripts takes tables of thousands of words.
    guard self != .zola || plain.utf8.allSatisfy({ $0 < 0x80 }) else { return Slug.make(from: text) }
    let kept = plain.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-" { return scalar }
      if self == .zola { return "-" }
      if scalar.properties.isWhitespace { return "-" }
      let isMark = [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
      return scalar == "_" || isMark || self == .hugo && ".~".unicodeScalars.contains(scalar) ? scalar : nil
    }
    return Slug.make(from: String(String.UnicodeScalarView(kept)))
  }

  /// The text with Latin letters without their marks, as Unidecode writes them; other letters stay.
  private static func ascii(_ text: String) -> String {
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

  /// Letters that are no others with marks, and signs that part words.
  private static let letters: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ð": "d",
    "Ð": "D", "þ": "th", "Þ": "Th", "ł": "l", "Ł": "L", "ı": "i", "ħ": "h", "Ħ": "H", "ŧ": "t", "Ŧ": "T", "ŋ": "ng",
    "Ŋ": "NG", "ĸ": "k", "–": "-", "—": "-", "’": "'", "‘": "'",
  ]
}
