import FeedDiagnostics

/// What an encoder wrote into the first frame: Xing and Info with LAME's addition, or Fraunhofer's VBRI.
struct MPEGEncoderTag {
  /// How many samples are heard.
  let sampleCount: Int
  /// How many bytes the stream has from this frame on; zero where that is not said.
  let byteCount: Int

  /// Reads the tag in a frame; nil where there is none, or one that claims more frames than fit.
  init?(_ source: ByteSource, frame: MPEGFrame, at start: Int) throws(MediaFault) {
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
    guard sampleCount > 0, sampleCount / frame.sampleCount <= max(source.byteCount, byteCount) / 24 + 1 else {
      return nil
    }
  }

  /// A check sum behind the header of the frame moves the tag.
  private static func xing(_ source: ByteSource, frame: MPEGFrame, at start: Int) throws(MediaFault) -> Int? {
    for offset in [frame.tagOffset, frame.tagOffset + 2] {
      let position = start + offset
      let name = try source.prefix(at: position, count: 4)
      if name.elementsEqual("Xing".utf8) || name.elementsEqual("Info".utf8) { return position }
    }
    return nil
  }

  /// The silence that encoders add at both ends (LAME's tag, "encoder delays"): twelve bits each.
  private static func padding(_ source: ByteSource, at position: Int, samples: Int) throws(MediaFault) -> Int {
    let name = try source.prefix(at: position, count: 4)
    guard name.elementsEqual("LAME".utf8) || name.elementsEqual("Lavc".utf8) || name.elementsEqual("Lavf".utf8) else {
      return 0
    }
    let bits = try source.bigEndian(at: position + 21, count: 3)
    let padding = (bits >> 12) + (bits & 0xFFF)
    return padding < samples ? padding : 0
  }
}
