import FeedDiagnostics

/// Removes from TIFF files (TIFF 6.0, sections 2 and 8) the fields that are not needed to show them: Exif, places, XMP, IPTC,
/// names, programs and dates.
///
/// The directories lose their entries for them, whose values are overwritten where they stand, so that nothing moves.
struct TIFFMetadata {
  /// What stays: how the pixels are written, what they mean, and how the picture is turned.
  private static let kept: Set<Int> = Set(
    [254...266, 273...274, 277...284, 286...297, 317...336, 338...347, 512...532]
      .joined()
  ).union([301, 34_675])

  /// The fields that lead to other directories, of Exif, of places and of how cameras work together.
  private static let foreignDirectories: Set<Int> = [34_665, 34_853, 40_965]

  /// The fields that say where the parts of a picture stand, and those that say how long they are.
  private static let places = [273: 279, 324: 325, 513: 514]

  private static let subdirectories = 330
  private static let mostDirectories = 100
  /// How many parts of a picture are looked at.
  private static let mostNumbers = 100_000
  /// The bytes of a value of each type.
  private static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4]

  private let source: ByteSource
  private let isLittleEndian: Bool
  /// What the picture needs, which is left alone whatever else names it.
  private var needed = RangeSet([0..<8])
  private var foreign = RangeSet<Int>()
  private var rewritten: [(range: Range<Int>, bytes: [UInt8])] = []
  private var seen: Set<Int> = []

  private struct Entry {
    let tag: Int
    let bytes: ArraySlice<UInt8>
    /// Where its value stands.
    let value: Range<Int>
    let valueSize: Int
  }

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    let order = try source.code(at: 0)
    guard order == "II*\0" || order == "MM\0*" else { return }
    var removal = TIFFMetadata(source: source, isLittleEndian: order == "II*\0")
    defer { removal.note(in: &edits) }
    try removal.readDirectories()
  }

  private mutating func readDirectories() throws(MediaError) {
    var waiting = [try number(at: 4, count: 4)]
    while let place = waiting.popLast() {
      guard place > 0, seen.count < Self.mostDirectories, seen.insert(place).inserted else { continue }
      let (entries, range) = try directory(at: place)
      needed.insert(contentsOf: range)
      waiting.append(try number(at: range.upperBound - 4, count: 4))
      let own = entries.filter { Self.kept.contains($0.tag) }
      for entry in own {
        needed.insert(contentsOf: entry.value)
        if entry.tag == Self.subdirectories { waiting += try numbers(of: entry) }
      }
      for (place, length) in Self.places {
        guard let place = own.first(where: { $0.tag == place }), let length = own.first(where: { $0.tag == length })
        else { continue }
        for (start, count) in zip(try numbers(of: place), try numbers(of: length)) {
          needed.insert(contentsOf: clamped(start, count))
        }
      }
      guard own.count < entries.count else { continue }
      for entry in entries where !Self.kept.contains(entry.tag) { erase(entry) }
      var bytes = isLittleEndian ? [UInt8](littleEndian: own.count, count: 2) : [UInt8](bigEndian: own.count, count: 2)
      bytes += own.flatMap(\.bytes)
      bytes += try source.bytes(at: range.upperBound - 4, count: 4)
      rewritten.append((range, bytes + [UInt8](repeating: 0, count: range.count - bytes.count)))
    }
  }

  /// Erases a value and what it leads to; where that is broken, everything else goes all the same.
  private mutating func erase(_ entry: Entry) {
    foreign.insert(contentsOf: entry.value)
    guard Self.foreignDirectories.contains(entry.tag), let place = try? numbers(of: entry).first,
      seen.count < Self.mostDirectories, seen.insert(place).inserted, let (entries, range) = try? directory(at: place)
    else { return }
    foreign.insert(contentsOf: range)
    for entry in entries { erase(entry) }
  }

  private func directory(at place: Int) throws(MediaError) -> (entries: [Entry], range: Range<Int>) {
    let count = try number(at: place, count: 2)
    let range = place..<place + 2 + count * 12 + 4
    guard range.upperBound <= source.byteCount else { throw .truncated }
    var entries: [Entry] = []
    for start in stride(from: place + 2, to: range.upperBound - 4, by: 12) {
      let valueSize = Self.sizes[try number(at: start + 2, count: 2)] ?? 1
      let length = try number(at: start + 4, count: 4) * valueSize
      entries.append(
        Entry(
          tag: try number(at: start, count: 2), bytes: try source.bytes(at: start, count: 12),
          value: length <= 4
            ? start + 8..<start + 8 + length : clamped(try number(at: start + 8, count: 4), length),
          valueSize: valueSize))
    }
    return (entries, range)
  }

  /// The values of an entry that are whole numbers.
  private func numbers(of entry: Entry) throws(MediaError) -> [Int] {
    var numbers: [Int] = []
    let size = entry.valueSize
    for start in stride(from: entry.value.lowerBound, to: entry.value.upperBound, by: size).prefix(Self.mostNumbers)
    where start + size <= entry.value.upperBound {
      numbers.append(try number(at: start, count: size))
    }
    return numbers
  }

  private func number(at offset: Int, count: Int) throws(MediaError) -> Int {
    let bytes = try source.bytes(at: offset, count: count)
    return isLittleEndian ? bytes.littleEndian : bytes.bigEndian
  }

  private func clamped(_ start: Int, _ count: Int) -> Range<Int> {
    let start = min(start, source.byteCount)
    return start..<start + min(count, source.byteCount - start)
  }

  private func note(in edits: inout ByteEdits) {
    let erased = foreign.subtracting(needed).ranges.map { ($0, [UInt8](repeating: 0, count: $0.count)) }
    var end = 0
    for (range, bytes) in (rewritten + erased).sorted(by: { $0.0.lowerBound < $1.0.lowerBound })
    where range.lowerBound >= end {
      edits.replace(range, with: bytes)
      end = range.upperBound
    }
  }
}
