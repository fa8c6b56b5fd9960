import FeedDiagnostics

/// Removes from TIFF files (TIFF 6.0, sections 2 and 8) and BigTIFF files, whose numbers are twice as long, the fields that
/// are not needed to show them: Exif, places, XMP, IPTC, names, programs and dates.
///
/// The directories lose their entries for them, whose values are overwritten where they are, so that nothing moves.
struct TIFFMetadata {
  /// What stays: how the pixels are written, what they mean, and how the picture is turned.
  private static let kept: Set<Int> = Set(
    [254...266, 273...274, 277...284, 286...297, 317...336, 338...347, 512...532]
      .joined()
  ).union([301, 34_675])

  /// The fields that lead to other directories, of Exif, of places and of how cameras work together.
  private static let foreignDirectories: Set<Int> = [34_665, 34_853, 40_965]

  /// The fields that say where the parts of a picture are, and those that say how long they are.
  private static let places = [273: 279, 324: 325, 513: 514]

  private static let subdirectories = 330
  private static let mostDirectories = 100
  /// How many parts of a picture are looked at.
  private static let mostNumbers = 100_000
  /// The bytes of a value of each type.
  private static let sizes = [
    1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 16: 8, 17: 8, 18: 8,
  ]

  private let source: ByteSource
  private let isLittleEndian: Bool
  /// How many bytes places in the file have, and values that stand in their fields.
  private let wordSize: Int
  /// What stays as it is whatever else names it: what is read of the file beside its directories, and the pixels.
  private var values: RangeSet<Int>
  private var pixels = RangeSet<Int>()
  private var directories: [Directory] = []
  private var foreign = RangeSet<Int>()
  private var seen: Set<Int> = []

  private struct Directory {
    let range: Range<Int>
    let entries: [Entry]
    /// The bytes behind them that say where the next one stands.
    let next: ArraySlice<UInt8>
  }

  private struct Entry {
    let tag: Int
    let bytes: ArraySlice<UInt8>
    /// Where its value is.
    let value: Range<Int>
    let valueSize: Int
    /// Whether that is in the entry.
    let isInline: Bool

    var isKept: Bool { TIFFMetadata.kept.contains(tag) }
  }

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    let order = try source.code(at: 0)
    guard ["II*\0", "MM\0*", "II+\0", "MM\0+"].contains(order) else { return }
    var removal = TIFFMetadata(source: source, isLittleEndian: order.hasPrefix("II"), isBig: order.contains("+"))
    try removal.readDirectories()
    removal.erase(in: &edits)
  }

  private init(source: ByteSource, isLittleEndian: Bool, isBig: Bool) {
    self.source = source
    self.isLittleEndian = isLittleEndian
    wordSize = isBig ? 8 : 4
    values = RangeSet([0..<wordSize * 2])
  }

  private mutating func readDirectories() throws(MediaError) {
    var waiting = [try number(at: wordSize, count: wordSize)]
    while let place = waiting.popLast() {
      guard place > 0, seen.count < Self.mostDirectories, seen.insert(place).inserted else { continue }
      guard let directory = try? directory(at: place) else {
        // What is too long for the file must not become what fits.
        values.insert(contentsOf: clamped(place, countSize))
        continue
      }
      directories.append(directory)
      waiting.append(number(directory.next))
      let own = directory.entries.filter(\.isKept)
      for entry in own {
        if !entry.isInline { values.insert(contentsOf: entry.value) }
        if entry.tag == Self.subdirectories { waiting += try numbers(of: entry) }
      }
      for (place, length) in Self.places {
        guard let place = own.first(where: { $0.tag == place }), let length = own.first(where: { $0.tag == length })
        else { continue }
        for (start, count) in zip(try numbers(of: place), try numbers(of: length)) {
          pixels.insert(contentsOf: clamped(start, count))
        }
      }
    }
  }

  /// Erases what is foreign in all directories. Those of damaged files that share their bytes with others or with their
  /// values lose what they lead to alone: it is unknown what would be read in place of their entries.
  private mutating func erase(in edits: inout ByteEdits) {
    var changes: [(range: Range<Int>, bytes: [UInt8])] = []
    for directory in directories where !directory.entries.allSatisfy(\.isKept) {
      for entry in directory.entries where !entry.isKept { erase(entry) }
      guard isAlone(directory.range) else { continue }
      let (own, range) = (directory.entries.filter(\.isKept), directory.range)
      var bytes =
        isLittleEndian
        ? [UInt8](littleEndian: own.count, count: countSize) : [UInt8](bigEndian: own.count, count: countSize)
      bytes += own.flatMap(\.bytes) + directory.next
      changes.append((range, bytes + [UInt8](repeating: 0, count: range.count - bytes.count)))
    }
    for directory in directories { foreign.remove(contentsOf: directory.range) }
    for range in foreign.subtracting(values).subtracting(pixels).ranges {
      changes.append((range, [UInt8](repeating: 0, count: range.count)))
    }
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      edits.replace(change.range, with: change.bytes)
    }
  }

  private func isAlone(_ range: Range<Int>) -> Bool {
    directories.allSatisfy { $0.range == range || !$0.range.overlaps(range) }
      && !values.ranges.contains { $0.overlaps(range) }
  }

  /// Erases a value and what it leads to; where that is broken, everything else goes all the same.
  private mutating func erase(_ entry: Entry) {
    foreign.insert(contentsOf: entry.value)
    guard Self.foreignDirectories.contains(entry.tag), let place = try? numbers(of: entry).first,
      place > 0, seen.count < Self.mostDirectories, seen.insert(place).inserted,
      let directory = try? directory(at: place)
    else { return }
    foreign.insert(contentsOf: directory.range)
    for entry in directory.entries { erase(entry) }
  }

  /// How many bytes the number of a directory's entries has.
  private var countSize: Int { wordSize == 4 ? 2 : 8 }

  private func directory(at place: Int) throws(MediaError) -> Directory {
    let count = try number(at: place, count: countSize)
    let start = place + countSize
    let entrySize = wordSize * 2 + 4
    guard count <= (source.byteCount - start - wordSize) / entrySize else { throw .truncated }
    let range = place..<start + count * entrySize + wordSize
    guard range.upperBound <= source.byteCount else { throw .truncated }
    var entries: [Entry] = []
    for start in stride(from: start, to: range.upperBound - wordSize, by: entrySize) {
      let valueSize = Self.sizes[try number(at: start + 2, count: 2)] ?? 1
      // More than the whole file is as long as that.
      let length = min(try number(at: start + 4, count: wordSize), source.byteCount) * valueSize
      let value = start + 4 + wordSize
      entries.append(
        Entry(
          tag: try number(at: start, count: 2), bytes: try source.bytes(at: start, count: entrySize),
          value: length <= wordSize
            ? value..<value + length : clamped(try number(at: value, count: wordSize), length),
          valueSize: valueSize, isInline: length <= wordSize))
    }
    let next = try source.bytes(at: range.upperBound - wordSize, count: wordSize)
    return Directory(range: range, entries: entries, next: next)
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
    number(try source.bytes(at: offset, count: count))
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { isLittleEndian ? bytes.littleEndian : bytes.bigEndian }

  private func clamped(_ start: Int, _ count: Int) -> Range<Int> {
    let start = min(start, source.byteCount)
    return start..<start + min(count, source.byteCount - start)
  }
}
