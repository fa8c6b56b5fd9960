import FeedDiagnostics

/// The places that a text has, to find messages that point elsewhere.
struct TextPlaces {
  /// How many Unicode scalars each line has, without its line feed.
  private let lengths: [Int]
  /// The same where a carriage return ends a line as well: as CommonMark does it (2.1), so Markdown counts.
  private let markdownLengths: [Int]

  /// Looks through a text, which should be UTF-8.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    lengths = Self.lengths(of: text)
    markdownLengths = Self.lengths(of: text.replacing("\r\n", with: "\n").replacing("\r", with: "\n"))
  }

  private static func lengths(of text: String) -> [Int] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
  }

  /// Says which diagnostic of a file points outside of it, or shows what a terminal would obey; nil where none does.
  func problem(with diagnostics: [Diagnostic], in file: String) -> String? {
    for diagnostic in diagnostics {
      let text = DiagnosticFormatter().text(for: diagnostic)
      if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F }) {
        return "a control character in the message: \(text.debugDescription)"
      }
      let places = [diagnostic.location].compactMap(\.self) + diagnostic.related
      for place in places where place.file == file && !holds(place) {
        return "\(place) is not in the text of \(lengths.count) lines: \(text)"
      }
    }
    return nil
  }

  /// Whether a place is in the text, or right after a line of it.
  private func holds(_ place: SourceLocation) -> Bool {
    [lengths, markdownLengths].contains { lengths in
      guard let line = place.line else { return true }
      guard line >= 1, line <= lengths.count else { return false }
      guard let column = place.column else { return true }
      return column >= 1 && column <= lengths[line - 1] + 1
    }
  }
}
