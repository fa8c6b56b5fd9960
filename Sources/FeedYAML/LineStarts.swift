import FeedDiagnostics

/// Where the lines of a text begin, to find the line of a character by its number.
///
/// libyaml ends lines at carriage returns and at the characters NEL, LS and PS (YAML 1.1, section 4.2) as well; editors and
/// all other places of feedsite count line feeds only.
struct LineStarts {
  /// The number of the first character of each line, in Unicode scalars counted from zero.
  private var starts = [0]
  /// How many characters the text has.
  private var count = 0

  /// Looks through a text in UTF-8.
  init(of bytes: some Sequence<UInt8>) {
    for byte in bytes where byte & 0xC0 != 0x80 {
      count += 1
      if byte == UInt8(ascii: "\n") { starts.append(count) }
    }
  }

  /// Whether a text may hold line ends other than line feeds; those of Windows harm nothing.
  static func areNeeded(for bytes: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      // The first bytes of NEL, LS and PS, which are those of other characters too.
      if byte == 0xC2 || byte == 0xE2 || previous == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n") { return true }
      previous = byte
    }
    return previous == UInt8(ascii: "\r")
  }

  /// The line and column of a character by its number, both counted from one; the end of the text for what lies behind it.
  func place(of character: Int) -> (line: Int, column: Int) {
    let character = min(max(character, 0), count)
    let line = starts.partitioningIndex { $0 > character }
    return (line, character - starts[line - 1] + 1)
  }
}
