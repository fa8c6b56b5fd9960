/// Reads the value of a `srcset` (WHATWG HTML, section 4.8.4.2.1).
package struct SourceSet {
  /// An image of the set.
  package struct Candidate: Equatable {
    /// Where the address stands.
    package let address: Range<Int>
    /// Where the width or density stands; empty where there is none.
    package let descriptor: Range<Int>
  }

  private let bytes: [UInt8]

  /// Creates a reader of text in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The images that a part of the text lists, in order.
  package func candidates(in value: Range<Int>) -> [Candidate] {
    var candidates: [Candidate] = []
    var position = value.lowerBound
    while true {
      position = end(from: position, to: value.upperBound) { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
      guard position < value.upperBound else { return candidates }
      let start = position
      position = end(from: position, to: value.upperBound) { $0 > UInt8(ascii: " ") }
      var address = start..<position
      var descriptor = position..<position
      if bytes[position - 1] == UInt8(ascii: ",") {
        while bytes[address.upperBound - 1] == UInt8(ascii: ",") { address = start..<(address.upperBound - 1) }
      } else {
        let first = end(from: position, to: value.upperBound) { $0 <= UInt8(ascii: " ") }
        position = end(from: first, to: value.upperBound) { $0 != UInt8(ascii: ",") }
        descriptor = first..<position
      }
      candidates.append(Candidate(address: address, descriptor: descriptor))
    }
  }

  private func end(from start: Int, to limit: Int, while isPassed: (UInt8) -> Bool) -> Int {
    var position = start
    while position < limit, isPassed(bytes[position]) { position += 1 }
    return position
  }
}

extension SourceSet {
  /// Appends an address as it may stand in a `srcset`: commas at its ends would count as separators.
  package static func append(_ address: String, to buffer: inout MarkupBuffer) {
    let bytes = Array(address.utf8)
    let first = bytes.firstIndex { $0 != UInt8(ascii: ",") } ?? bytes.endIndex
    let end = bytes[first...].lastIndex { $0 != UInt8(ascii: ",") }.map { $0 + 1 } ?? first
    for _ in 0..<first { buffer.append("%2C") }
    URLEscaping.append(String(decoding: bytes[first..<end], as: UTF8.self), to: &buffer)
    for _ in end..<bytes.endIndex { buffer.append("%2C") }
  }
}
