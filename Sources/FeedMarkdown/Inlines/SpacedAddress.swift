import FeedDiagnostics

/// An address with a space in it, which makes text of what was meant as a link or an image: `[map](the way.pdf)`.
struct SpacedAddress {
  /// Where it stands, without the parentheses and spaces around it.
  let range: Range<Int>

  /// How many bytes are looked at.
  private static let longest = 512

  /// Reads bytes from the bracket on that closes the text of a link; nil where no such address stands behind it.
  ///
  /// Words in parentheses may follow any bracket, so an address is what ends like the name of a file.
  init?(behind bracket: Int, in bytes: [UInt8]) {
    let rest = bytes[(bracket + 1)...].prefix(Self.longest)
    guard rest.first == UInt8(ascii: "("), let end = Self.end(of: rest) else { return nil }
    let space = UInt8(ascii: " ")
    guard let start = rest[..<end].dropFirst().firstIndex(where: { $0 != space }),
      let last = rest[start..<end].lastIndex(where: { $0 != space }), rest[start..<last].contains(space)
    else { return nil }
    let ending = rest[start...last].reversed().prefix { $0.isASCIILetter || $0.isASCIIDigit }
    guard (2...5).contains(ending.count), ending.contains(where: \.isASCIILetter), case let dot = last - ending.count,
      dot > start,
      bytes[dot] == UInt8(ascii: "."), bytes[dot - 1] != space
    else { return nil }
    range = start..<last + 1
  }

  /// The parenthesis that closes an address, which may have others in it: `(rain (1).jpg)`; nil where none does.
  ///
  /// The titles of links are in quotation marks, and other addresses in angle brackets.
  private static func end(of rest: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for (index, byte) in zip(rest.indices, rest) {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index }
      case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      default: break
      }
    }
    return nil
  }
}
