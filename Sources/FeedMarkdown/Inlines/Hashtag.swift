import FeedDiagnostics

/// A tag named in the text: `#rain`.
enum Hashtag {
  /// The index after the name that begins after the `#` at `start`; nil where there is none.
  ///
  /// A name is made of letters, digits and underscores of any script, and not of digits alone. Names of programming
  /// languages may end in `++`, or in a `#` after a single letter: `#C++`, `#F#`. What begins an address is no name.
  static func end(from start: Int, in text: [UInt8]) -> Int? {
    var end = start + 1
    var hasLetter = false
    while let (scalar, length) = text.scalar(at: end), scalar.isLetterOrNumber || scalar.isMark || scalar == "_" {
      let isDigit = scalar.isASCII ? "0"..."9" ~= scalar : scalar.properties.numericType != nil
      if !isDigit, scalar != "_" { hasLetter = true }
      end += length
    }
    guard hasLetter, !text[end...].starts(with: "://".utf8) else { return nil }
    return end + suffixLength(after: text[(start + 1)..<end], in: text)
  }

  private static func suffixLength(after name: ArraySlice<UInt8>, in text: [UInt8]) -> Int {
    let rest = text[name.endIndex...]
    let length: Int
    if rest.starts(with: "++".utf8) {
      length = 2
    } else if rest.first == UInt8(ascii: "#"), name.count == 1, name.first?.isASCIILetter ?? false {
      length = 1
    } else {
      return 0
    }
    let next = text.scalar(at: name.endIndex + length)?.scalar
    let isBoundary = next.map { !$0.isLetterOrNumber && !$0.isMark && !"_+#".unicodeScalars.contains($0) } ?? true
    return isBoundary ? length : 0
  }
}

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
    var index = start
    var end: Int?
    while let (scalar, length) = text.scalar(at: index) {
      let isWord = scalar.isLetterOrNumber || scalar.isMark || scalar == "_"
      guard isWord || end != nil && (scalar == "-" || scalar == ".") else { break }
      index += length
      if isWord { end = index }
    }
    return end
  }
}
