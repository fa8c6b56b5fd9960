/// How wide characters are that no table of a typeface has, in em.
enum CharacterWidth {
  /// An emoji: Noto Color Emoji and Apple Color Emoji are as wide, Segoe UI Emoji is a little wider.
  static let emoji = 1.25

  /// A character outside of a table; marks and others that are not seen have no width and never come here.
  static func ems(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x1100..<0x1160, 0xAC00..<0xD7A4: 0.92
    case 0xFF61..<0xFFDD: 0.5
    case 0x2E80..<0xA4D0, 0xF900..<0xFB00, 0xFE30..<0xFE50, 0xFF00..<0xFFE7, 0x20000..<0x40000: 1
    case 0x1F000..<0x1FB00: emoji
    default: scalar.properties.isEmojiPresentation ? emoji : 0.6
    }
  }
}
