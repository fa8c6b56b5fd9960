struct DateScanner {
  private var scalars: [Unicode.Scalar]
  private var position = 0
  /// How many digits the last number had.
  private(set) var lastDigits = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var isAtEnd: Bool { position == scalars.count }

  var isAtSpace: Bool { position < scalars.count && scalars[position].isWhiteSpace }

  /// What is left, without white space around it.
  var rest: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[position...])
    return String(text).trimmingWhitespace
  }

  /// Takes away the number with so many digits with which the text ends.
  mutating func takeLast(digits count: Int) -> Int? {
    let left = scalars[position...]
    let end = left.lastIndex { !$0.isWhiteSpace }.map { $0 + 1 } ?? left.endIndex
    let digits = left[..<end].reversed().prefix { Self.digit($0) != nil }
    guard digits.count == count else { return nil }
    scalars.removeSubrange((end - count)...)
    return digits.reversed().reduce(0) { $0 * 10 + (Self.digit($1) ?? 0) }
  }

  /// Whether AM or PM is somewhere as a word.
  var hasHalfOfDay: Bool {
    scalars.split { !$0.isAlphabetic }.contains { word in
      ["am", "pm"].contains(String(String.UnicodeScalarView(word)).lowercased())
    }
  }

  mutating func skipSpaces() { while position < scalars.count, scalars[position].isWhiteSpace { position += 1 } }

  /// The name of a zone at the end of a date, `BST`, `+0000` or `[Europe/Berlin]`: Go and Java write it after the
  /// offset, which alone counts. Go may add how long the program has run, `m=+0.004`.
  ///
  /// - Parameter mayBeOffset: Whether the name may be an offset once more; `UTC+2` is one.
  mutating func skipZoneName(orOffset mayBeOffset: Bool) {
    var rest = scalars[position...]
    if let clock = rest.firstIndex(of: "m"), rest[clock...].dropFirst().first == "=" {
      rest = rest[..<clock]
      while rest.last?.isWhiteSpace == true { rest.removeLast() }
    }
    let isAbbreviation =
      (2...5).contains(rest.count)
      && (rest.allSatisfy { "A"..."Z" ~= $0 }
        || mayBeOffset && (rest.first == "+" || rest.first == "-")
          && rest.dropFirst().allSatisfy { Self.digit($0) != nil })
    if rest.isEmpty || isAbbreviation || rest.first == "[" && rest.last == "]" { position = scalars.count }
  }

  /// A run of digits of an allowed length; the scanner stays where it is if the run is longer or shorter.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    var end = position
    var value = 0
    while end < scalars.count, let digit = Self.digit(scalars[end]), end - position <= digits.upperBound {
      value = value * 10 + digit
      end += 1
    }
    guard digits.contains(end - position) else { return nil }
    lastDigits = end - position
    position = end
    return value
  }

  /// The digits of a fraction of a second, in nanoseconds; more than nine digits are cut off.
  mutating func fraction() -> Int? {
    var value = 0
    var count = 0
    while position < scalars.count, let digit = Self.digit(scalars[position]) {
      if count < 9 { value = value * 10 + digit }
      count += 1
      position += 1
    }
    guard count > 0 else { return nil }
    for _ in min(count, 9)..<9 { value *= 10 }
    return value
  }

  mutating func takeAny(of choices: String) -> Unicode.Scalar? {
    guard position < scalars.count, choices.unicodeScalars.contains(scalars[position]) else { return nil }
    defer { position += 1 }
    return scalars[position]
  }

  /// One of several words, compared without case; it must not go on with another letter.
  mutating func takeWord(of choices: [String]) -> String? { takeWord { choices.contains($0) } }

  /// A word that is wanted, in lower case; it must not go on with another letter.
  mutating func takeWord(where isWanted: (String) -> Bool) -> String? {
    var end = position
    while end < scalars.count, scalars[end].isAlphabetic { end += 1 }
    guard end > position else { return nil }
    var word = String.UnicodeScalarView()
    word.append(contentsOf: scalars[position..<end])
    let text = String(word).lowercased()
    guard isWanted(text) else { return nil }
    position = end
    return text
  }

  /// `+08:00`, `+0800`, `+08`, `+8`, in seconds east of UTC.
  mutating func offset() -> Int? {
    guard let sign = takeAny(of: "+-−") else { return nil }
    let start = self
    var minutes: Int
    if let compact = number(digits: 3...4) {
      minutes = compact / 100 * 60 + compact % 100
      guard compact % 100 < 60 else { return nil }
    } else {
      self = start
      guard let hours = number(digits: 1...2) else { return nil }
      minutes = hours * 60
      if takeAny(of: ":") != nil {
        guard let value = number(digits: 2...2), value < 60 else { return nil }
        minutes += value
      }
    }
    guard minutes <= 18 * 60 else { return nil }
    return (sign == "+" ? minutes : -minutes) * 60
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(UInt8(clamping: scalar.value))
      ? Int(scalar.value) - 48 : nil
  }
}
