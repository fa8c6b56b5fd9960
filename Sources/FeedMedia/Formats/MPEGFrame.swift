import FeedDiagnostics

/// The header of a frame of MPEG audio (ISO/IEC 11172-3, section 2.4.1.3; ISO/IEC 13818-3 for lower rates).
struct MPEGFrame {
  /// How many bytes the header has.
  static let headerLength = 4

  /// Kilobits in a second.
  let bitRate: Int
  /// Samples in a second.
  let sampleRate: Int
  /// Samples in the frame.
  let sampleCount: Int
  /// Bytes of the frame, its header included.
  let byteCount: Int
  /// Where the tag of an encoder stands that takes the place of sound, counted from the frame's beginning.
  let tagOffset: Int

  /// What all frames of a stream share: version, layer and sample rate.
  private let kind: Int

  /// Reads a header of four bytes; nil where they are none, or one of a free bit rate, which hardly anybody writes.
  init?(_ bytes: some Collection<UInt8>) {
    let word = bytes.bigEndian
    guard bytes.count == Self.headerLength, word >> 21 == 0x7FF else { return nil }
    let version = word >> 19 & 3
    let layer = 4 - (word >> 17 & 3)
    let rate = word >> 12 & 15
    let frequency = word >> 10 & 3
    guard version != 1, layer != 4, rate != 0, rate != 15, frequency != 3 else { return nil }
    let isFirst = version == 3
    let rates = isFirst ? Self.rates[layer - 1] : layer == 1 ? Self.lowRates[0] : Self.lowRates[1]
    bitRate = rates[rate - 1]
    // MPEG-2 halves the rates of MPEG-1, and MPEG-2.5 halves them again.
    sampleRate = [44_100, 48_000, 32_000][frequency] >> (isFirst ? 0 : version == 2 ? 1 : 2)
    sampleCount = layer == 1 ? 384 : layer == 3 && !isFirst ? 576 : 1152
    let padding = word >> 9 & 1
    byteCount =
      layer == 1
      ? (12_000 * bitRate / sampleRate + padding) * 4 : sampleCount / 8 * 1000 * bitRate / sampleRate + padding
    let isMono = word >> 6 & 3 == 3
    tagOffset = Self.headerLength + (isFirst ? (isMono ? 17 : 32) : (isMono ? 9 : 17))
    kind = word >> 10 & 3 | word >> 15 & 0b111100
  }

  /// Whether another frame can be of the same stream.
  func isAlike(_ other: Self) -> Bool { kind == other.kind }

  /// Kilobits in a second by layer, from the index one on.
  private static let rates = [
    [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  ]
  /// The same for the lower sample rates: layer one, and the others.
  private static let lowRates = [
    [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]
}

/// Finds the length of MPEG audio whose encoder did not write it down.
struct MPEGFrameWalk {
  let source: ByteSource
  let first: MPEGFrame
  let start: Int
  let end: Int

  /// How many frames are compared in each place.
  private static let sampleSize = 32

  /// How many samples there are between the two ends.
  func sampleCount() throws(MediaError) -> Int {
    try isConstant() ? (end - start) * first.sampleRate / (first.bitRate * 125) : try countedSamples()
  }

  /// Whether the first frames and frames around three places in the middle have one bit rate.
  private func isConstant() throws(MediaError) -> Bool {
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
  private func countedSamples() throws(MediaError) -> Int {
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

  private func frame(at position: Int) throws(MediaError) -> MPEGFrame? {
    MPEGFrame(try source.prefix(at: position, count: MPEGFrame.headerLength)).flatMap { $0.isAlike(first) ? $0 : nil }
  }

  /// The next place where two frames follow each other, not further away than a few of them.
  private func frame(near position: Int) throws(MediaError) -> Int? {
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
