import FeedDiagnostics

/// Reads MPEG audio such as MP3, after its ID3 tags (id3.org, ID3v2.4.0 section 3.1).
///
/// The length comes from the tag that encoders put into the first frame. A file without one has a constant bit rate, if
/// its first frames and those in its middle agree; else its frames are counted, as far as ``ByteSource`` lets them be.
enum MPEGAudioReader {
  /// How much other than frames may be before the first frame.
  private static let searchLength = 1 << 16

  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    let soundStart = try endOfTags(source)
    if try source.holds("fLaC", at: soundStart) { return try FLACReader.read(source, at: soundStart, into: &facts) }
    guard let start = try firstFrame(source, from: soundStart) else {
      if soundStart >= source.byteCount {
        facts.mimeType = "audio/mpeg"
        throw .truncated
      }
      throw .unrecognized(expected: "audio/mpeg")
    }
    facts.mimeType = "audio/mpeg"
    guard let frame = MPEGFrame(try source.bytes(at: start, count: MPEGFrame.headerLength)) else { return }
    let end = max(start, try ID3Metadata.finalTags(source, after: start).lowerBound)
    if let tag = try MPEGEncoderTag(source, frame: frame, in: start..<end) {
      facts.setDuration(tag.sampleCount, scale: frame.sampleRate)
      // Some encoders count the tags before the sound as well.
      guard tag.byteCount <= source.byteCount else { throw .truncated }
      return
    }
    let walk = MPEGFrameWalk(source: source, first: frame, start: start, end: end)
    facts.setDuration(try walk.sampleCount(), scale: frame.sampleRate)
  }

  /// Whether two frames of one stream follow each other at a place.
  static func begins(_ source: ByteSource, at position: Int) throws(MediaError) -> Bool {
    guard let first = MPEGFrame(try source.prefix(at: position, count: 4)),
      let second = MPEGFrame(try source.prefix(at: position + first.byteCount, count: 4))
    else { return false }
    return first.isAlike(second)
  }

  /// The place behind all tags at the beginning.
  static func endOfTags(_ source: ByteSource) throws(MediaError) -> Int {
    var position = 0
    while let end = try ID3Metadata.endOfTag(source, at: position) { position = end }
    return position
  }

  /// The first place from which two frames follow each other; a file with a single frame counts as well.
  private static func firstFrame(_ source: ByteSource, from start: Int) throws(MediaError) -> Int? {
    let bytes = Array(try source.prefix(at: start, count: searchLength))
    for index in bytes.indices.dropLast(3) where bytes[index] == 0xFF && bytes[index + 1] & 0xE0 == 0xE0 {
      guard let frame = MPEGFrame(bytes[index..<index + 4]) else { continue }
      let next = start + index + frame.byteCount
      if next == source.byteCount { return start + index }
      let following =
        index + frame.byteCount + 4 <= bytes.count
        ? MPEGFrame(bytes[(index + frame.byteCount)..<(index + frame.byteCount + 4)])
        : MPEGFrame(try source.prefix(at: next, count: 4))
      if let following, frame.isAlike(following) { return start + index }
      if index == 0, try source.holds("TAG", at: next) { return start }
    }
    return nil
  }
}

/// What an encoder wrote into the first frame: Xing and Info with LAME's addition, or Fraunhofer's VBRI.
private struct MPEGEncoderTag {
  /// How many samples are heard.
  let sampleCount: Int
  /// How many bytes the stream has from this frame on; zero where that is not said.
  let byteCount: Int

  /// Reads the tag in a frame; nil where there is none, or one that claims more frames than fit.
  ///
  /// - Parameter sound: The range of the frames, of which this is the first, without the tags around them.
  init?(_ source: ByteSource, frame: MPEGFrame, in sound: Range<Int>) throws(MediaError) {
    let start = sound.lowerBound
    if try source.holds("VBRI", at: start + 36) {
      byteCount = try source.bigEndian(at: start + 46, count: 4)
      sampleCount = try source.bigEndian(at: start + 50, count: 4) * frame.sampleCount
    } else {
      guard let tag = try Self.xing(source, frame: frame, at: start) else { return nil }
      let flags = try source.bigEndian(at: tag + 4, count: 4)
      guard flags & 1 != 0 else { return nil }
      var position = tag + 12
      byteCount = flags & 2 == 0 ? 0 : try source.bigEndian(at: position, count: 4)
      position += (flags & 2 == 0 ? 0 : 4) + (flags & 4 == 0 ? 0 : 100) + (flags & 8 == 0 ? 0 : 4)
      let samples = try source.bigEndian(at: tag + 8, count: 4) * frame.sampleCount
      sampleCount = samples - (try Self.padding(source, at: position, samples: samples))
    }
    // No frame has fewer bytes, so that such a tag is of another file.
    guard sampleCount > 0, sampleCount / frame.sampleCount <= max(sound.count, byteCount) / 24 + 1 else {
      return nil
    }
  }

  /// A check sum after the header of the frame moves the tag.
  private static func xing(_ source: ByteSource, frame: MPEGFrame, at start: Int) throws(MediaError) -> Int? {
    for offset in [frame.tagOffset, frame.tagOffset + 2] {
      let position = start + offset
      let name = try source.prefix(at: position, count: 4)
      if name.elementsEqual("Xing".utf8) || name.elementsEqual("Info".utf8) { return position }
    }
    return nil
  }

  /// The silence that encoders add at both ends (LAME's tag, "encoder delays"): twelve bits each.
  private static func padding(_ source: ByteSource, at position: Int, samples: Int) throws(MediaError) -> Int {
    let name = try source.prefix(at: position, count: 4)
    guard ["LAME", "Lavc", "Lavf"].contains(where: { name.elementsEqual($0.utf8) }) else { return 0 }
    let bits = try source.bigEndian(at: position + 21, count: 3)
    let padding = (bits >> 12) + (bits & 0xFFF)
    return padding < samples ? padding : 0
  }
}

/// The header of a frame of MPEG audio (ISO/IEC 11172-3, section 2.4.1.3; ISO/IEC 13818-3 for lower rates).
struct MPEGFrame {
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

  /// Reads a header of four bytes; nil where they are none, or have a free bit rate, which is hardly ever used.
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

  /// Counts frame by frame; for bytes past the limit of the source, the count is extrapolated.
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
