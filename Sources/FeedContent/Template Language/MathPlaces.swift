/// Whether a place of a body is within a formula between dollar signs.
struct MathPlaces {
  private var isOpen = false
  private var isDisplay = false
  private var last: UInt8 = 0
  /// Where the line on which a dollar sign was looked for ends, and its last one.
  private var known: (end: Int, dollar: Int)?

  mutating func pass(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { pass(byte) }
  }

  mutating func pass(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "$") where last == byte:
      isDisplay.toggle()
      isOpen = false
      last = 0
      return
    case UInt8(ascii: "$") where last != UInt8(ascii: "\\"): isOpen.toggle()
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      // A formula within text ends with its line, and every formula with its paragraph.
      if last == byte { isDisplay = false }
      isOpen = false
    default: break
    }
    last = byte
  }

  /// Whether the place before an index is in a formula that ends behind it.
  mutating func isInMath(before index: Int, in bytes: [UInt8]) -> Bool {
    if isDisplay { return true }
    guard isOpen else { return false }
    if let known, index <= known.end { return known.dollar >= index }
    let end = bytes[index...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    let dollar = bytes[index..<end].lastIndex(of: UInt8(ascii: "$")) ?? -1
    known = (end, dollar)
    return dollar >= index
  }
}
