import FeedDiagnostics

extension ByteSource {
  /// One byte.
  func byte(at offset: Int) throws(MediaFault) -> UInt8 {
    let byte = try bytes(at: offset, count: 1)
    return byte[byte.startIndex]
  }

  /// An unsigned number of up to four bytes, the most significant first.
  func bigEndian(at offset: Int, count: Int) throws(MediaFault) -> Int {
    try bytes(at: offset, count: count).bigEndian
  }

  /// An unsigned number of up to four bytes, the least significant first.
  func littleEndian(at offset: Int, count: Int) throws(MediaFault) -> Int {
    try bytes(at: offset, count: count).littleEndian
  }

  /// An unsigned number of eight bytes, the most significant first; `Int.max` stands for what is above it.
  func bigEndian64(at offset: Int) throws(MediaFault) -> Int {
    Int(clamping: try bytes(at: offset, count: 8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  /// An unsigned number of eight bytes, the least significant first; `Int.max` stands for what is above it.
  func littleEndian64(at offset: Int) throws(MediaFault) -> Int {
    Int(clamping: try bytes(at: offset, count: 8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  /// Four bytes that name something, as text.
  func code(at offset: Int) throws(MediaFault) -> String {
    String(decoding: try bytes(at: offset, count: 4), as: UTF8.self)
  }

  /// Whether a text in ASCII stands at a place; false behind the end too.
  func holds(_ text: String, at offset: Int) throws(MediaFault) -> Bool {
    try prefix(at: offset, count: text.utf8.count).elementsEqual(text.utf8)
  }
}

extension Collection<UInt8> {
  /// The bytes as an unsigned number, the most significant first; there may be seven of them.
  var bigEndian: Int { reduce(0) { $0 << 8 | Int($1) } }
}

extension BidirectionalCollection<UInt8> {
  /// The bytes as an unsigned number, the least significant first; there may be seven of them.
  var littleEndian: Int { reversed().reduce(0) { $0 << 8 | Int($1) } }
}
