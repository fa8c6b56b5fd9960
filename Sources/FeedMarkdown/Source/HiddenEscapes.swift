internal import CCmark

/// Marks behind a backslash, hidden from the passes over cmark's tree, which no longer says that they are mere text.
///
/// A backslash and a mark that only passes read become one character of as many bytes, which cmark takes for punctuation
/// like the mark; when the passes are done, it is turned back. A source that holds such characters of its own is left as
/// it is.
enum HiddenEscapes {
  private static let marks = Array("~=^{[:@#".utf8)
  /// Punctuation of Syriac, U+0700 to U+0707: two bytes, the first of which they share.
  private static let lead: UInt8 = 0xDC
  private static let codes: ClosedRange<UInt8> = 0x80...0x87

  /// The source with its escapes hidden; nil where it has none, or none can be hidden.
  static func hiding(in source: [UInt8]) -> [UInt8]? {
    let hasBackslash = unsafe source.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      return unsafe memchr(base, 0x5C, bytes.count) != nil
    }
    guard hasBackslash else { return nil }
    var bytes = source
    var index = 0
    var hasHidden = false
    while index + 1 < bytes.count {
      if bytes[index] == lead, codes.contains(bytes[index + 1]) { return nil }
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      if let mark = marks.firstIndex(of: bytes[index + 1]) {
        bytes[index] = lead
        bytes[index + 1] = codes.lowerBound + UInt8(mark)
        hasHidden = true
      }
      index += 2
    }
    return hasHidden ? bytes : nil
  }

  /// The bytes as they were written, each mark with its backslash or without.
  static func shown(_ bytes: [UInt8], withBackslash: Bool) -> [UInt8] {
    var shown: [UInt8] = []
    shown.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == lead, index + 1 < bytes.count, codes.contains(bytes[index + 1]) {
        if withBackslash { shown.append(UInt8(ascii: "\\")) }
        shown.append(marks[Int(bytes[index + 1] - codes.lowerBound)])
        index += 2
      } else {
        shown.append(bytes[index])
        index += 1
      }
    }
    return shown
  }

  /// The text as cmark would have read it.
  static func shown(_ text: String) -> String {
    text.utf8.contains(lead) ? String(decoding: shown(Array(text.utf8), withBackslash: false), as: UTF8.self) : text
  }
}
