/// Changes to a file that is copied: which of its bytes are left out, and what is there instead.
///
/// Files of sound and film are too large to be made in memory, so they are read as they are and changed on the way.
package struct ByteEdits: Sendable {
  /// A stretch of the changed file.
  package enum Piece: Hashable, Sendable {
    /// Bytes of the file as it is.
    case copied(Range<Int>)
    /// Bytes that stand nowhere in it.
    case inserted([UInt8])

    package var byteCount: Int {
      switch self {
      case .copied(let range): range.count
      case .inserted(let bytes): bytes.count
      }
    }
  }

  /// How many bytes the file has as it is.
  private let originalCount: Int
  /// Ranges in ascending order, none of which overlap.
  private var edits: [(range: Range<Int>, replacement: [UInt8])] = []

  /// Creates a list without changes for a file of a length.
  package init(byteCount: Int) {
    originalCount = byteCount
  }

  /// Whether the file stays as it is.
  package var isEmpty: Bool { edits.isEmpty }

  /// How many bytes the changed file has.
  package var byteCount: Int { edits.reduce(originalCount) { $0 - $1.range.count + $1.replacement.count } }

  /// Replaces a range, which must come after all earlier ones; the part past the end of the file is ignored.
  mutating func replace(_ range: Range<Int>, with replacement: [UInt8] = []) {
    let range = range.clamped(to: (edits.last?.range.upperBound ?? 0)..<originalCount)
    guard !range.isEmpty || !replacement.isEmpty else { return }
    edits.append((range, replacement))
  }

  /// The changed file from beginning to end; no piece is empty.
  package var pieces: [Piece] {
    var pieces: [Piece] = []
    var position = 0
    for edit in edits {
      pieces.append(.copied(position..<edit.range.lowerBound))
      pieces.append(.inserted(edit.replacement))
      position = edit.range.upperBound
    }
    pieces.append(.copied(position..<originalCount))
    return pieces.filter { $0.byteCount > 0 }
  }

  /// A range of the changed file, which must lie within it.
  package func pieces(in range: Range<Int>) -> [Piece] {
    var position = 0
    return pieces.compactMap { piece in
      let (start, count) = (position, piece.byteCount)
      position += count
      let part = range.clamped(to: start..<start + count)
      guard !part.isEmpty else { return nil }
      let (first, end) = (part.lowerBound - start, part.upperBound - start)
      switch piece {
      case .copied(let range): return .copied(range.lowerBound + first..<range.lowerBound + end)
      case .inserted(let bytes): return .inserted(Array(bytes[first..<end]))
      }
    }
  }

  /// A file in memory with the changes made.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    guard !isEmpty else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(byteCount)
    for piece in pieces {
      switch piece {
      case .copied(let range): result += bytes[range]
      case .inserted(let bytes): result += bytes
      }
    }
    return result
  }
}
