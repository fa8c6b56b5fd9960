import FeedDiagnostics

/// Takes a text apart: marks, short codes, addresses, names and references, each read where it begins.
struct InlineScanner {
  /// The parts, in order, without a gap.
  private(set) var pieces: [InlinePiece] = []
  /// Whether there is more than one text that is as it was.
  private(set) var isChanged = false
  /// What in it is worth a warning.
  private(set) var noted: [(problem: BodyProblem, range: Range<Int>)] = []
  /// Whether there are more pieces than the limit.
  var isStopped: Bool { index < text.count }

  let text: [UInt8]
  /// What may be read in it.
  let features: SourceFeatures
  let extensions: MarkdownExtensions
  let footnotes: Set<String>
  let isInLink: Bool
  let isInImage: Bool
  /// Whether a `==` is before that may begin marked words.
  private(set) var isMarked: Bool
  /// What is before and after the text.
  let outside: (before: InlineNeighbour, after: InlineNeighbour)
  private(set) var index = 0
  /// Where the text begins that is not a piece yet.
  private(set) var start = 0

  /// Takes the text apart until there are so many pieces, or a few more.
  mutating func scan(upTo limit: Int) {
    let beginnings = SourceFeatures.beginnings
    while index < text.count, pieces.count < limit {
      if features.isDisjoint(with: beginnings[Int(text[index])]) || !scanMark() { index += 1 }
    }
    if isChanged, start < text.count { pieces.append(.text(start..<text.count)) }
  }

  /// Reads what begins at the index; false, without moving on, where nothing does.
  private mutating func scanMark() -> Bool {
    // In an image's description nothing is shown but text.
    switch text[index] {
    case UInt8(ascii: ":"): return !isInLink && scanAddress() || scanEmoji()
    case UInt8(ascii: "{"): return scanAttributeList()
    case _ where isInImage: return false
    case UInt8(ascii: "~"), UInt8(ascii: "="), UInt8(ascii: "^"): return scanDelimiters()
    case UInt8(ascii: "["): return scanFootnote()
    case UInt8(ascii: "]"):
      if let range = SpacedAddress(after: index, in: text)?.range {
        noted.append((.spacedAddress(String(decoding: text[range], as: UTF8.self)), range))
      }
      return false
    case _ where isInLink: return false
    case UInt8(ascii: "@"): return scanAt()
    case UInt8(ascii: "#"): return scanHashtag()
    case UInt8(ascii: "w"): return scanWeb()
    default: return false
    }
  }

  /// Ends the text before `range` and puts a piece in its place.
  private mutating func take(_ piece: InlinePiece, _ range: Range<Int>) -> Bool {
    if !isChanged { pieces.reserveCapacity(8) }
    if start < range.lowerBound { pieces.append(.text(start..<range.lowerBound)) }
    pieces.append(piece)
    isChanged = true
    start = range.upperBound
    index = range.upperBound
    return true
  }

  // MARK: Addresses

  private mutating func scanAddress() -> Bool {
    guard extensions.contains(.autolinks), !isInImage,
      let link = Autolink(
        colonAt: index, in: text, stopsAtList: extensions.contains(.attributeLists), isMarked: isMarked),
      link.range.lowerBound >= start
    else { return false }
    return take(.link(.link, link.range, prefix: link.prefix), link.range)
  }

  private mutating func scanWeb() -> Bool {
    guard extensions.contains(.autolinks),
      let link = Autolink(
        wwwAt: index, in: text, stopsAtList: extensions.contains(.attributeLists), isMarked: isMarked)
    else { return false }
    return take(.link(.link, link.range, prefix: link.prefix), link.range)
  }

  private mutating func scanAt() -> Bool {
    if extensions.contains(.autolinks), let link = Autolink(at: index, in: text, notBefore: start) {
      return take(.link(.link, link.range, prefix: link.prefix), link.range)
    }
    guard extensions.contains(.mentions), isWordBoundary(index), let end = Mention.end(from: index, in: text) else {
      return false
    }
    return take(.link(.mention, index..<end, prefix: ""), index..<end)
  }

