extension LinearImage {
  /// The picture made smaller: each pixel is the average of the area that it stands for.
  ///
  /// Sums of whole numbers, so that the result is the same on every machine. A picture is never made larger: a side that
  /// is asked to grow stays as it is.
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
