/// Destinations that could run code or read local files.
enum UnsafeDestination {
  private static let schemes = ["javascript:", "vbscript:", "file:", "data:"].map { Array($0.utf8) }
  private static let imageTypes = ["png", "gif", "jpeg", "webp"].map { Array("data:image/\($0)".utf8) }

  /// The destination, or an empty one where it is unsafe.
  ///
  /// The rule is that of cmark's safe mode. Control characters before and inside the scheme, which browsers skip
  /// (WHATWG URL, section 4.4), are skipped here as well.
  static func removed(from destination: String) -> String {
    guard let first = destination.utf8.first(where: { $0 > UInt8(ascii: " ") }), "jvfdJVFD".utf8.contains(first),
      destination.utf8.contains(UInt8(ascii: ":"))
    else { return destination }
    let start = destination.utf8.lazy.filter { $0 > UInt8(ascii: " ") }.prefix(16).map { byte in
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }
    guard schemes.contains(where: { start.starts(with: $0) }) else { return destination }
    return imageTypes.contains { start.starts(with: $0) } ? destination : ""
  }
}
