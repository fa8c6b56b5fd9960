/// Markers that begin no item of the writer's own lists, so that what is turned into items never becomes a part of these.
struct UnusedMarkers {
  /// A bullet for definitions.
  let bullet: UInt8
  /// The two bytes that begin a footnote: a number, or a bullet and a space where the writer uses both kinds of numbers.
  let footnote: [UInt8]

  init(in lines: SourceLines) {
    var bullets = Array("+*-".utf8)
    var delimiters = Array(").".utf8)
    for number in stride(from: 1, through: lines.count, by: 1) {
      let line = lines[number]
      var index = line.startIndex
      while index < line.endIndex, Self.mayBelongToMarker(line[index]) {
        let endsMarker = index + 1 == line.endIndex || line[index + 1].isASCIISpace
        switch line[index] {
        case UInt8(ascii: "["):
          // A list may begin right behind the marker of a footnote.
          index = FootnoteDefinition(line[index...]).map { index + $0.length } ?? line.endIndex
          continue
        case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "-"):
          if endsMarker { bullets.removeAll { $0 == line[index] } }
        case UInt8(ascii: ")"), UInt8(ascii: "."):
          if endsMarker { delimiters.removeAll { $0 == line[index] } }
        default: break
        }
        index += 1
      }
    }
    bullet = bullets.first ?? UInt8(ascii: "+")
    if let bullet = bullets.dropFirst().first, delimiters.isEmpty {
      footnote = [bullet, UInt8(ascii: " ")]
    } else {
      footnote = [UInt8(ascii: "1"), delimiters.first ?? UInt8(ascii: ")")]
    }
  }

  private static func mayBelongToMarker(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || " \t>:+*-.)[".utf8.contains(byte)
  }
}
