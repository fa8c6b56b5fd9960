import FeedMarkup

/// Something in the markup of a page that wants a script.
///
/// No text of a reader can be taken for one, since quotes and angle brackets in it are escaped.
struct MarkupMark: Sendable {
  /// A player from elsewhere that a click loads.
  static let player = MarkupMark(#"data-player=""#)
  /// A link to a photo that a lightbox shows.
  static let photo = MarkupMark(#"data-photo=""#)
  /// A player for a file of sound.
  static let recording = MarkupMark("<audio")

  private let bytes: [UInt8]
  /// For each byte how far it stands from the end of the mark, where it stands before its last byte.
  private let steps: [Int]

  private init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    steps = bytes.dropLast().enumerated().reduce(into: Array(repeating: bytes.count, count: 256)) { steps, place in
      steps[Int(place.element)] = bytes.count - 1 - place.offset
    }
  }

  /// Whether markup has it.
  func isIn(_ markup: MarkupBuffer) -> Bool {
    let (text, mark, steps) = (markup.bytes.span, bytes.span, steps.span)
    var last = mark.count - 1
    // A byte tells how far the next place is at which the mark can end, so that most are never looked at (Horspool).
    while last < text.count {
      let byte = text[last]
      if byte == mark[mark.count - 1] {
        let start = last - mark.count + 1
        if mark.indices.allSatisfy({ text[start + $0] == mark[$0] }) { return true }
      }
      last += steps[Int(byte)]
    }
    return false
  }
}
