import Foundation

/// A colour of a style sheet as OKLab, with what CSS Color Level 4 and WCAG 2 compute with it.
struct PerceivedColor {
  var lightness: Double
  var greenRed: Double
  var blueYellow: Double

  /// Reads `#rrggbb`; nil for anything else.
  init?(hex: some StringProtocol) {
    guard hex.hasPrefix("#"), hex.count == 7, let number = Int(hex.dropFirst(), radix: 16) else { return nil }
    self.init(red: number >> 16, green: number >> 8 & 255, blue: number & 255)
  }

  /// Takes the parts of a colour in sRGB, from 0 to 255.
  init(red: Int, green: Int, blue: Int) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    greenRed = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The same hue and chroma with another lightness: `oklch(from … l c h)`.
  func with(lightness: Double) -> PerceivedColor {
    var other = self
    other.lightness = lightness
    return other
  }

  /// A part of this colour in another one: `color-mix(in oklab, …)`.
  func mixed(_ part: Double, into other: PerceivedColor) -> PerceivedColor {
    var mixed = other
    mixed.lightness += part * (lightness - other.lightness)
    mixed.greenRed += part * (greenRed - other.greenRed)
    mixed.blueYellow += part * (blueYellow - other.blueYellow)
    return mixed
  }

  /// How far apart the lightness of two colours is, from 1 to 21 (WCAG 2, "contrast ratio").
  func contrast(with other: PerceivedColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance of WCAG 2, of what a screen can show of the colour.
  private var luminance: Double {
    let l = pow(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow, 3)
    let m = pow(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow, 3)
    let s = pow(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow, 3)
    let red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
    let green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
    let blue = -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    return 0.2126 * min(max(red, 0), 1) + 0.7152 * min(max(green, 0), 1) + 0.0722 * min(max(blue, 0), 1)
  }

  private static func linear(_ part: Int) -> Double {
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
