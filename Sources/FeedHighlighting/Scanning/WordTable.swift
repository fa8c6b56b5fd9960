/// The words of a language, looked up by their bytes.
///
/// Code has a word every few bytes, so a look-up makes no string and no copy.
struct WordTable: Sendable {
  /// The words by the result of ``place(of:_:)`` for their bytes.
  private var places: [[(text: [UInt8], word: Word)]] = Array(repeating: [], count: 256)
  private let ignoresCase: Bool
  private var longest = 0

  /// Creates a table; where a word is named twice, the first counts.
  ///
  /// Where case is ignored, the words must be written in lower case.
  init(_ words: [(text: Substring, word: Word)], ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    for (text, word) in words {
      let text = Array(text.utf8)
      guard self.word(in: text, text.indices) == nil else { continue }
      places[place(of: text, text.indices)].append((text, word))
      longest = max(longest, text.count)
    }
  }

  /// Creates a table of words that all are the same.
  init(_ words: String, _ kind: CodeTokenKind, ignoresCase: Bool = false) {
    self.init(words.split(separator: " ").map { ($0, Word(kind: kind)) }, ignoresCase: ignoresCase)
  }

  /// What the table says about the word that is in a range of code.
  func word(in code: [UInt8], _ range: Range<Int>) -> Word? {
    guard range.count <= longest else { return nil }
    let others = places[place(of: code, range)]
    return others.first { other in
      other.text.count == range.count
        && range.allSatisfy { folded(code[$0]) == other.text[$0 - range.lowerBound] }
    }?.word
  }

  private func place(of code: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for index in range { hash = (hash ^ UInt32(folded(code[index]))) &* 0x0100_0193 }
    return Int((hash ^ hash >> 15) & 255)
  }

  private func folded(_ byte: UInt8) -> UInt8 { ignoresCase ? byte.lowercasedASCII : byte }
}

/// What a language says about a word.
struct Word: Hashable, Sendable {
  var kind: CodeTokenKind
  /// How the name that follows is marked, such as that of a function after `func`.
  var introduces: CodeTokenKind?
}
