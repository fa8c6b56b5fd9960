import FeedDiagnostics

/// Overwrites the boxes of MP4, QuickTime, HEIF, AVIF and JPEG XL files (ISO/IEC 14496-12) that nobody needs to show or
/// play them, where cameras and programs say where, when, with what and by whom they were made.
///
/// All else in such a file is found by its place, so nothing may move: a box becomes free space of the same length.
struct ISOMetadata {
  private let source: ByteSource
  /// What takes the place of ranges; nil for zeros.
  private var changes: [(range: Range<Int>, bytes: [UInt8]?)] = []
  /// Where what is seen and heard begins, piece by piece.
  private var chunks: [Int] = []
  /// The numbers of the tracks that stay, and of those that go.
  private var tracks: (shown: Set<Int>, gone: Set<Int>) = ([], [])

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) {
    var metadata = ISOMetadata(source: source)
    metadata.readFile()
    metadata.note(in: &edits)
  }

  // MARK: What stays

  private static let file: Set = [
    "ftyp", "styp", "pdin", "moof", "mfra", "mdat", "imda", "sidx", "ssix", "JXL ", "jxll", "jxli", "jxlc", "jxlp",
  ]
  private static let movie: Set = ["mvex", "iods", "pssh", "cmov", "rmra", "ctab", "clip", "prfl"]
  private static let track: Set = [
    "tkhd", "mdia", "edts", "tref", "trgr", "load", "clip", "matt", "imap", "tapt", "senc",
  ]
  private static let media: Set = ["mdhd", "hdlr", "minf", "elng"]
  private static let information: Set = ["vmhd", "smhd", "hmhd", "sthd", "nmhd", "gmhd", "hdlr", "dinf", "stbl"]
  private static let table: Set = [
    "stsd", "stts", "ctts", "cslg", "stsc", "stsz", "stz2", "stco", "co64", "stss", "stsh", "stps", "padb", "stdp",
    "sdtp", "sbgp", "sgpd", "csgp", "subs", "saiz", "saio", "senc",
  ]
  private static let image: Set = ["hdlr", "pitm", "iinf", "iloc", "iprp", "iref", "idat", "dinf", "grpl"]

  /// The kinds of tracks that are seen and heard. Cameras write places and movements into others.
  private static let shown: Set = ["vide", "soun", "auxv", "pict", "text", "sbtl", "subt", "subp", "clcp"]

  /// The atoms that describe a piece of music or a film, and how it is played; the copyright sign in names is that of
  /// Mac Roman.
  private static let music: Set = [
    "\u{FFFD}nam", "\u{FFFD}ART", "\u{FFFD}alb", "\u{FFFD}gen", "\u{FFFD}day", "\u{FFFD}wrt", "\u{FFFD}grp",
    "\u{FFFD}lyr", "aART", "gnre", "trkn", "disk", "covr", "cpil", "pgap", "tmpo", "cprt", "stik", "rtng", "desc",
    "ldes", "pcst", "catg", "keyw", "purl", "egid", "sonm", "soar", "soal", "soaa", "soco", "tvsh", "tven", "tvsn",
    "tves",
  ]

  // MARK: Files

  private mutating func readFile() {
    let (boxes, rest) = ISOBox.readable(in: 0..<source.byteCount, source)
    // A file without any of these only has the name of such a file.
    guard boxes.contains(where: { ["moov", "meta"].contains($0.type) || Self.file.contains($0.type) }) else { return }
    for movie in boxes where movie.type == "moov" { readMovie(movie) }
    eraseFragments(boxes)
    let brand = boxes["ftyp"].flatMap { try? source.code(at: $0.start) } ?? ""
    let isImage = boxes["moov"] == nil || ISOMediaReader.type(ofBrand: brand)?.hasPrefix("image/") == true
    // In a file whose boxes are damaged, any of them may hold what is played.
    var chunks = self.chunks.sorted()[...]
    func isPlayed(_ range: Range<Int>) -> Bool {
      chunks = chunks.drop { $0 < range.lowerBound }
      return chunks.first.map { range.contains($0) } == true
    }
    for box in boxes where box.type != "moov" {
      if box.type == "meta", isImage {
        try? readItems(box)
      } else if !Self.file.contains(box.type), !isPlayed(box.start..<box.end) {
        free(box)
      }
    }
    if !isPlayed(rest) { fill(rest) }
  }

  private mutating func readMovie(_ movie: ISOBox) {
    for box in parts(of: movie) {
      switch box.type {
      case "mvhd": eraseTimes(of: box)
      case "trak": readTrack(box)
      case "udta": readUserData(box)
      case let type where Self.movie.contains(type): break
      default: free(box)
      }
    }
  }

  private mutating func readTrack(_ track: ISOBox) {
    let boxes = parts(of: track)
    let media = parts(of: boxes["mdia"])
    let information = parts(of: media["minf"])
    let table = parts(of: information["stbl"])
    let number = boxes["tkhd"].flatMap { try? ISOFragments.track(of: $0, source) }
    guard let handler = media["hdlr"], let kind = try? source.code(at: handler.start + 8), Self.shown.contains(kind),
      !isLogOfDrone(handler, kind)
    else {
      if let number { tracks.gone.insert(number) }
      for range in (try? ISOSamples.ranges(table, source)) ?? [] { erase(from: range.lowerBound, to: range.upperBound) }
      return free(track)
    }
    if let number { tracks.shown.insert(number) }
    chunks += (try? ISOSamples.chunks(table, source)) ?? []
    for (boxes, kept) in [
      (boxes, Self.track), (media, Self.media), (information, Self.information), (table, Self.table),
    ] {
      for box in boxes where !kept.contains(box.type) { free(box) }
    }
    for header in [boxes["tkhd"], media["mdhd"]].compactMap(\.self) { eraseTimes(of: header) }
    // The names that a program or its user gave to them; QuickTime has a second one.
    for handler in [handler, information["hdlr"]].compactMap(\.self) {
      erase(from: handler.start + 24, to: handler.end)
    }
    guard ["vide", "soun"].contains(kind) else { return }
    // Section 12.1.3 and QuickTime's sample descriptions: who made what compressed it, and its name, often a camera's.
    for entry in parts(of: table["stsd"], skipping: 8) {
      erase(from: entry.start + 12, to: min(entry.start + 16, entry.end))
      if kind == "vide" { erase(from: entry.start + 42, to: min(entry.start + 74, entry.end)) }
    }
  }

  /// Whether a track holds, as subtitles, where a drone was and how it flew.
  private func isLogOfDrone(_ handler: ISOBox, _ kind: String) -> Bool {
    let start = handler.start + 24
    guard ["text", "sbtl"].contains(kind), start < handler.end else { return false }
    let name = try? source.bytes(at: start, count: min(handler.end - start, 64))
    // QuickTime puts the length of the name before it.
    return name.map { $0.drop { $0 < 0x20 }.starts(with: "DJI.Subtitle".utf8) } ?? false
  }

  /// Erases those samples of tracks which go that stand in fragments; nothing but samples is looked for in other boxes.
  private mutating func eraseFragments(_ boxes: [ISOBox]) {
    let gone = tracks.gone.subtracting(tracks.shown)
    guard !gone.isEmpty else { return }
    let fragments = ISOFragments(of: boxes["moov"], source)
    for fragment in boxes where fragment.type == "moof" {
      for range in fragments.samples(of: gone, in: fragment) {
        let index = boxes.partitioningIndex { $0.end > range.lowerBound }
        guard index < boxes.count, ["mdat", "imda"].contains(boxes[index].type) else { continue }
        erase(from: max(range.lowerBound, boxes[index].start), to: min(range.upperBound, boxes[index].end))
      }
    }
  }

  /// The moments at which a film or track was made and changed (ISO/IEC 14496-12, sections 8.2.2, 8.3.2 and 8.4.2).
  private mutating func eraseTimes(of header: ISOBox) {
    let length = (try? header.version(source).version) == 1 ? 16 : 8
    erase(from: header.start + 4, to: min(header.start + 4 + length, header.end))
  }

  /// Of the user data, the iTunes tags that describe the music stay, and so do chapters.
  private mutating func readUserData(_ data: ISOBox) {
    for box in parts(of: data) {
      switch box.type {
      case "chpl": break
      case "meta":
        for part in parts(of: box, skipping: 4) where part.type != "hdlr" {
          guard part.type == "ilst" else {
            free(part)
            continue
          }
          for tag in parts(of: part) {
            if tag.type == "covr" { cleanCovers(tag) } else if !isMusic(tag) { free(tag) }
          }
        }
      default: free(box)
      }
    }
  }

  /// Covers are pictures with metadata of their own, which are left out; zeros at the end keep their lengths.
  private mutating func cleanCovers(_ tag: ISOBox) {
    for data in parts(of: tag) where data.type == "data" && data.end - data.start > 8 {
      let range = data.start + 8..<data.end
      guard let bytes = try? source.bytes(at: range.lowerBound, count: range.count) else { continue }
      let picture = Array(bytes)
      let cleaned = MetadataRemoval.removed(from: picture)
      guard cleaned != picture, cleaned.count <= picture.count else { continue }
      let filling = [UInt8](repeating: 0, count: picture.count - cleaned.count)
      changes.append((range, cleaned + filling))
    }
  }

  private func isMusic(_ tag: ISOBox) -> Bool {
    guard tag.type == "----" else { return Self.music.contains(tag.type) }
    guard let name = ISOBox.readable(in: tag.start..<tag.end, source).boxes["name"] else { return false }
    return ["iTunSMPB", "ISRC", "LABEL"].contains { word in
      name.end - name.start == 4 + word.utf8.count && (try? source.holds(word, at: name.start + 4)) == true
    }
  }

  /// The items of an image (ISO/IEC 14496-12, section 8.11): Exif and XMP are overwritten in place, and their entries
  /// in the list of items get a type that no program reads.
  private mutating func readItems(_ meta: ISOBox) throws(MediaError) {
    let boxes = parts(of: meta, skipping: 4)
    for box in boxes where !Self.image.contains(box.type) { free(box) }
    guard let information = boxes["iinf"], let locations = boxes["iloc"] else { return }
    var items: Set<Int> = []
    let count = try information.version(source).version == 0 ? 2 : 4
    for entry in parts(of: information, skipping: 4 + count) where entry.type == "infe" {
      let version = try entry.version(source).version
      guard version >= 2 else { continue }
      let length = version == 2 ? 2 : 4
      let type = entry.start + 4 + length + 2
      guard ["Exif", "mime", "uri "].contains(try source.code(at: type)) else { continue }
      items.insert(try source.bigEndian(at: entry.start + 4, count: length))
      changes.append((type..<type + 4, Array("skip".utf8)))
    }
    for range in try ISOItemLocations(locations, source, idat: boxes["idat"]?.start).ranges(of: items) {
      erase(from: range.lowerBound, to: range.upperBound)
    }
  }

  // MARK: Boxes

  /// The boxes inside of one, the first `skipping` bytes of its content left out; what is none becomes free space.
  private mutating func parts(of box: ISOBox?, skipping: Int = 0) -> [ISOBox] {
    guard let box else { return [] }
    let (boxes, rest) = ISOBox.readable(in: min(box.start + skipping, box.end)..<box.end, source)
    fill(rest)
    return boxes
  }

  private mutating func free(_ box: ISOBox) {
    // An empty one says nothing.
    guard box.start < box.end else { return }
    changes.append((box.name..<box.name + 4, Array("free".utf8)))
    erase(from: box.start, to: box.end)
  }

  /// Makes what holds no boxes one that is free, where there is room for its header.
  private mutating func fill(_ rest: Range<Int>) {
    guard rest.count >= 8 else { return erase(from: rest.lowerBound, to: rest.upperBound) }
    // The size of the last box may be open.
    let size = rest.count > UInt32.max ? 0 : rest.count
    let header = [UInt8](bigEndian: size, count: 4) + Array("free".utf8)
    changes.append((rest.lowerBound..<rest.lowerBound + header.count, header))
    erase(from: rest.lowerBound + header.count, to: rest.upperBound)
  }

  // MARK: Changes

  private mutating func erase(from start: Int, to end: Int) {
    let end = min(end, source.byteCount)
    if start < end { changes.append((start..<end, nil)) }
  }

  /// Zeros that changes share, since a box may be as long as a film.
  private static let zeros = [UInt8](repeating: 0, count: 1 << 16)

  /// Notes the changes in their order; where two overlap, what the first of them says stays, or the longer one.
  private func note(in edits: inout ByteEdits) {
    var end = 0
    let ordered = changes.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    for change in ordered {
      if let bytes = change.bytes {
        guard change.range.lowerBound >= end else { continue }
        edits.replace(change.range, with: bytes)
      } else {
        for start in stride(from: max(end, change.range.lowerBound), to: change.range.upperBound, by: Self.zeros.count)
        {
          let range = start..<min(start + Self.zeros.count, change.range.upperBound)
          edits.replace(
            range, with: range.count == Self.zeros.count ? Self.zeros : Array(Self.zeros.prefix(range.count)))
        }
      }
      end = max(end, change.range.upperBound)
    }
  }
}

