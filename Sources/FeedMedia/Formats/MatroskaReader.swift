import FeedDiagnostics
import FeedModel

/// Reads WebM and Matroska files (RFC 9559, section 5.1).
enum MatroskaReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    guard let header = try EBMLElement(source, at: 0, limit: source.byteCount) else { throw .truncated }
    var isWebM = false
    for element in try header.children(source) where element.identifier == 0x4282 {
      isWebM = try source.holds("webm", at: element.start)
    }
    facts.mimeType = isWebM ? "video/webm" : "video/matroska"
    guard let segment = try EBMLElement(source, at: header.end, limit: source.byteCount),
      segment.identifier == 0x1853_8067
    else { throw .truncated }
    var hasTracks = false
    var video: EBMLElement?
    var position = segment.start
    while let element = try EBMLElement(source, at: position, limit: segment.end) {
      // What comes after the first cluster is repeated or found by those that play it.
      if element.identifier == 0x1F43_B675 { break }
      if element.identifier == 0x1549_A966 { try readDuration(element, source, into: &facts) }
      if element.identifier == 0x1654_AE6B { (hasTracks, video) = (true, try self.video(of: element, source)) }
      position = element.end
    }
    guard hasTracks else { throw .truncated }
    guard let video else {
      facts.mimeType = isWebM ? "audio/webm" : "audio/matroska"
      return
    }
    facts.pixelSize = try size(of: video, source)
  }

  /// Section 5.1.2: the duration counts ticks, a tick so many nanoseconds.
  private static func readDuration(
    _ information: EBMLElement, _ source: ByteSource, into facts: inout MediaFacts
  ) throws(MediaError) {
    var tick = 1_000_000
    var ticks = 0.0
    for element in try information.children(source) {
      if element.identifier == 0x2A_D7B1 { tick = try element.unsigned(source) }
      if element.identifier == 0x4489 { ticks = try element.float(source) }
    }
    let milliseconds = ticks * Double(tick) / 1_000_000
    guard milliseconds.isFinite, milliseconds > 0, milliseconds < 1e15 else { return }
    facts.setDuration(Int(milliseconds), scale: 1000)
  }

  /// The first video track in `Tracks` (section 5.1.4); nil where there is none.
  private static func video(of tracks: EBMLElement, _ source: ByteSource) throws(MediaError) -> EBMLElement? {
    var video: EBMLElement?
    for entry in try tracks.children(source) where entry.identifier == 0xAE {
      for field in try entry.children(source) where field.identifier == 0xE0 { video = video ?? field }
    }
    return video
  }

  /// The size for the screen where it is said in pixels, else that of the frames.
  private static func size(of video: EBMLElement, _ source: ByteSource) throws(MediaError) -> PixelSize? {
    var numbers: [Int: Int] = [:]
    for field in try video.children(source) where [0xB0, 0xBA, 0x54B0, 0x54BA, 0x54B2].contains(field.identifier) {
      numbers[field.identifier] = min(try field.unsigned(source), Int(Int32.max))
    }
    let frame = PixelSize(width: numbers[0xB0] ?? 0, height: numbers[0xBA] ?? 0)
    guard numbers[0x54B2] ?? 0 == 0, let width = numbers[0x54B0], let height = numbers[0x54BA] else { return frame }
    return PixelSize(width: width, height: height) ?? frame
  }
}

/// One element of a Matroska or WebM file (RFC 8794, sections 4 to 6).
struct EBMLElement {
  let position: Int
  /// What it is, its length marker included.
  let identifier: Int
  /// Where its content begins.
  let start: Int
  let end: Int

  /// Reads the element at a place within what ends at `limit`; nil where none fits any more.
  init?(_ source: ByteSource, at position: Int, limit: Int) throws(MediaError) {
    guard position <= limit - 2 else { return nil }
    self.position = position
    let first = try source.byte(at: position)
    let identifierLength = first.leadingZeroBitCount + 1
    guard identifierLength <= 4 else { throw .damaged(part: "list of elements") }
    identifier = try source.bigEndian(at: position, count: identifierLength)
    let sizePosition = position + identifierLength
    let sizeLength = try source.byte(at: sizePosition).leadingZeroBitCount + 1
    guard sizeLength <= 8 else { throw .damaged(part: "list of elements") }
    let mask = (1 << (7 * sizeLength)) - 1
    let size = try source.bigEndian(at: sizePosition, count: sizeLength) & mask
    start = sizePosition + sizeLength
    guard start <= limit else { throw .truncated }
    // All ones mean a size that was unknown when the element was begun.
    end = size == mask || size > limit - start ? limit : start + size
  }

