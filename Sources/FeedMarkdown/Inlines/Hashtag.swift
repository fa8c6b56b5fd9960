/// A tag named in the text: `#rain`.
enum Hashtag {
  /// The index after the name that begins after the `#` at `start`; nil where there is none.
  ///
  /// A name is made of letters, digits and underscores of any script, and not of digits alone.
  static func end(from start: Int, in text: [UInt8]) -> Int? {
    var scalars = ScalarReader(text, at: start + 1)
    var hasLetter = false
    while let scalar = scalars.next, scalar.isLetterOrNumber || scalar.isMark || scalar == "_" {
      if scalar.properties.numericType == nil, scalar != "_" { hasLetter = true }
      scalars.advance()
    }
    return hasLetter ? scalars.index : nil
  }
}