/// Where the samples of a track are in its file (ISO/IEC 14496-12, section 8.7).
private enum ISOSamples {
  /// Where the chunks begin that samples are in.
  static func chunks(_ table: [ISOBox], _ source: ByteSource) throws(MediaError) -> [Int] {
    if let box = table["stco"] { return try numbers(of: box, source) }
    return try table["co64"].map { (box) throws(MediaError) in try numbers(of: box, source, size: 8) } ?? []
  }

  /// The samples of each chunk.
  static func ranges(_ table: [ISOBox], _ source: ByteSource) throws(MediaError) -> [Range<Int>] {
    guard let runBox = table["stsc"], let sizeBox = table["stsz"] else { return [] }
    let runs = try numbers(of: runBox, source, columns: 3)
    let size = try source.bigEndian(at: sizeBox.start + 4, count: 4)
    let count = try source.bigEndian(at: sizeBox.start + 8, count: 4)
    let sizes = try numbers(of: sizeBox, source, after: 12)
    var ranges: [Range<Int>] = []
    var (run, samplesOfChunk, sample) = (0, 0, 0)
    for (number, start) in try chunks(table, source).enumerated() {
      while run + 2 < runs.count, runs[run] <= number + 1 {
        samplesOfChunk = runs[run + 1]
        run += 3
      }
      let next = sample + min(samplesOfChunk, count - sample)
      let same = (next - sample).multipliedReportingOverflow(by: size)
      let length =
        size > 0
        ? same.overflow ? source.byteCount : same.partialValue
        : sizes[min(sample, sizes.count)..<min(next, sizes.count)].reduce(0, +)
      if start < source.byteCount { ranges.append(start..<start + min(length, source.byteCount - start)) }
      sample = next
    }
    return ranges
  }

