/// A text whose graphemes can be asked for by their number: few of them are, so that none is copied before.
struct GraphemeText {
  /// The text.
  let text: String
  /// Where each grapheme begins, as an offset in bytes.
  private let starts: [Int]

  /// Counts the graphemes of a text.
  init(_ text: String) {
    var starts: [Int] = []
    starts.reserveCapacity(text.utf8.count)
    var position = text.startIndex
    while position < text.endIndex {
      starts.append(text.utf8.distance(from: text.startIndex, to: position))
      position = text.graphemeEnd(from: position)
    }
    self.text = text
    self.starts = starts
  }

  /// How many graphemes there are.
  var count: Int { starts.count }

  /// The grapheme of a number, counted from zero.
  subscript(number: Int) -> Character { text[index(of: number)] }

  /// The graphemes of some numbers as a text.
  subscript(range: Range<Int>) -> Substring { text[index(of: range.lowerBound)..<index(of: range.upperBound)] }

  /// Whether a grapheme is a single space.
  func isSpace(_ number: Int) -> Bool { self[byteOf: number] == UInt8(ascii: " ") && self[number] == " " }

  /// Whether a grapheme begins with a letter or digit of ASCII or with a space, as most do.
  func beginsPlainly(_ number: Int) -> Bool {
    let byte = self[byteOf: number]
    return byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: " ")
  }

  private subscript(byteOf number: Int) -> UInt8 { text.utf8[index(of: number)] }

  private func index(of number: Int) -> String.Index {
    number < starts.count ? text.utf8.index(text.startIndex, offsetBy: starts[number]) : text.endIndex
  }
}

extension String {
  /// Where the grapheme ends that starts at `position`; quickly for an ASCII character before another. The text
  /// there must not be the end of a line, since CR LF is one grapheme.
  func graphemeEnd(from position: String.Index) -> String.Index {
    let next = utf8.index(after: position)
    let isAlone = utf8[position] < 0x80 && (next == endIndex || utf8[next] < 0x80)
    return isAlone ? next : index(after: position)
  }
}
