import FeedDiagnostics

/// One box of an ISO base media file (ISO/IEC 14496-12, section 4.2).
struct ISOBox {
  /// What it holds, four characters.
  let type: String
  /// Where its content begins, behind its size and type.
  let start: Int
  /// Where it ends.
  let end: Int
  /// Whether it would end behind what encloses it.
  let isCut: Bool

  /// Reads the box at a place within what ends at `limit`; nil where no box fits any more.
  init?(_ source: ByteSource, at position: Int, limit: Int) throws(MediaFault) {
    guard position <= limit - 8 else { return nil }
    type = try source.code(at: position + 4)
    var size = try source.bigEndian(at: position, count: 4)
    var header = 8
    switch size {
    case 0:
      // The last box of a file may leave its size open.
      size = limit - position
    case 1:
      size = try source.bigEndian64(at: position + 8)
      header = 16
    default: break
    }
    guard size >= header else { throw .damaged(part: "list of boxes") }
    start = position + header
    isCut = size > limit - position
    end = isCut ? limit : position + size
    guard start <= end else { throw .truncated }
  }

  /// The boxes inside, the first `skipping` bytes of the content left out.
  func children(_ source: ByteSource, skipping: Int = 0) throws(MediaFault) -> [ISOBox] {
    var boxes: [ISOBox] = []
    var position = start + skipping
    while let box = try ISOBox(source, at: position, limit: end) {
      boxes.append(box)
      position = box.end
    }
    return boxes
  }

  /// The first box inside of a type.
  func child(_ type: String, _ source: ByteSource, skipping: Int = 0) throws(MediaFault) -> ISOBox? {
    try children(source, skipping: skipping).first { $0.type == type }
  }

  /// The version and the flags that full boxes begin with (section 4.2.2).
  func version(_ source: ByteSource) throws(MediaFault) -> (version: Int, flags: Int) {
    let word = try source.bigEndian(at: start, count: 4)
    return (word >> 24, word & 0xFF_FFFF)
  }
}
