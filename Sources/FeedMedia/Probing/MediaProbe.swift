package import FeedDiagnostics
package import FeedModel

/// Finds out what a media file is by its content, and by its name where the content does not tell.
package struct MediaProbe {
  /// The facts; the MIME type is always among them.
  package private(set) var facts = MediaFacts()
  package private(set) var problem: MediaProblem?

  /// Looks at a file.
  ///
  /// - Parameter named: the MIME type that the file's name promises.
  package init(_ source: ByteSource, named: String) {
    do throws(MediaError) {
      guard source.byteCount > 0 else { throw .empty }
      if let read = try Self.reader(of: source, expected: named) {
        try read(source, &facts)
      } else if Self.recognized.contains(named) {
        // Git LFS, specification, "The Pointer".
        let isPointer = try source.holds("version https://git-lfs.", at: 0)
        throw isPointer ? .pointer : .unrecognized(expected: named)
      }
    } catch {
      // Files of other types need not be complete.
      if named != MediaTypes.unknown { problem = .broken(error) }
    }
    if problem == nil, let found = facts.mimeType, named != MediaTypes.unknown,
      Self.family(found) != Self.family(named)
    {
      problem = .mismatch(named: named, found: found)
    }
    let type = facts.mimeType ?? named
    facts.mimeType = type
    if problem == nil, MediaTypes.unsupported.contains(type) { problem = .unsupported(type: type) }
  }

  /// The types whose content is always recognized.
  private static let recognized: Set<String> = [
    "image/jpeg", "image/png", "image/apng", "image/gif", "image/webp", "image/avif", "image/svg+xml", "audio/mpeg",
    "audio/mp4", "audio/ogg", "audio/flac", "audio/wav", "audio/webm", "video/mp4", "video/webm", "video/ogg",
    "video/quicktime",
  ]

  /// Types that share a container are often named after one another, and players do not mind.
  private static func family(_ type: String) -> String {
    switch type {
    case "image/apng": "image/png"
    case "audio/mp4", "video/quicktime", "video/3gpp": "video/mp4"
    case "audio/ogg": "video/ogg"
    case "audio/webm", "video/matroska": "video/webm"
    default: type
    }
  }

  /// Notes what a file of one format says; what was noted before a fault stays.
  ///
  /// It looks at no more of a file than it needs and takes time in proportion to what it looks at, whatever the bytes
  /// are.
  private typealias Reader = (_ source: ByteSource, _ facts: inout MediaFacts) throws(MediaError) -> Void

  /// The reader of the file's format; nil where no format is recognized.
  ///
  /// - Parameter expected: the MIME type that the name of the file promises. Files of two formats may begin with
  ///   anything, so they are only looked for after their names: MPEG audio and QuickTime without a file type.
  private static func reader(of source: ByteSource, expected: String) throws(MediaError) -> Reader? {
    let start = Array(try source.prefix(at: 0, count: 16))
    func has(_ text: String, at offset: Int = 0) -> Bool { start.dropFirst(offset).starts(with: text.utf8) }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return PNGReader.read }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return JPEGReader.read }
    if has("GIF87a") || has("GIF89a") { return GIFReader.read }
    if has("RIFF"), has("WEBP", at: 8) { return WebPReader.read }
    if has("RIFF") || has("RF64") || has("BW64"), has("WAVE", at: 8) { return WAVReader.read }
    if has("OggS") { return OggReader.read }
    if start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return MatroskaReader.read }
    if has("ftyp", at: 4) { return ISOMediaReader.read }
    if ["moov", "mdat", "wide", "free", "skip", "pnot"].contains(where: { has($0, at: 4) }),
      expected.hasPrefix("video/") || expected == "audio/mp4"
    {
      return ISOMediaReader.read
    }
    // FLAC may stand behind tags as well.
    if has("ID3") || has("fLaC") { return MPEGAudioReader.read }
    if try MPEGAudioReader.begins(source, at: 0) { return MPEGAudioReader.read }
    if try SVGReader.recognizes(source) { return SVGReader.read }
    if expected == "audio/mpeg" { return MPEGAudioReader.read }
    return nil
  }
}

/// The facts that the content of a media file states; unknown ones are nil.
package struct MediaFacts: Equatable, Sendable {
  package var mimeType: String?
  /// Width and height as shown.
  package var pixelSize: PixelSize?
  package var duration: Duration?
  /// How a picture is turned before it is shown.
  package var orientation = ExifOrientation()
  /// Whether it is a picture that does not move, in a format and of colours that can be drawn in other sizes.
  package var isDrawable = false

  /// Sets the duration to a number of units, of which there are `scale` a second; nothing where either is zero.
  mutating func setDuration(_ units: Int, scale: Int) {
    guard units > 0, scale > 0 else { return }
    let seconds = units / scale
    // A century is no length of a recording.
    guard seconds < 3_155_760_000 else { return }
    duration = .seconds(seconds) + .milliseconds(Int(Double(units % scale) / Double(scale) * 1000))
  }

  /// Sets the size, no side of which may be zero or absurdly large; `part` is named in the error.
  mutating func setSize(width: Int, height: Int, isTurned: Bool = false, part: String) throws(MediaError) {
    let size = isTurned ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
    guard let size, max(width, height) <= Int(Int32.max) else { throw .damaged(part: part) }
    pixelSize = size
  }
}
