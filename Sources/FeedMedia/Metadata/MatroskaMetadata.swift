import FeedDiagnostics

/// Overwrites the elements of WebM and Matroska files (RFC 9559, section 5.1) that say where, when and by whom they were
/// made: dates, names of files, attachments, and tags that do not name the music.
///
/// All else is found by its place, so an element becomes an empty one of the same length (RFC 8794, section 11.3.2).
struct MatroskaMetadata {
  private let source: ByteSource
  private var edits: ByteEdits

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    var metadata = MatroskaMetadata(source: source, edits: edits)
    // What was found before a fault goes all the same.
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
      // `Info`: when it was made, and what its files are called.
      case 0x1549_A966: try voidParts(of: element, [0x4461, 0x7384, 0x3C_83AB, 0x3E_83BB])
      case 0x1254_C367: try readTags(element)
      // `Attachments`.
      case 0x1941_A469: void(element)
      default: break
      }
      position = element.end
    }
  }

  /// Voids some of the elements inside, with the check sum, which would be wrong.
  private mutating func voidParts(of element: EBMLElement, _ identifiers: Set<Int>) throws(MediaError) {
    let parts = try element.children(source)
    guard parts.contains(where: { identifiers.contains($0.identifier) }) else { return }
    for part in parts where identifiers.contains(part.identifier) || part.identifier == Self.checkSum { void(part) }
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
