import FeedDiagnostics

/// The properties of the primary item of an AVIF or HEIF image (ISO/IEC 23008-12, sections 6.5 and 9.3).
struct HEIFItems {
  private var width = 0
  private var height = 0
  private var isTurned = false

  /// Reads `meta`.
  init(_ source: ByteSource, meta: ISOBox) throws(MediaError) {
    let boxes = try meta.children(source, skipping: 4)
    guard let primary = boxes["pitm"], let properties = boxes["iprp"] else { throw .damaged(part: "list of items") }
    let isWide = try primary.version(source).version > 0
    let item = try source.bigEndian(at: primary.start + 4, count: isWide ? 4 : 2)
    let parts = try properties.children(source)
    guard let container = parts["ipco"] else { throw .damaged(part: "list of items") }
    let all = try container.children(source)
    for part in parts where part.type == "ipma" {
      for index in try Self.associations(of: item, in: part, source) where index >= 1 && index <= all.count {
        try apply(all[index - 1], source)
      }
    }
  }

  /// The size of the item as shown.
  func note(into facts: inout MediaFacts) throws(MediaError) {
    try facts.setSize(width: width, height: height, isTurned: isTurned, part: "list of items")
  }

  /// The numbers of an item's properties, counted from one (section 9.3.2, `ipma`).
  private static func associations(
    of item: Int, in box: ISOBox, _ source: ByteSource
  ) throws(MediaError) -> [Int] {
    let (version, flags) = try box.version(source)
    let count = try source.bigEndian(at: box.start + 4, count: 4)
    let (idLength, indexLength) = (version < 1 ? 2 : 4, flags & 1 == 0 ? 1 : 2)
    var position = box.start + 8
    for _ in 0..<count {
      // A box may say that it has thousands of millions of items.
      guard position < box.end else { break }
      let id = try source.bigEndian(at: position, count: idLength)
      let properties = Int(try source.byte(at: position + idLength))
      position += idLength + 1
      if id == item {
        // The highest bit says whether the property is essential.
        let mask = indexLength == 1 ? 0x7F : 0x7FFF
        return try (0..<properties).map { (number) throws(MediaError) in
          try source.bigEndian(at: position + number * indexLength, count: indexLength) & mask
        }
      }
      position += properties * indexLength
    }
    return []
  }

  private mutating func apply(_ property: ISOBox, _ source: ByteSource) throws(MediaError) {
    switch property.type {
    case "ispe":
      width = try source.bigEndian(at: property.start + 4, count: 4)
      height = try source.bigEndian(at: property.start + 8, count: 4)
    case "clap":
      // Section 8.2 of the video part, clean aperture: both sides are fractions.
      let numbers = try source.bytes(at: property.start, count: 16)
      let (cutWidth, cutHeight) = (numbers.prefix(8), numbers.dropFirst(8))
      width = Self.cut(width, cutWidth)
      height = Self.cut(height, cutHeight)
    case "irot":
      // Quarters of a turn; a mirror keeps both sides.
      if try source.byte(at: property.start) & 1 == 1 { isTurned.toggle() }
    default: break
    }
  }

  private static func cut(_ side: Int, _ fraction: ArraySlice<UInt8>) -> Int {
    let (numerator, denominator) = (fraction.prefix(4).bigEndian, fraction.dropFirst(4).bigEndian)
    guard denominator > 0, numerator / denominator > 0 else { return side }
    return min(side, numerator / denominator)
  }
}
