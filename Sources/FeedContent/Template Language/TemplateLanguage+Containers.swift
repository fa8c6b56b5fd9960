import FeedDiagnostics

/// Blocks that become quotations or alerts, whatever marks where they begin and end.
extension TemplateLanguage {
  /// `:::note Title`, and `:::` behind it: an alert where the name is one of those, else what stands between them.
  mutating func container(at index: Int) -> Int? {
    guard index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: ":"), bytes[index + 2] == UInt8(ascii: ":") else {
      return nil
    }
    if let end = containers.ends[index] { return leaveOut(end) }
    guard let opening = containers.openings[index] else { return nil }
    guard depth < Self.deepest, let start = TemplateMeaning.blockStart(named: opening.name, title: opening.title) else {
      return leaveOut(opening.range)
    }
    return quote(start, "", between: opening.range, opening.end)
  }

  /// Marks the lines between two as those of a quotation; in the place of these stand its beginning and its end.
  ///
  /// - Returns: Where reading goes on.
  mutating func quote(_ start: String, _ ending: String, between first: Range<Int>, _ last: Range<Int>) -> Int {
    let indent = indent(before: first.lowerBound)
    let written = writtenIndent
    let inner = read(block: Array(bytes[first.upperBound..<last.lowerBound])) { first.upperBound + $0 }
    append(start, for: first)
    let lines = inner.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number == 0 {
        output += line
      } else {
        output.append(UInt8(ascii: "\n"))
        if number == lines.count - 1 { break }
        output += written
        output += "> ".utf8
        output += line.starts(with: indent) ? line.dropFirst(indent.count) : line
      }
    }
    return append(String(decoding: written, as: UTF8.self) + ending, for: last)
  }

  /// Reads what a block holds, apart from what stands around it.
  ///
  /// - Parameter offset: The byte of this text at which messages place what begins at a byte of the block.
  mutating func read(block: [UInt8], offset: (Int) -> Int) -> [UInt8] {
    var inner = TemplateLanguage(block, page: page, depth: depth + 1)
    inner.mdx.jsx.goOn(from: mdx.jsx)
    inner.run()
    mdx.jsx.patience = inner.mdx.jsx.patience
    for other in inner.unknown { note(UnknownTag(name: other.name, text: other.text, offset: offset(other.offset))) }
    return inner.output
  }

  /// The white space with which the line ends that is written: its indentation where nothing else stands in it, which
  /// elements of MDX take from what they hold. A copy, so that the output is not written into another one.
  var writtenIndent: [UInt8] {
    let start = output.lastIndex { !$0.isSpaceOrTab }.map { $0 + 1 } ?? 0
    return Array(output[start...])
  }
}
