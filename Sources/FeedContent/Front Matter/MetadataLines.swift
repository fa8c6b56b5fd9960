import FeedDiagnostics
import FeedYAML

/// Reads the lines `Key: value` with which files of Pelican begin, without delimiters; Logseq has two colons there, and
/// Nikola two dots before them, in a comment of HTML or none.
enum MetadataLines {
  /// The keys with which such a file may begin; others are the words of a text.
  private static let first: Set<String> = ["title", "date", "slug", "author", "authors", "category", "tags", "status"]
  /// More lines are no metadata but a text.
  private static let limit = 200

  /// The index after the empty line that ends the lines; nil where a text does not begin with a title and a date in
  /// such lines.
  static func end(in text: ArraySlice<UInt8>) -> Int? {
    if isOfNikola(text) { return endOfNikola(in: text) }
    // Most texts begin otherwise, as their first line tells.
    guard let beginning = text.first, beginning.isASCIILetter, let colon = text.prefix(12).firstIndex(of: colon),
      first.contains(String(decoding: text[..<colon], as: UTF8.self).lowercased())
    else { return nil }
    var names: Set<String> = []
    var end = text.startIndex
    for (number, line) in lines(text).enumerated() {
      guard number < limit else { return nil }
      if let key = key(of: line) {
        names.insert(String(decoding: key, as: UTF8.self).lowercased())
      } else if isBlank(line) || !isContinued(line) {
        if isBlank(line) { end = line.endIndex }
        break
      }
      end = line.endIndex
    }
    return names.isSuperset(of: ["title", "date"]) ? end : nil
  }

  private static func isOfNikola(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "..".utf8) || text.starts(with: "<!--".utf8)
  }

  /// Where the lines of Nikola end; nil where there is no title in them.
  private static func endOfNikola(in text: ArraySlice<UInt8>) -> Int? {
    var isInComment = false
    var hasTitle = false
    for (number, line) in lines(text).enumerated() {
      guard number < limit else { return nil }
      if let key = key(of: line), line.starts(with: "..".utf8) {
        hasTitle = hasTitle || string(key).lowercased() == "title"
      } else if number == 0, string(line) == "<!--" {
        isInComment = true
      } else if isInComment, string(line) == "-->" {
        return hasTitle ? line.endIndex : nil
      } else if !isInComment {
        guard hasTitle else { return nil }
        return isBlank(line) ? line.endIndex : line.startIndex
      } else if !isBlank(line) {
        return nil
      }
    }
    return hasTitle && !isInComment ? text.endIndex : nil
  }

  /// The keys of the lines with their places; a key that occurs twice holds what its last line says.
  static func fields(in text: ArraySlice<UInt8>, file: String) -> LocatedFields {
    let isOfNikola = isOfNikola(text)
    var fields: [LocatedFields.Field] = []
    for (number, line) in lines(text).enumerated() {
      guard let key = key(of: line) else {
        if isOfNikola { continue }
        if isBlank(line) || !isContinued(line) { break }
        if let last = fields.popLast() {
          let text = [last.value.text ?? "", string(line)].filter { !$0.isEmpty }.joined(separator: "\n")
          fields.append(last.holding(LocatedValue(shape: .text(text, .quoted), location: last.value.location)))
        }
        continue
      }
      let words = string(key)
      let following = line[key.endIndex...].drop { $0 == colon }
      let value = following.drop { $0.isSpaceOrTab }
      // Nikola writes down what is empty as well, and its types are those of files.
      if isOfNikola, isBlank(value) || words.lowercased() == "type" { continue }
      let start = key.startIndex - line.startIndex + 1
      let column = start + words.unicodeScalars.count + 1 + (value.startIndex - key.endIndex - 1)
      let field = LocatedFields.Field(
        key: words, name: LocatedFields.comparable(words),
        location: SourceLocation(file: file, line: number + 1, column: start),
        value: LocatedValue(
          // As in quotes, since commas alone part its tags.
          shape: .text(string(value), .quoted),
          location: SourceLocation(file: file, line: number + 1, column: column)))
      fields.removeAll { $0.name == field.name }
      fields.append(field)
    }
    return LocatedFields(fields: fields, location: SourceLocation(file: file, line: 1, column: 1))
  }

  private static let colon = UInt8(ascii: ":")

  private static func lines(_ text: ArraySlice<UInt8>) -> some Sequence<ArraySlice<UInt8>> {
    sequence(state: text) { rest in
      guard !rest.isEmpty else { return nil }
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      defer { rest = rest[end...] }
      return rest[..<end]
    }
  }

  /// The letters before a colon with which a line begins, after the dots of Nikola.
  private static func key(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let words = line.starts(with: ".. ".utf8) ? line.dropFirst(3) : line
    let key = words.prefix { $0.isASCIILetter || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
    return key.isEmpty || key.endIndex == line.endIndex || line[key.endIndex] != colon ? nil : key
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 <= UInt8(ascii: " ") }
  }

  /// Whether a line goes on with the value above, by its four spaces or its tab.
  private static func isContinued(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "    ".utf8) || line.first == UInt8(ascii: "\t")
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).trimmingWhitespace
  }
}
