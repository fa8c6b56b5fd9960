/// What a construct of the source begins with.
struct SourceConstruct {
  private let openings: [[UInt8]]
  /// The beginning of the text within, as cmark read it.
  private let text: [UInt8]

  /// A tag or another piece of raw HTML, as written.
  init(html: String) {
    openings = [Array(html.utf8.prefix(64))]
    text = []
  }

  /// A link or an image by what it may open with, and the text in it.
  init(openings: String..., text: String) {
    self.openings = openings.map { Array($0.utf8) }
    self.text = Array(text.utf8.drop { Self.isMarkup($0) }.prefix(32).prefix { !Self.isMarkup($0) })
  }

  /// Whether it begins at `index`.
  ///
  /// What stands between opening and text, as in `[*text*]`, is passed over, and where the source has an entity or a
  /// backslash, the text may be anything.
  func stands(at index: Int, in bytes: [UInt8]) -> Bool {
    guard let opening = openings.first(where: { bytes[index] == $0.first && bytes[index...].starts(with: $0) }) else {
      return false
    }
    guard !text.isEmpty else { return true }
    if index > 0, bytes[index - 1] == UInt8(ascii: "\\") { return false }
    let rest = bytes[(index + opening.count)...].prefix(256).drop { Self.isMarkup($0) }
    for (written, read) in zip(rest, text) where written != read {
      return written == UInt8(ascii: "&") || written == UInt8(ascii: "\\")
    }
    return rest.count >= text.count
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || "!*_`[>\"'.-".utf8.contains(byte)
  }
}