  /// The numbers of a table, which their count is before; `columns` of them make an entry.
  private static func numbers(
    of box: ISOBox, _ source: ByteSource, after header: Int = 8, columns: Int = 1, size: Int = 4
  ) throws(MediaError) -> [Int] {
    let start = box.start + header
    guard start <= box.end else { return [] }
    let count = min(try source.bigEndian(at: start - 4, count: 4), (box.end - start) / (columns * size)) * columns
    let bytes = try source.bytes(at: start, count: count * size)
    return (0..<count).map { number in
      let place = bytes.startIndex + number * size
      return bytes[place..<place + size].bigEndian
    }
  }
}

/// Where the items of an image are in its file (ISO/IEC 14496-12, section 8.11.3).
private struct ISOItemLocations {
  private var ranges: [(item: Int, range: Range<Int>)] = []

  init(_ box: ISOBox, _ source: ByteSource, idat: Int?) throws(MediaError) {
    let version = try box.version(source).version
    let sizes = try source.bigEndian(at: box.start + 4, count: 2)
    let (offsetSize, lengthSize, baseSize) = (sizes >> 12 & 15, sizes >> 8 & 15, sizes >> 4 & 15)
    let indexSize = version == 0 ? 0 : sizes & 15
    let idSize = version < 2 ? 2 : 4
    var position = box.start + 6
    func number(_ size: Int) throws(MediaError) -> Int {
      defer { position += size }
      return size == 0 ? 0 : try source.bigEndian(at: position, count: size)
    }
    for _ in 0..<(try number(idSize)) {
      guard position < box.end else { break }
      let item = try number(idSize)
      let method = version == 0 ? 0 : try number(2) & 15
      position += 2
      let base = try number(baseSize)
      // Extents without any numbers are all the same.
      let count = try number(2)
      for _ in 0..<(indexSize + offsetSize + lengthSize == 0 ? min(count, 1) : count) {
        guard position < box.end else { break }
        position += indexSize
        let (offset, length) = (try number(offsetSize), try number(lengthSize))
        guard method == 0 || method == 1 && idat != nil else { continue }
        let start = (method == 1 ? idat ?? 0 : 0).addingReportingOverflow(base)
        let place = start.partialValue.addingReportingOverflow(offset)
        let end = place.partialValue.addingReportingOverflow(length)
        guard !start.overflow, !place.overflow, !end.overflow else { continue }
        ranges.append((item, place.partialValue..<end.partialValue))
      }
    }
  }

  func ranges(of items: Set<Int>) -> [Range<Int>] { ranges.filter { items.contains($0.item) }.map(\.range) }
}
