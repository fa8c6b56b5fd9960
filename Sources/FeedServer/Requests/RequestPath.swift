import FeedModel

/// The path of a request, decoded and free of everything that could lead out of a site.
package struct RequestPath: Hashable, Sendable {
  /// The names between the slashes, decoded; none of them is empty, `.` or `..`, or holds a slash, a backslash or a
  /// control character.
  package let names: [String]
  /// Whether it ends with a slash, as the addresses of pages do.
  package let endsWithSlash: Bool
  /// What followed the path, with its `?`; empty where there was nothing.
  package let query: String

  /// Reads the target of a request line in origin form (RFC 9112 section 3.2.1); nil where it is malformed or unsafe.
  ///
  /// Each name is decoded once and looked at afterwards, so that no way of encoding makes a difference.
  package init?(target: String) {
    let bytes = Array(target.utf8)
    guard bytes.first == UInt8(ascii: "/"), bytes.count <= Self.limit, !bytes.contains(UInt8(ascii: "#")) else {
      return nil
    }
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    let suffix = bytes[end...]
    guard suffix.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    query = String(decoding: suffix, as: UTF8.self)
    let path = bytes[..<end]
    endsWithSlash = path.last == UInt8(ascii: "/")
    var names: [String] = []
    let parts = path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if part.isEmpty, index == parts.count - 1 { break }
      guard let name = Self.decodedName(part) else { return nil }
      names.append(name)
    }
    self.names = names
  }

  /// The longest target that is read, in bytes.
  static let limit = 8_192

  private static func decodedName(_ part: some Collection<UInt8>) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(part.count)
    var rest = part.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(PercentEncoding.value), let low = rest.next().flatMap(PercentEncoding.value)
      else { return nil }
      decoded.append(high << 4 | low)
    }
    let isPlain = decoded.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\")
    }
    guard isPlain, let name = String(validating: decoded, as: UTF8.self), !["", ".", ".."].contains(name) else {
      return nil
    }
    return name
  }
}
