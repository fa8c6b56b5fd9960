/// What a construct of the source begins with.
enum SourceConstruct {
  /// A link, by the beginning of the text in it as cmark read it.
  case link([UInt8])
  case image
  case hashtag
  case mention
  /// A tag or another piece of raw HTML, as written.
  case html(String)

  /// Whether it begins at `index`.
  ///
  /// What stands between opening and text of a link, as in `[*text*]`, is passed over, and where the source has an entity
  /// or a backslash, the text may be anything. An address may stand as it is.
  func stands(at index: Int, in bytes: [UInt8]) -> Bool {
    let byte = bytes[index]
    switch self {
    case .image: return byte == UInt8(ascii: "!") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "[")
    case .hashtag: return byte == UInt8(ascii: "#")
    case .mention: return byte == UInt8(ascii: "@")
    case .html(let written):
      return byte == written.utf8.first && bytes[index...].starts(with: written.utf8.prefix(64))
    case .link(let text):
      guard byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<") else { return false }
      return Self.holds(text, behind: index, in: bytes)
    }
  }

  private static func holds(_ text: [UInt8], behind index: Int, in bytes: [UInt8]) -> Bool {
    let text = text.drop(while: isMarkup).prefix(32).prefix { !isMarkup($0) }
    guard !text.isEmpty else { return true }
    if index > 0, bytes[index - 1] == UInt8(ascii: "\\") { return false }
    let rest = bytes[(index + 1)...].prefix(256).drop(while: isMarkup)
    for (written, read) in zip(rest, text) where written != read {
      return written == UInt8(ascii: "&") || written == UInt8(ascii: "\\")
    }
    return rest.count >= text.count
  }

  private static func isMarkup(_ byte: UInt8) -> Bool { byte < 0x80 && markup[Int(byte)] }

  private static let markup: [Bool] = (0..<0x80).map { $0 <= 0x20 || "!*_`[>\"'.-".utf8.contains(UInt8($0)) }
}
