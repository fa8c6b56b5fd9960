/// 16 bytes that are written as 32 hexadecimal digits; as a text they would take five times the memory.
struct Bits128: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  init(high: UInt64, low: UInt64) { (self.high, self.low) = (high, low) }

  /// - Parameter bytes: 16 of them.
  init(_ bytes: some Sequence<UInt8>) {
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for byte in bytes {
      halves.high = halves.high << 8 | halves.low >> 56
      halves.low = halves.low << 8 | UInt64(byte)
    }
    (high, low) = halves
  }

  /// Reads digits, in capitals or not; nil for anything else.
  ///
  /// - Parameter hyphens: The places in the text that hold a hyphen.
  init?(_ text: String, hyphens: [Int]) {
    guard text.utf8.count == 32 + hyphens.count else { return nil }
    var halves: (high: UInt64, low: UInt64) = (0, 0)
    for (place, byte) in text.utf8.enumerated() {
      if hyphens.contains(place) {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard let digit = PercentEncoding.value(byte) else { return nil }
        halves.high = halves.high << 4 | halves.low >> 60
        halves.low = halves.low << 4 | UInt64(digit)
      }
    }
    (high, low) = halves
  }

  /// The digits, in lower case.
  func text(hyphens: [Int]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(32 + hyphens.count)
    for place in 0..<32 {
      if hyphens.contains(text.count) { text.append(UInt8(ascii: "-")) }
      let digit = UInt8((place < 16 ? high : low) >> (60 - place % 16 * 4) & 15)
      text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    return String(decoding: text, as: UTF8.self)
  }

  var lastByte: UInt8 { UInt8(truncatingIfNeeded: low) }

  var bytes: [UInt8] {
    [high, low].flatMap { half in stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: half >> $0) } }
  }
}
