import Foundation

/// An opaque colour in linear light, 16 bits a channel.
package struct LinearColor: Hashable, Sendable {
  package let red: UInt16
  package let green: UInt16
  package let blue: UInt16

  /// White.
  package static let white = LinearColor(red: .max, green: .max, blue: .max)

  package init(red: UInt16, green: UInt16, blue: UInt16) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#rrggbb`, a colour of the sRGB space; nil where the text is anything else.
  package init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = Int(digits, radix: 16)
    else { return nil }
    self.init(
      red: Self.linear(number >> 16 & 0xFF), green: Self.linear(number >> 8 & 0xFF), blue: Self.linear(number & 0xFF))
  }

  /// The transfer function of sRGB (IEC 61966-2-1).
  static func linear(_ value: Int) -> UInt16 {
    let share = Double(value) / 255
    let light = share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    return UInt16((light * Double(UInt16.max)).rounded())
  }

  /// The inverse of the transfer function, in `steps` equal steps from zero on.
  static func step(_ light: UInt16, of steps: Int) -> Int {
    let share = Double(light) / Double(UInt16.max)
    let value = share <= 0.0031308 ? share * 12.92 : 1.055 * pow(share, 1 / 2.4) - 0.055
    return Int((value * Double(steps)).rounded())
  }

  /// Red, green and blue of sRGB from 0 to 15.
  ///
  /// Sixteen steps are enough for what is seen for a moment, and another release of a library gives the same numbers
  /// where it rounds otherwise.
  package var sixteenths: (red: Int, green: Int, blue: Int) {
    (Self.step(red, of: 15), Self.step(green, of: 15), Self.step(blue, of: 15))
  }
}
