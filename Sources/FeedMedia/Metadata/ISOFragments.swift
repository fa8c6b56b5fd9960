import FeedDiagnostics

/// Where the samples of tracks stand in films that come in fragments (ISO/IEC 14496-12, section 8.8).
struct ISOFragments {
  private let source: ByteSource
  /// How long a sample is where its fragment does not say it, by the numbers of tracks.
  private var sizes: [Int: Int] = [:]

  /// Reads what a film says of all fragments.
  init(of movie: ISOBox?, _ source: ByteSource) {
    self.source = source
    for box in Self.parts(of: Self.parts(of: movie, source)["mvex"], source) where box.type == "trex" {
      guard let track = try? source.bigEndian(at: box.start + 4, count: 4) else { continue }
      sizes[track] = try? source.bigEndian(at: box.start + 16, count: 4)
    }
  }

  /// The number of a track, which its header holds (section 8.3.2).
  static func track(of header: ISOBox, _ source: ByteSource) throws(MediaError) -> Int {
    let place = try header.version(source).version == 1 ? 20 : 12
    return try source.bigEndian(at: header.start + place, count: 4)
  }

  /// The samples of some tracks that belong to a fragment, as far as the file goes.
  func samples(of tracks: Set<Int>, in fragment: ISOBox) -> [Range<Int>] {
    var samples: [Range<Int>] = []
    var end = fragment.name - 4
    for track in Self.parts(of: fragment, source) where track.type == "traf" {
      guard let (number, ranges) = try? runs(of: track, in: fragment, behind: end) else { break }
      if tracks.contains(number) { samples += ranges }
      end = ranges.last?.upperBound ?? end
    }
    return samples
  }

  /// The samples of one track, run by run (sections 8.8.7 and 8.8.8).
  ///
  /// - Parameter end: Where the samples of the track before it end, from which places count if nothing else is said.
  private func runs(
    of fragment: ISOBox, in whole: ISOBox, behind end: Int
  ) throws(MediaError) -> (track: Int, ranges: [Range<Int>]) {
    let boxes = Self.parts(of: fragment, source)
    guard let header = boxes["tfhd"] else { throw .damaged(part: "list of boxes") }
    let flags = try header.version(source).flags
    let track = try source.bigEndian(at: header.start + 4, count: 4)
    var position = header.start + 8
    var base = flags & 0x20000 == 0 ? end : whole.name - 4
    if flags & 1 != 0 { base = try source.bigEndian(at: position, count: 8) }
    for (flag, length) in [(1, 8), (2, 4), (8, 4)] where flags & flag != 0 { position += length }
    let size = flags & 0x10 == 0 ? sizes[track] ?? 0 : try source.bigEndian(at: position, count: 4)
    var place = min(base, source.byteCount)
    var ranges: [Range<Int>] = []
    for run in boxes where run.type == "trun" {
      let (offset, byteCount) = try length(of: run, size: size)
      if let offset { place = min(max(0, min(base, source.byteCount) + offset), source.byteCount) }
      let range = place..<place + min(byteCount, source.byteCount - place)
      ranges.append(range)
      place = range.upperBound
    }
    return (track, ranges)
  }

  /// How far from the base a run begins, if it says so, and how many bytes its samples have together.
  private func length(of run: ISOBox, size: Int) throws(MediaError) -> (offset: Int?, length: Int) {
    let flags = try run.version(source).flags
    let count = try source.bigEndian(at: run.start + 4, count: 4)
    var position = run.start + 8
    var offset: Int?
    if flags & 1 != 0 {
      offset = Int(Int32(truncatingIfNeeded: try source.bigEndian(at: position, count: 4)))
      position += 4
    }
    if flags & 4 != 0 { position += 4 }
    guard flags & 0x200 != 0 else {
      let length = count.multipliedReportingOverflow(by: size)
      return (offset, length.overflow ? source.byteCount : length.partialValue)
    }
    // Of each sample the duration, the size, flags and an offset in time.
    let width = [0x100, 0x200, 0x400, 0x800].filter { flags & $0 != 0 }.count * 4
    let place = flags & 0x100 == 0 ? 0 : 4
    var length = 0
    for sample in 0..<min(count, max(0, run.end - position) / width) {
      length += try source.bigEndian(at: position + sample * width + place, count: 4)
    }
    return (offset, length)
  }

  /// The boxes inside of one, up to where it is damaged.
  private static func parts(of box: ISOBox?, _ source: ByteSource) -> [ISOBox] {
    box.map { ISOBox.readable(in: $0.start..<$0.end, source).boxes } ?? []
  }
}
