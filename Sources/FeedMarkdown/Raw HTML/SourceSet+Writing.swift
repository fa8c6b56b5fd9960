internal import FeedMarkup

extension SourceSet {
  /// Appends an address as it may stand in a `srcset`: commas at its ends would count as separators.
  static func append(_ address: String, to buffer: inout MarkupBuffer) {
    let bytes = Array(address.utf8)
    let first = bytes.firstIndex { $0 != UInt8(ascii: ",") } ?? bytes.endIndex
    let end = bytes[first...].lastIndex { $0 != UInt8(ascii: ",") }.map { $0 + 1 } ?? first
    for _ in 0..<first { buffer.append("%2C") }
    URLEscaping.append(String(decoding: bytes[first..<end], as: UTF8.self), to: &buffer)
    for _ in end..<bytes.endIndex { buffer.append("%2C") }
  }
}
