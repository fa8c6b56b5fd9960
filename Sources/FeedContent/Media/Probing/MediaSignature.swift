import FeedDiagnostics

/// Tells the format of a file by how it begins.
enum MediaSignature {
  /// The reader of the file's format; nil where no format is recognized.
  ///
  /// - Parameter expected: the MIME type that the name of the file promises. Files of two formats may begin with
  ///   anything, so they are only looked for behind their names: MPEG audio and QuickTime without a file type.
  static func reader(of source: ByteSource, expected: String) throws(MediaFault) -> (any MediaFormatReader.Type)? {
    let start = Array(try source.prefix(at: 0, count: 16))
    func has(_ text: String, at offset: Int = 0) -> Bool { start.dropFirst(offset).starts(with: text.utf8) }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return PNGReader.self }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return JPEGReader.self }
    if has("GIF87a") || has("GIF89a") { return GIFReader.self }
    if has("RIFF"), has("WEBP", at: 8) { return WebPReader.self }
    if has("RIFF") || has("RF64") || has("BW64"), has("WAVE", at: 8) { return WAVReader.self }
    if has("fLaC") { return FLACReader.self }
    if has("OggS") { return OggReader.self }
    if start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return MatroskaReader.self }
    if has("ftyp", at: 4) { return ISOMediaReader.self }
    if ["moov", "mdat", "wide", "free", "skip", "pnot"].contains(where: { has($0, at: 4) }),
      expected.hasPrefix("video/") || expected == "audio/mp4"
    {
      return ISOMediaReader.self
    }
    if has("ID3") { return MPEGAudioReader.self }
    if try MPEGAudioReader.begins(source, at: 0) { return MPEGAudioReader.self }
    if try SVGReader.recognizes(source) { return SVGReader.self }
    return expected == "audio/mpeg" ? MPEGAudioReader.self : nil
  }
}

/// Reads the facts of files of one format.
///
/// A reader looks at no more of a file than it needs and takes time in proportion to what it looks at, whatever the
/// bytes are.
protocol MediaFormatReader {
  /// Notes what the file says; what was noted before a fault stays.
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaFault)
}