  private mutating func scanHashtag() -> Bool {
    guard extensions.contains(.hashtags), isWordBoundary(index), let end = Hashtag.end(from: index, in: text) else {
      return false
    }
    return take(.link(.hashtag, index..<end, prefix: ""), index..<end)
  }

  /// Whether a name may begin at `index`: no letter, digit, slash or mark of another name is before it.
  private func isWordBoundary(_ index: Int) -> Bool {
    guard let before = text.scalar(before: index) else { return true }
    if before.isIdeographOrKana { return true }
    return !before.isLetterOrNumber && !before.isMark && !"/@#&_+".unicodeScalars.contains(before)
  }

  // MARK: Names between marks

  private mutating func scanEmoji() -> Bool {
    guard extensions.contains(.emoji) else { return false }
    let name = text[(index + 1)...].prefix(EmojiNames.longestLength + 1).prefix {
      $0.isASCIIWord || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
    }
    guard name.endIndex < text.count, text[name.endIndex] == UInt8(ascii: ":"),
      let emoji = EmojiNames.emoji(named: name)
    else { return false }
    if index > start, text[index - 1].isASCIIDigit || text[index - 1].isASCIILetter { return false }
    let range = index..<(name.endIndex + 1)
    return take(.replacement(emoji, range), range)
  }

  private mutating func scanFootnote() -> Bool {
    guard extensions.contains(.footnotes), let reference = FootnoteReference(text[index...]) else { return false }
    guard footnotes.contains(reference.label) else {
      noted.append((.unknownFootnote(reference.label), index..<reference.end))
      return false
    }
    return take(.footnote(label: reference.label), index..<reference.end)
  }

  private mutating func scanAttributeList() -> Bool {
    guard extensions.contains(.attributeLists),
      let parsed = AttributeList.parse(prefixOf: text[index...], requiresColon: true, mayBeUnclosed: true)
    else { return false }
    let range = index..<parsed.end
    return take(.attributeList(parsed.list, range), range)
  }

  // MARK: Delimiters

  private mutating func scanDelimiters() -> Bool {
    let byte = text[index]
    let end = text[index...].firstIndex { $0 != byte } ?? text.count
    guard let kind = InlineMeaning(byte, count: end - index, extensions: extensions) else {
      index = end
      return true
    }
    let scalars = (before: text.scalar(before: index), after: text.scalar(at: end)?.scalar)
    let before = scalars.before.map { InlineNeighbour($0) } ?? outside.before
    let after = scalars.after.map { InlineNeighbour($0) } ?? outside.after
    // In text without spaces between words, marks are beside punctuation and a word at once. Those of CommonMark stay
    // text there; `==` is no mark of CommonMark.
    let isCJK = kind == .mark && (scalars.before?.isCJKText ?? false || scalars.after?.isCJKText ?? false)
    let canOpen = after == .word || after == .punctuation && (before != .word || isCJK)
    let canClose = before == .word || before == .punctuation && (after != .word || isCJK)
    if kind == .mark { isMarked = canOpen && !(isMarked && canClose) }
    guard canOpen || canClose else {
      index = end
      return true
    }
    return take(.delimiter(index..<end, (kind, canOpen, canClose)), index..<end)
  }
}

/// A reference to a footnote: `[^1]`.
struct FootnoteReference {
  /// The label in lower case.
  let label: String
  /// The index after the bracket that closes it.
  let end: Int

  /// A label longer than this, in bytes, is none.
  private static let longest = 256

  /// Reads bytes from the opening bracket on.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.starts(with: "[^".utf8) else { return nil }
    let name = bytes.dropFirst(2).prefix(Self.longest).prefix {
      $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]")
    }
    guard !name.isEmpty, name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: "]") else { return nil }
    label = String(decoding: name, as: UTF8.self).lowercased()
    end = name.endIndex + 1
  }
}
