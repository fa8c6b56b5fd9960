import Foundation

extension String {
  /// The text without white space at both ends.
  var trimmingWhitespace: String {
    if beginsWithGraphic, let last = utf8.last, Self.isGraphic(last) { return self }
    let start = unicodeScalars.drop(while: \.properties.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// Whether the text begins with a letter, a digit or a sign of ASCII, as most do, which takes no table to see.
  var beginsWithGraphic: Bool { utf8.first.map(Self.isGraphic) ?? false }

  private static func isGraphic(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }

  /// The text in NFC, so that one name is one name whatever system wrote it.
  var precomposed: String { utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping }
}

extension Unicode.Scalar {
  /// Whether it is white space (Unicode's `White_Space`), which takes no table to see in ASCII.
  var isWhiteSpace: Bool { isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace }

  /// Whether it is white space or a control character.
  var isSpaceOrControl: Bool {
    isASCII ? value <= 0x20 || value == 0x7F : properties.isWhitespace || properties.generalCategory == .control
  }
}
