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

extension LinearImage {
  /// The picture made smaller: each pixel is the average of the area that it covers.
  ///
  /// Sums of integers, so that the result is the same on every machine. A picture is never made larger: a side that
  /// would grow stays as it is.
  package func scaled(width: Int, height: Int) -> LinearImage {
    let (newWidth, newHeight) = (min(max(1, width), self.width), min(max(1, height), self.height))
    let rows = Self.reduce(
      channels, count: self.width, to: newWidth, lines: self.height, step: Self.channelCount,
      stride: self.width * Self.channelCount, newStride: newWidth * Self.channelCount)
    let both = Self.reduce(
      rows, count: self.height, to: newHeight, lines: newWidth, step: newWidth * Self.channelCount,
      stride: Self.channelCount, newStride: Self.channelCount)
    return LinearImage(width: newWidth, height: newHeight, channels: both) ?? self
  }

  /// Averages along lines.
  ///
  /// - Parameters:
  ///   - count: How many pixels a line has, and how many it shall have.
  ///   - step: From one pixel of a line to the next.
  ///   - stride: From one line to the next, and in the result.
  private static func reduce(
    _ source: [UInt16], count: Int, to newCount: Int, lines: Int, step: Int, stride: Int, newStride: Int
  ) -> [UInt16] {
    guard newCount < count else { return source }
    var result = [UInt16](repeating: 0, count: source.count / count * newCount)
    // An old pixel is `newCount` units long and a new one `count`.
    for line in 0..<lines {
      for channel in 0..<channelCount {
        let (start, newStart) = (line * stride + channel, line * newStride + channel)
        var pixel = 0
        var left = newCount
        for new in 0..<newCount {
          var wanted = count
          var sum = 0
          while wanted > 0 {
            let taken = min(wanted, left)
            sum += Int(source[start + pixel * step]) * taken
            wanted -= taken
            left -= taken
            if left == 0 { (pixel, left) = (pixel + 1, newCount) }
          }
          result[newStart + new * step] = UInt16((sum + count / 2) / count)
        }
      }
    }
    return result
  }
}
