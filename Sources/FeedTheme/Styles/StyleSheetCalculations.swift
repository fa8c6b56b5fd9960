/// A compacted style sheet whose calculations of known lengths are worked out (CSS Values and Units Level 4, 10).
///
/// `calc(1.1875rem - .1875rem)` becomes `1rem`. A calculation stays as it is where anything in it depends on the page:
/// a variable, a percentage, lengths of two units, a function; or where the result is no short decimal.
struct StyleSheetCalculations {
  /// The text with the results.
  let text: String

  /// Takes the text of a compacted style sheet.
  init(_ compacted: String) {
    let bytes = Array(compacted.utf8)
    let call = Array("calc(".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let end = Self.endOfString(bytes, from: position)
        result += bytes[position..<end]
        position = end
      } else if byte == call[0], bytes[position...].starts(with: call), result.last.map(Self.endsName) != true,
        let calculation = StyleSheetCalculation(bytes, at: position + call.count)
      {
        result += calculation.words.utf8
        position = calculation.end
      } else {
        result.append(byte)
        position += 1
      }
    }
    text = String(decoding: result, as: UTF8.self)
  }

  /// Whether a name that ends with this byte goes on behind it, as in `-webkit-calc`.
  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: byte >= 0x80
    }
  }

  private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != bytes[start] {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position + 1, bytes.count)
  }
}
