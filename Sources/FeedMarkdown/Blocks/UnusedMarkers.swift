/// Markers that begin no item of the writer's own lists, so that what is turned into items never becomes a part of these.
struct UnusedMarkers {
  /// A bullet.
  let bullet: UInt8
  /// What stands behind a number.
  let delimiter: UInt8

  init(in lines: SourceLines) {
    var bullets = Array("+*-".utf8)
    var delimiters = Array(").".utf8)
    for number in stride(from: 1, through: lines.count, by: 1) {
      let line = lines[number]
      var index = line.startIndex
      while index < line.endIndex, Self.mayBelongToMarker(line[index]) {
        switch line[index] {
        case UInt8(ascii: "["):
          // A list may begin right behind the marker of a footnote.
          index = FootnoteDefinition(line[index...]).map { index + $0.length } ?? line.endIndex
          continue
        case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "-"): bullets.removeAll { $0 == line[index] }
        case UInt8(ascii: ")"), UInt8(ascii: "."): delimiters.removeAll { $0 == line[index] }
        default: break
        }
        index += 1
      }
    }
    bullet = bullets.first ?? UInt8(ascii: "+")
    delimiter = delimiters.first ?? UInt8(ascii: ")")
  }

  private static func mayBelongToMarker(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || " \t>:+*-.)[".utf8.contains(byte)
  }
}