  /// The content as an unsigned number.
  func unsigned(_ source: ByteSource) throws(MediaError) -> Int {
    guard (0...8).contains(end - start) else { throw .damaged(part: "list of elements") }
    return try source.bigEndian(at: start, count: end - start)
  }

  /// The content as a floating-point number; zero where it is none.
  func float(_ source: ByteSource) throws(MediaError) -> Double {
    switch end - start {
    case 4: Double(Float(bitPattern: UInt32(try source.bigEndian(at: start, count: 4))))
    case 8:
      Double(bitPattern: try source.bytes(at: start, count: 8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    default: 0
    }
  }

  func children(_ source: ByteSource) throws(MediaError) -> [EBMLElement] {
    var elements: [EBMLElement] = []
    var position = start
    while let element = try EBMLElement(source, at: position, limit: end) {
      elements.append(element)
      position = element.end
    }
    return elements
  }
}

/// Overwrites the elements of WebM and Matroska files (RFC 9559, section 5.1) that say where, when and by whom they were
/// made: dates, names of files, programs and tracks, attachments, and tags that do not name the music.
///
/// All else is found by its place, so an element becomes an empty one of the same length (RFC 8794, section 11.3.2).
struct MatroskaMetadata {
  private let source: ByteSource
  private var edits: ByteEdits

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    var metadata = MatroskaMetadata(source: source, edits: edits)
    // Metadata found before an error is removed anyway.
    defer { edits = metadata.edits }
    try metadata.read()
  }

  private mutating func read() throws(MediaError) {
    guard let header = try EBMLElement(source, at: 0, limit: source.byteCount),
      let segment = try EBMLElement(source, at: header.end, limit: source.byteCount)
    else { return }
    var position = segment.start
    while let element = try EBMLElement(source, at: position, limit: segment.end) {
      switch element.identifier {
      // `Info`: the date, the names of files, and the names of programs, which must exist but may be empty.
      case 0x1549_A966: try voidParts(of: element, [0x4461, 0x7384, 0x3C_83AB, 0x3E_83BB], emptying: [0x4D80, 0x5741])
      // `Tracks`: what a program or its user called them.
      case 0x1654_AE6B:
        for part in try element.children(source) {
          if part.identifier == Self.checkSum { void(part) }
          if part.identifier == 0xAE { try voidParts(of: part, [0x536E, 0x25_8688]) }
        }
      case 0x1254_C367: try readTags(element)
      // `Attachments`.
      case 0x1941_A469: void(element)
      default: break
      }
      position = element.end
    }
  }

  /// Voids some of the elements inside and empties others, and voids the check sum, which would be wrong.
  private mutating func voidParts(
    of element: EBMLElement, _ identifiers: Set<Int>, emptying names: Set<Int> = []
  ) throws(MediaError) {
    let parts = try element.children(source)
    guard parts.contains(where: { identifiers.union(names).contains($0.identifier) }) else { return }
    for part in parts {
      if identifiers.contains(part.identifier) || part.identifier == Self.checkSum { void(part) }
      // RFC 8794, section 13: a text ends with the first zero.
      if names.contains(part.identifier) {
        edits.replace(part.start..<part.end, with: [UInt8](repeating: 0, count: part.end - part.start))
      }
    }
  }

  private static let checkSum = 0xBF

  /// Section 5.1.8: of each tag, the names with their values that do not name the music go.
  private mutating func readTags(_ tags: EBMLElement) throws(MediaError) {
    for tag in try tags.children(source) {
      if tag.identifier == Self.checkSum { void(tag) }
      guard tag.identifier == 0x7373 else { continue }
      for part in try tag.children(source) {
        if part.identifier == Self.checkSum { void(part) }
        guard part.identifier == 0x67C8 else { continue }
        let name = try part.children(source).first { $0.identifier == 0x45A3 }
        let text = try name.map { (name) throws(MediaError) in
          String(decoding: try source.prefix(at: name.start, count: min(64, name.end - name.start)), as: UTF8.self)
        }
        if !VorbisComments.isMusic(text ?? "") { void(part) }
      }
    }
  }

  /// An empty element as long as another one, whose length has as many bytes as there is room for.
  private mutating func void(_ element: EBMLElement) {
    let count = element.end - element.position
    guard count >= 2 else { return }
    let header: [UInt8] =
      count < 0x80 ? [0xEC, UInt8(0x80 | (count - 2))] : [0xEC, 0x01] + [UInt8](bigEndian: count - 9, count: 7)
    edits.replace(
      element.position..<element.end, with: header + [UInt8](repeating: 0, count: count - header.count))
  }
}
