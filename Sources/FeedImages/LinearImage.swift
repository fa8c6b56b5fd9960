/// A picture as numbers that can be averaged: linear light, colour multiplied by opacity, 16 bits a channel.
package struct LinearImage: Hashable, Sendable {
  /// Pixels from left to right, above zero.
  package let width: Int
  /// Pixels from top to bottom, above zero.
  package let height: Int
  /// Red, green, blue and opacity of each pixel, row by row from the top.
  package private(set) var channels: [UInt16]

  /// How many numbers a pixel has.
  package static let channelCount = 4

  /// Creates a picture; nil where the number of channels is not that of the pixels.
  package init?(width: Int, height: Int, channels: [UInt16]) {
    guard width > 0, height > 0, channels.count == width * height * Self.channelCount else { return nil }
    self.width = width
    self.height = height
    self.channels = channels
  }

  /// The picture on a square of one colour, in the middle and with room around it.
  ///
  /// - Parameters:
  ///   - margin: Pixels on each side.
  package func placed(on color: LinearColor, margin: Int) -> LinearImage {
    let (outerWidth, outerHeight) = (width + margin * 2, height + margin * 2)
    var placed = [UInt16]()
    placed.reserveCapacity(outerWidth * outerHeight * Self.channelCount)
    for _ in 0..<outerWidth * outerHeight { placed += [color.red, color.green, color.blue, .max] }
    for row in 0..<height {
      var source = row * width * Self.channelCount
      var target = ((row + margin) * outerWidth + margin) * Self.channelCount
      for _ in 0..<width {
        let shown = Int(UInt16.max) - Int(channels[source + 3])
        for channel in 0..<3 {
          let below = Int(placed[target + channel]) * shown / Int(UInt16.max)
          placed[target + channel] = UInt16(min(Int(UInt16.max), Int(channels[source + channel]) + below))
        }
        source += Self.channelCount
        target += Self.channelCount
      }
    }
    return LinearImage(width: outerWidth, height: outerHeight, channels: placed) ?? self
  }
}
