extension LinearColor {
  /// The average colour of a picture, in linear light.
  ///
  /// - Parameter limit: How many pixels it may have.
  /// - Returns: Nil where something would show through the picture, or where it moves.
  package static func average(
    of bytes: [UInt8], as format: ImageFormat, limit: Int
  ) throws(ImageFault) -> LinearColor? {
    switch format {
    case .jpeg: try average(jpeg: bytes, limit: limit)
    case .png: try average(png: bytes, limit: limit)
    case .webP: try average(webP: bytes, limit: limit)
    }
  }

  /// Red, green and blue of sRGB from 0 to 15.
  ///
  /// Sixteen steps are enough for what is seen for a moment, and another release of a library gives the same numbers
  /// where it rounds otherwise.
  package var sixteenths: (red: Int, green: Int, blue: Int) {
    (Self.step(red, of: 15), Self.step(green, of: 15), Self.step(blue, of: 15))
  }
}
