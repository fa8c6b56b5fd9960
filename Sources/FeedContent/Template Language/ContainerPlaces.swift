import FeedDiagnostics

/// Where a body holds containers, as Docusaurus, VitePress, HackMD and Pandoc write them: `:::note Title` on a line, and
/// `:::` on a later one.
struct ContainerPlaces {
  /// A line that begins a container.
  struct Opening {
    /// From its colons to the end of the line.
    let range: Range<Int>
    let name: String
    let title: String
    /// The line that ends the container.
    fileprivate(set) var end: Range<Int>
  }

  /// The containers, by the byte with which they begin.
  private(set) var openings: [Int: Opening] = [:]
  /// The lines that end containers, by the byte with which they begin.
  private(set) var ends: [Int: Range<Int>] = [:]

  /// - Parameter codes: Where code stands, in order, in which there are none.
  init(in bytes: [UInt8], outside codes: [Range<Int>]) {
    var codes = codes[...]
    var open: [(colons: Int, opening: Opening)] = []
    var start = 0
    while start < bytes.count {
      let end = bytes.lineEnd(from: start)
      while let code = codes.first, code.upperBound <= start { codes.removeFirst() }
      let isCode = codes.first.map { $0.lowerBound <= start } ?? false
      if !isCode, let (colons, range, words) = Self.line(bytes, start..<end) {
        if words.isEmpty {
          let place = open.lastIndex { $0.colons == colons } ?? open.count - 1
          if place >= 0 {
            var opening = open[place].opening
            opening.end = range
            openings[opening.range.lowerBound] = opening
            ends[range.lowerBound] = range
            open.removeSubrange(place...)
          }
        } else if let (name, title) = Self.parts(of: String(decoding: words, as: UTF8.self)) {
          open.append((colons, Opening(range: range, name: name, title: title, end: range)))
        }
      }
      start = end + 1
    }
  }

  /// The colons of a line that begins with at least three, where they and what follows stand, and what follows.
  private static func line(
    _ bytes: [UInt8], _ line: Range<Int>
  ) -> (colons: Int, range: Range<Int>, words: ArraySlice<UInt8>)? {
    let content = bytes[line].drop { $0.isSpaceOrTab }
    let colons = content.prefix { $0 == UInt8(ascii: ":") }.count
    guard colons >= 3 else { return nil }
    return (colons, content.indices, content.dropFirst(colons).drop { $0 <= UInt8(ascii: " ") })
  }

  /// The name and the title in `note Title`, `note[Title]`, `{note} Title` and `{.note}`; nil for anything else.
  private static func parts(of words: String) -> (name: String, title: String)? {
    if let match = words.wholeMatch(of: /\{\.?([A-Za-z][\w\-]*)[^}]*\}\s*(.*?)\s*/) {
      return (String(match.1), String(match.2))
    }
    guard let match = words.wholeMatch(of: /([A-Za-z][\w\-]*)\s*(?:\[(.*)\]|(.*?))\s*(?:\{.*\})?\s*/) else {
      return nil
    }
    return (String(match.1), String(match.2 ?? match.3 ?? ""))
  }
}
