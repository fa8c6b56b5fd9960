/// The tags that GFM disallows: those that change how the rest of a page is read (GFM 0.29, section 6.11).
enum TagFilter {
  private static let names: Set<String> = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
  ]
  private static let longestName = 9

  /// Whether the `<` at `index` begins a tag that is disallowed; it need not be complete.
  static func applies(to bytes: [UInt8], at index: Int) -> Bool {
    let start = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/") ? index + 2 : index + 1
    let name = bytes[min(start, bytes.count)...].prefix(longestName + 1).prefix { $0.isASCIILetter }
    guard names.contains(String(decoding: name.lazy.map { $0 | 0x20 }, as: UTF8.self)) else { return false }
    // Where the block ends, its last line does.
    guard name.endIndex < bytes.count else { return true }
    switch bytes[name.endIndex] {
    case UInt8(ascii: "\t")...UInt8(ascii: "\r"), UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: ">"): return true
    default: return false
    }
  }
}
