import FeedYAML

/// Finds front matter between lines such as `—-`, which keyboards of phones and word processors make of `---`.
///
/// A text may begin with a dash. So what stands between the lines has to look like YAML, and to hold a key that every
/// entry has.
enum JoinedDashes {
  /// The line that closes front matter behind the first line of a text; nil where that opens none.
  static func closing(
    in text: ArraySlice<UInt8>, behind opening: (text: ArraySlice<UInt8>, end: Int)
  ) -> (text: ArraySlice<UInt8>, end: Int)? {
    guard isJoined(opening.text) else { return nil }
    var position = opening.end
    var (hasKey, isKnown) = (false, false)
    while let line = FrontMatterSplitter.line(in: text[position...]) {
      if isJoined(line.text) || line.text.elementsEqual("---".utf8) { return isKnown ? line : nil }
      if let key = key(of: line.text) {
        hasKey = true
        isKnown = isKnown || KindDeclarationDecoder.sharedKeys.contains(LocatedFields.comparable(key))
      } else if !isBesideKeys(line.text, hasKey) {
        return nil
      }
      position = line.end
    }
    return nil
  }

  /// Whether a line is made of up to three dashes, not all of which are hyphens.
  private static func isJoined(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == 0xE2 || line.first == UInt8(ascii: "-"), line.count <= 9 else { return false }
    let dashes = String(decoding: line, as: UTF8.self).unicodeScalars
    return dashes.count <= 3 && dashes.contains { $0 != "-" }
      && dashes.allSatisfy { $0 == "-" || ("\u{2010}"..."\u{2015}").contains($0) || $0 == "\u{2212}" }
  }

  /// The word before a colon with which a line begins.
  private static func key(of line: ArraySlice<UInt8>) -> String? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      colon + 1 == line.endIndex || line[colon + 1] == UInt8(ascii: " "),
      line[..<colon].allSatisfy({ $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "#") })
    else { return nil }
    return String(decoding: line[..<colon], as: UTF8.self)
  }

  /// Whether a line without a key is empty, a comment, or belongs to a key above.
  private static func isBesideKeys(_ line: ArraySlice<UInt8>, _ hasKey: Bool) -> Bool {
    guard let first = line.first, first != UInt8(ascii: "#") else { return true }
    return hasKey && (" \t]}".utf8.contains(first) || line.starts(with: "- ".utf8))
  }
}
