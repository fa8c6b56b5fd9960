import FeedDiagnostics

/// Overwrites the boxes of MP4, QuickTime, HEIF and AVIF files (ISO/IEC 14496-12) that say where, when, with what and by
/// whom they were made.
///
/// All else in such a file is found by its place, so nothing may move: a box becomes free space of the same length.
struct ISOMetadata {
  private let source: ByteSource
  private var changes: [(range: Range<Int>, replacement: [UInt8])] = []

  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    var metadata = ISOMetadata(source: source)
    try metadata.readFile()
    for change in metadata.changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      edits.replace(change.range, with: change.replacement)
    }
  }

  private mutating func readFile() throws(MediaError) {
    var isImage = false
    var position = 0
    while let box = try ISOBox(source, at: position, limit: source.byteCount) {
      switch box.type {
      case "ftyp": isImage = ISOMediaReader.type(ofBrand: try source.code(at: box.start))?.hasPrefix("image/") == true
      case "moov": try readMovie(box)
      case "meta" where isImage: try readItems(box)
      case "meta", "udta", "uuid", "mpvd": free(box)
      default: break
      }
      position = box.end
    }
  }

  private mutating func readMovie(_ movie: ISOBox) throws(MediaError) {
    for box in try movie.children(source) {
      switch box.type {
      case "mvhd": try eraseTimes(of: box)
      case "trak": try readTrack(box)
      case "udta": try readUserData(box)
      case "meta", "uuid": free(box)
      default: break
      }
    }
  }

  /// A track of places and movements, as cameras on helmets write them, goes as a whole.
  private mutating func readTrack(_ track: ISOBox) throws(MediaError) {
    let boxes = try track.children(source)
    let media = try boxes["mdia"]?.children(source) ?? []
    if let handler = media["hdlr"], ["meta", "camm"].contains(try source.code(at: handler.start + 8)) {
      return free(track)
    }
    // The names that a program or its user gave to them; QuickTime has a second one.
    for handler in [media["hdlr"], try media["minf"]?.children(source)["hdlr"]].compactMap(\.self) {
      erase(min(handler.start + 24, handler.end)..<handler.end)
    }
    for header in [boxes["tkhd"], media["mdhd"]].compactMap(\.self) { try eraseTimes(of: header) }
    for box in boxes where ["udta", "meta", "uuid"].contains(box.type) { free(box) }
  }

  /// The moments at which a film or track was made and changed (ISO/IEC 14496-12, sections 8.2.2, 8.3.2 and 8.4.2).
  private mutating func eraseTimes(of header: ISOBox) throws(MediaError) {
    let length = try header.version(source).version == 1 ? 16 : 8
    erase(min(header.start + 4, header.end)..<min(header.start + 4 + length, header.end))
  }

  /// Of what users may say of a film or recording, the tags of iTunes that name the music stay, and chapters.
  private mutating func readUserData(_ data: ISOBox) throws(MediaError) {
    for box in try data.children(source) {
      switch box.type {
      case "chpl": break
      case "meta":
        for part in try box.children(source, skipping: 4) where part.type == "ilst" {
          for tag in try part.children(source) {
            if tag.type == "covr" { try cleanCovers(tag) } else if !(try isMusic(tag)) { free(tag) }
          }
        }
      default: free(box)
      }
    }
  }

  /// Covers are pictures with metadata of their own, which are left out; zeros at the end keep their lengths.
  private mutating func cleanCovers(_ tag: ISOBox) throws(MediaError) {
    for data in try tag.children(source) where data.type == "data" && data.end - data.start > 8 {
      let picture = Array(try source.bytes(at: data.start + 8, count: data.end - data.start - 8))
      let cleaned = MetadataRemoval.removed(from: picture)
      guard cleaned != picture, cleaned.count <= picture.count else { continue }
      let filling = [UInt8](repeating: 0, count: picture.count - cleaned.count)
      changes.append((data.start + 8..<data.end, cleaned + filling))
    }
  }

  /// What a piece of music or a film is, and how it is played; the copyright sign stands in the names as Mac Roman has it.
  private static let music: Set<String> = [
    "\u{FFFD}nam", "\u{FFFD}ART", "\u{FFFD}alb", "\u{FFFD}gen", "\u{FFFD}day", "\u{FFFD}wrt", "\u{FFFD}grp",
    "\u{FFFD}lyr", "\u{FFFD}too", "aART", "gnre", "trkn", "disk", "covr", "cpil", "pgap", "tmpo", "cprt", "stik",
    "rtng",
    "desc", "ldes", "pcst", "catg", "keyw", "purl", "egid", "sonm", "soar", "soal", "soaa", "soco", "tvsh", "tven",
    "tvsn", "tves",
  ]

  private func isMusic(_ tag: ISOBox) throws(MediaError) -> Bool {
    guard tag.type == "----" else { return Self.music.contains(tag.type) }
    guard let name = try tag.children(source)["name"] else { return false }
    for word in ["iTunSMPB", "ISRC", "LABEL"] where name.end - name.start == 4 + word.utf8.count {
      if try source.holds(word, at: name.start + 4) { return true }
    }
    return false
  }

  /// The items of an image (ISO/IEC 14496-12, section 8.11): Exif and XMP are overwritten where they stand, and what lists
  /// them calls them something that nobody reads.
  private mutating func readItems(_ meta: ISOBox) throws(MediaError) {
    let boxes = try meta.children(source, skipping: 4)
    for box in boxes where ["uuid", "udta"].contains(box.type) { free(box) }
    guard let information = boxes["iinf"], let locations = boxes["iloc"] else { return }
    var items: Set<Int> = []
    let count = try information.version(source).version == 0 ? 2 : 4
    for entry in try information.children(source, skipping: 4 + count) where entry.type == "infe" {
      let version = try entry.version(source).version
      guard version >= 2 else { continue }
      let length = version == 2 ? 2 : 4
      let type = entry.start + 4 + length + 2
      guard ["Exif", "mime"].contains(try source.code(at: type)) else { continue }
      items.insert(try source.bigEndian(at: entry.start + 4, count: length))
      changes.append((type..<type + 4, Array("skip".utf8)))
    }
    for range in try ISOItemLocations(locations, source, idat: boxes["idat"]?.start).ranges(of: items) { erase(range) }
  }

  private mutating func free(_ box: ISOBox) {
    changes.append((box.name..<box.name + 4, Array("free".utf8)))
    erase(box.start..<box.end)
  }

  private mutating func erase(_ range: Range<Int>) {
    guard !range.isEmpty, range.upperBound <= source.byteCount else { return }
    changes.append((range, [UInt8](repeating: 0, count: range.count)))
  }
}

/// Where the items of an image stand in its file (ISO/IEC 14496-12, section 8.11.3).
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
