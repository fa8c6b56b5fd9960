import FeedDiagnostics

/// Finds the length of MPEG audio whose encoder did not write it down.
struct MPEGFrameWalk {
  let source: ByteSource
  let first: MPEGFrame
  let start: Int
  let end: Int

  /// How many frames are compared in each place.
  private static let sampleSize = 32

  /// How many samples there are between the two ends.
  func sampleCount() throws(MediaFault) -> Int {
    try isConstant() ? (end - start) * first.sampleRate / (first.bitRate * 125) : try countedSamples()
  }

  /// Whether the first frames and frames around three places in the middle have one bit rate.
  private func isConstant() throws(MediaFault) -> Bool {
    for quarter in 0..<4 {
      guard var position = try frame(near: start + (end - start) / 4 * quarter) else { continue }
      for _ in 0..<Self.sampleSize {
        guard position + MPEGFrame.headerLength <= end, let frame = try frame(at: position) else { break }
        if frame.bitRate != first.bitRate { return false }
        position += frame.byteCount
      }
    }
    return true
  }

  /// Counts frame by frame; what lies behind the limit of the source counts as what lies before it.
  private func countedSamples() throws(MediaFault) -> Int {
    var position = start
    var samples = 0
    // The last piece that is read may be larger than what is left.
    let limit = min(end, start + (source.limit - source.readCount) / 2)
    while position + MPEGFrame.headerLength <= limit {
      if let frame = try frame(at: position) {
        samples += frame.sampleCount
        position += frame.byteCount
      } else if let next = try frame(near: position + 1) {
        position = next
      } else {
        break
      }
    }
    guard limit < end, position > start else { return samples }
    return Int(Double(samples) / Double(position - start) * Double(end - start))
  }

  private func frame(at position: Int) throws(MediaFault) -> MPEGFrame? {
    MPEGFrame(try source.prefix(at: position, count: MPEGFrame.headerLength)).flatMap { $0.isAlike(first) ? $0 : nil }
  }

  /// The next place where two frames follow each other, not further away than a few of them.
  private func frame(near position: Int) throws(MediaFault) -> Int? {
    let bytes = try source.prefix(at: position, count: min(1 << 13, max(0, end - position)))
    for index in bytes.indices.dropLast(3) where bytes[index] == 0xFF {
      guard let frame = MPEGFrame(bytes[index..<index + 4]), frame.isAlike(first) else { continue }
      let next = index + frame.byteCount
      guard next + 4 <= bytes.endIndex else { continue }
      if MPEGFrame(bytes[next..<next + 4])?.isAlike(first) == true { return position + index - bytes.startIndex }
    }
    return nil
  }
}
