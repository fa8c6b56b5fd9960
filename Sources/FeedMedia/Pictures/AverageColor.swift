extension LinearColor {
  /// The average colour of a picture, in linear light.
  ///
  /// - Parameter limit: How many pixels it may have.
  /// - Returns: Nil where something would show through the picture, or where it moves.
  package static func average(
    of bytes: [UInt8], as format: ImageFormat, limit: Int
  ) throws(ImageError) -> LinearColor? {
    let raster = try PictureRaster.read(bytes, as: format, width: 64, height: 64) { $0 * $1 <= limit }
    return raster.flatMap { PixelSum($0).average }
  }
}

/// A format whose pictures can be averaged.
package enum ImageFormat: Sendable {
  case jpeg
  case png
  case webP

  /// The format of a MIME type; nil for others.
  package init?(mimeType: String) {
    switch mimeType {
    case "image/jpeg": self = .jpeg
    case "image/png": self = .png
    case "image/webp": self = .webP
    default: return nil
    }
  }

  /// How many bytes a pixel takes at most while a picture is read: a JPEG file may come in several passes, of which the
  /// numbers of all blocks are kept.
  package var bytesPerPixel: Int {
    switch self {
    case .jpeg: 6
    case .png, .webP: 4
    }
  }
}

/// Adds up pixels of eight bits a channel in sRGB as the light that they are.
struct PixelSum {
  private var red = 0
  private var green = 0
  private var blue = 0
  private var count = 0
  /// Whether something shows through one of the pixels.
  private(set) var isTransparent = false

  /// How many pixels are looked at, evenly spread, of a picture that has more.
  private static let sampleCount = 1 << 15

  /// The light of each of the 256 numbers.
  private static let light: [Int] = (0...255).map { Int(LinearColor.linear($0)) }

  /// Adds up a picture.
  init(_ raster: PictureRaster) {
    let (width, height) = (raster.width, raster.height)
    // A step in both directions, so that what repeats along a row is not met in the same column each time.
    var step = 1
    while (width / step) * (height / step) > Self.sampleCount { step += 1 }
    unsafe raster.withPixels { pixels, rowLength in
      for row in stride(from: 0, to: height, by: step) {
        for column in stride(from: 0, to: width, by: step) {
          let pixel = row * rowLength + column * 4
          blue += unsafe Self.light[Int(pixels[pixel])]
          green += unsafe Self.light[Int(pixels[pixel + 1])]
          red += unsafe Self.light[Int(pixels[pixel + 2])]
          if unsafe pixels[pixel + 3] < 255 { isTransparent = true }
          count += 1
        }
      }
    }
  }

  /// The average; nil where there is none, or something shows through.
  var average: LinearColor? {
    guard count > 0, !isTransparent else { return nil }
    return LinearColor(red: UInt16(red / count), green: UInt16(green / count), blue: UInt16(blue / count))
  }
}
