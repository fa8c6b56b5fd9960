package import FeedDiagnostics
package import FeedModel

/// The representative colours of a picture.
package struct PictureColors: Hashable, Sendable {
  /// The average of all pixels, in linear light; nil where something would show through the picture, or where it moves.
  package let average: PictureColor?
  /// The average of those pixels that are of the hue which there is most of; nil where the picture has hardly any hue.
  package let dominant: PictureColor?
}

extension PictureColors {
  /// Looks at a picture.
  ///
  /// - Parameter limit: How many pixels it may have.
  package init(of bytes: [UInt8], as format: ImageFormat, limit: Int) throws(MediaError) {
    let raster = try PictureRaster.read(bytes, as: format, width: 64, height: 64) { $0 * $1 <= limit }
    let sum = raster.map { PixelSum($0) }
    self.init(average: sum?.average?.pictureColor, dominant: sum?.dominant?.pictureColor)
  }
}

/// A format whose pictures can be averaged, by its MIME type.
package enum ImageFormat: String, Sendable {
  case jpeg = "image/jpeg"
  case png = "image/png"
  case webP = "image/webp"

  /// The format of a MIME type; nil for others.
  package init?(mimeType: String) { self.init(rawValue: mimeType) }

  /// The largest number of bytes that a pixel takes while a picture is read: a JPEG file may be progressive, so that
  /// the coefficients of all blocks are kept.
  package var bytesPerPixel: Int {
    switch self {
    case .jpeg: 6
    case .png, .webP: 4
    }
  }
}

/// Adds up pixels of eight bits a channel in sRGB as the light that they are.
struct PixelSum {
  private var all = LightSum()
  /// The pixels with a hue, by hues.
  private var hues = [LightSum](repeating: LightSum(), count: Hue.count)
  private(set) var isTransparent = false

  /// How many pixels are looked at, evenly spread, of a picture that has more.
  private static let sampleCount = 1 << 15

  /// The light of each of the 256 numbers.
  private static let light: [Int] = (0...255).map { Int(LinearColor.linear($0)) }

  init(_ raster: PictureRaster) {
    let (width, height) = (raster.width, raster.height)
    // A step in both directions, so that what repeats along a row is not met in the same column each time.
    var step = 1
    while (width / step) * (height / step) > Self.sampleCount { step += 1 }
    unsafe raster.withPixels { pixels, rowLength in
      for row in stride(from: 0, to: height, by: step) {
        for column in stride(from: 0, to: width, by: step) {
          let pixel = row * rowLength + column * 4
          let (b, g, r) = unsafe (Int(pixels[pixel]), Int(pixels[pixel + 1]), Int(pixels[pixel + 2]))
          let light = SIMD3(Self.light[r], Self.light[g], Self.light[b])
          all.add(light)
          if let hue = Hue(r, g, b) { hues[hue.number].add(light, strength: hue.strength) }
          if unsafe pixels[pixel + 3] < 255 { isTransparent = true }
        }
      }
    }
  }

  /// The average; nil where there is none, or something shows through.
  var average: LinearColor? { isTransparent ? nil : all.average }

  /// The average of the pixels of the strongest hue and of those beside it; nil where they are less than a tenth of all,
  /// or something shows through.
  var dominant: LinearColor? {
    guard !isTransparent else { return nil }
    let groups = hues.indices.map { place in
      [place + hues.count - 1, place, place + 1].map { hues[$0 % hues.count] }.reduce(LightSum(), +)
    }
    guard let strongest = groups.max(by: { $0.strength < $1.strength }), strongest.pixels * 10 >= all.pixels else {
      return nil
    }
    return strongest.average
  }
}

/// The light of some pixels together.
private struct LightSum {
  private var light = SIMD3<Int>.zero
  private(set) var pixels = 0
  /// How strong the hue of all of them is.
  private(set) var strength = 0

  mutating func add(_ light: SIMD3<Int>, strength: Int = 0) {
    self.light &+= light
    pixels += 1
    self.strength += strength
  }

  static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum.light &+= other.light
    sum.pixels += other.pixels
    sum.strength += other.strength
    return sum
  }

  var average: LinearColor? {
    guard pixels > 0 else { return nil }
    return LinearColor(red: UInt16(light.x / pixels), green: UInt16(light.y / pixels), blue: UInt16(light.z / pixels))
  }
}

/// One of the hues into which the circle is divided.
private struct Hue {
  static let count = 24

  let number: Int
  /// How far the colour is from grey.
  let strength: Int

  /// The hue of a colour of eight bits a channel; nil where it is grey, or about black or white.
  init?(_ red: Int, _ green: Int, _ blue: Int) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let chroma = high - low
    guard chroma >= 40 else { return nil }
    // Six sectors, four hues in each; whole numbers, so that machines agree.
    let offset =
      high == red ? (green - blue) : high == green ? (blue - red) + 2 * chroma : (red - green) + 4 * chroma
    let turn = (offset + 6 * chroma) % (6 * chroma)
    (number, strength) = (min(Self.count - 1, turn * 4 / chroma), chroma)
  }
}
