import FeedModel
import Foundation

/// An opaque colour in linear light, 16 bits a channel.
package struct LinearColor: Hashable, Sendable {
  package let red: UInt16
  package let green: UInt16
  package let blue: UInt16

  package static let white = LinearColor(red: .max, green: .max, blue: .max)

  static let black = LinearColor(red: 0, green: 0, blue: 0)
}

extension LinearColor {
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

  /// Red, green and blue of sRGB from 0 to 7.
  ///
  /// Eight steps are enough for what is seen for a moment, and another release of a library gives the same numbers
  /// where it rounds otherwise.
  var pictureColor: PictureColor {
    PictureColor(red: Self.step(red, of: 7), green: Self.step(green, of: 7), blue: Self.step(blue, of: 7))
  }

  /// Red, green and blue of sRGB with eight bits each, blue the lowest.
  var number: UInt32 {
    UInt32(Self.step(red, of: 255)) << 16 | UInt32(Self.step(green, of: 255)) << 8 | UInt32(Self.step(blue, of: 255))
  }

  /// The relative luminance from 0 to 1 (WCAG 2.2).
  var luminance: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / Double(UInt16.max)
  }

  /// The contrast ratio of two colours, from 1 to 21 (WCAG 2.2).
  func contrast(to other: LinearColor) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }

  /// The light of this colour and of a share of another.
  func mixed(_ share: Double, of other: LinearColor) -> LinearColor {
    func channel(_ own: UInt16, _ others: UInt16) -> UInt16 {
      UInt16((Double(own) * (1 - share) + Double(others) * share).rounded())
    }
    return LinearColor(
      red: channel(red, other.red), green: channel(green, other.green), blue: channel(blue, other.blue))
  }

  /// The colour, made darker or lighter until it contrasts with another.
  func apart(from other: LinearColor, contrast: Double) -> LinearColor {
    guard self.contrast(to: other) < contrast else { return self }
    // A little more than required, since the channels are rounded.
    let wanted = contrast * 1.02
    let darker = (other.luminance + 0.05) / wanted - 0.05
    if darker >= 0 { return mixed(1 - min(1, darker / max(luminance, 0.0001)), of: .black) }
    let lighter = (other.luminance + 0.05) * wanted - 0.05
    return mixed(min(1, max(0, (lighter - luminance) / max(1 - luminance, 0.0001))), of: .white)
  }
}
