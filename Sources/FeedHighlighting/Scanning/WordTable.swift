/// The words of a language, looked up by their bytes.
///
/// Code has a word every few bytes, so a look-up makes no string and no copy.
struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  private var entries: [(range: Range<Int>, word: Word)] = []
  /// Positions in `entries` plus one, by hash; 0 where there is none.
  private var slots: [UInt16]
  private let ignoresCase: Bool
  private var longest = 0

  /// Creates a table; where a word is named twice, the first counts.
  ///
  /// Where case is ignored, the words must be written in small letters.
  init(_ words: [(text: Substring, word: Word)], ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    var size = 16
    while size < words.count * 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for (text, word) in words {
      let text = Array(text.utf8)
      let slot = slot(of: text, text.indices)
      guard slots[slot] == 0, entries.count < Int(UInt16.max) else { continue }
      entries.append((bytes.count..<bytes.count + text.count, word))
      bytes += text
      slots[slot] = UInt16(entries.count)
      longest = max(longest, text.count)
    }
  }

  /// Creates a table of words that all are the same.
  init(_ words: String, _ kind: CodeTokenKind, ignoresCase: Bool = false) {
    self.init(words.split(separator: " ").map { ($0, Word(kind: kind)) }, ignoresCase: ignoresCase)
  }

  /// What the table says about the word that stands in a range of code.
  func word(in code: [UInt8], _ range: Range<Int>) -> Word? {
    guard range.count <= longest else { return nil }
    let position = slots[slot(of: code, range)]
    return position == 0 ? nil : entries[Int(position) - 1].word
  }

  /// The slot that holds the word, or the free one where it would stand.
  private func slot(of code: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for index in range { hash = (hash ^ UInt32(folded(code[index]))) &* 0x0100_0193 }
    var slot = Int(hash ^ hash >> 15) & (slots.count - 1)
    while slots[slot] != 0, !isEqual(entries[Int(slots[slot]) - 1].range, to: code, range) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isEqual(_ entry: Range<Int>, to code: [UInt8], _ range: Range<Int>) -> Bool {
    guard entry.count == range.count else { return false }
    for offset in 0..<range.count
    where bytes[entry.lowerBound + offset] != folded(code[range.lowerBound + offset]) { return false }
    return true
  }

  private func folded(_ byte: UInt8) -> UInt8 { ignoresCase ? byte.lowercasedASCII : byte }
}

/// What a language says about a word.
struct Word: Hashable, Sendable {
  /// How it is marked.
  var kind: CodeTokenKind
  /// How the name that follows is marked, such as that of a function behind `func`.
  var introduces: CodeTokenKind?
}
