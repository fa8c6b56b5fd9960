/// A person named in the text: `@rain` or `@rain@example.org`.
enum Mention {
  /// The index after the name that begins after the `@` at `start`; nil where there is none.
  static func end(from start: Int, in text: [UInt8]) -> Int? {
    guard let name = nameEnd(from: start + 1, in: text) else { return nil }
    guard name < text.count, text[name] == UInt8(ascii: "@") else { return name }
    return nameEnd(from: name + 1, in: text) ?? name
  }

  /// A name is made of letters, digits, `_`, `-` and `.` and ends with a letter, a digit or an underscore.
  private static func nameEnd(from start: Int, in text: [UInt8]) -> Int? {
    var scalars = ScalarReader(text, at: start)
    var end: Int?
    while let scalar = scalars.next {
      let isWord = scalar.isLetterOrNumber || scalar.isMark || scalar == "_"
      guard isWord || end != nil && (scalar == "-" || scalar == ".") else { break }
      scalars.advance()
      if isWord { end = scalars.index }
    }
    return end
  }
}
