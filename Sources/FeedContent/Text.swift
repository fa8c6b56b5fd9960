import FeedDiagnostics
import FeedModel
import Foundation

extension String {
  var trimmingWhitespace: String {
    if beginsWithGraphic, let last = utf8.last, Self.isGraphic(last) { return self }
    let start = unicodeScalars.drop(while: \.properties.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// Whether the text begins with a graphic ASCII character, as most do; finding out takes no table.
  var beginsWithGraphic: Bool { utf8.first.map(Self.isGraphic) ?? false }

  private static func isGraphic(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

  /// Whether a name comes before another in natural order: `2.jpg` before `10.jpg`, ignoring case.
  func isBefore(_ other: String) -> Bool {
    let (own, others) = (Array(lowercased().utf8), Array(other.lowercased().utf8))
    var (place, otherPlace) = (0, 0)
    while place < own.count, otherPlace < others.count {
      let (start, otherStart) = (place, otherPlace)
      while place < own.count, own[place].isASCIIDigit { place += 1 }
      while otherPlace < others.count, others[otherPlace].isASCIIDigit { otherPlace += 1 }
      if place > start, otherPlace > otherStart {
        let number = own[start..<place].drop { $0 == UInt8(ascii: "0") }
        let otherNumber = others[otherStart..<otherPlace].drop { $0 == UInt8(ascii: "0") }
        if number.count != otherNumber.count { return number.count < otherNumber.count }
        if !number.elementsEqual(otherNumber) { return number.lexicographicallyPrecedes(otherNumber) }
        continue
      }
      (place, otherPlace) = (start, otherStart)
      if own[place] != others[otherPlace] { return own[place] < others[otherPlace] }
      (place, otherPlace) = (place + 1, otherPlace + 1)
    }
    return own.count - place == others.count - otherPlace ? self < other : place == own.count
  }

  /// The text in NFC, so that names from different systems compare equal.
  var precomposed: String { isEvidentlyNFC ? self : precomposedStringWithCanonicalMapping }
}

extension Unicode.Scalar {
  /// Whether it is white space (Unicode's `White_Space`), which takes no table to see in ASCII.
  var isWhiteSpace: Bool { isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace }

  /// Whether it is a letter (Unicode's `Alphabetic`), which takes no table to see in ASCII.
  var isAlphabetic: Bool { isASCII ? UInt8(value).isASCIILetter : properties.isAlphabetic }

  var isSpaceOrControl: Bool {
    isASCII ? value <= 0x20 || value == 0x7F : properties.isWhitespace || properties.generalCategory == .control
  }
}
