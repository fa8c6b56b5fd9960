import FeedDiagnostics

/// Finds the tags of template languages in a body, each byte looked at a bounded number of times.
struct TemplateScanner {
  let bytes: [UInt8]
  /// Where each closing stands next, as found last; the end of the text where it stands no more.
  private var closings: [[UInt8]: Int] = [:]
  /// The names of tags whose end is not in the rest of the text.
  private var endless: Set<String> = []

  /// The longest tag that is one.
  private static let longest = 8192

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether a body holds bytes with which anything begins that is looked for in it.
  static func mayHoldTags(_ body: String) -> Bool {
    var (beforePrevious, previous): (UInt8, UInt8) = (0, 0)
    var hasDollar = false
    // An array is walked through several times as fast as a string.
    for byte in Array(body.utf8) {
      switch byte {
      case UInt8(ascii: ":"):
        if previous == UInt8(ascii: "{") || previous == byte && beforePrevious == byte { return true }
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): if previous == byte { return true }
      case UInt8(ascii: " "): if previous == UInt8(ascii: ":"), beforePrevious == previous { return true }
      case UInt8(ascii: "!"), UInt8(ascii: "?"): if previous == byte && beforePrevious == byte { return true }
      case UInt8(ascii: "%"): if previous == UInt8(ascii: "{") || previous == byte { return true }
      case UInt8(ascii: "/"): if previous == UInt8(ascii: "{") { return true }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if previous == UInt8(ascii: "\\"), beforePrevious == previous { return true }
      case UInt8(ascii: "$"):
        if hasDollar { return true }
        hasDollar = true
      case UInt8(ascii: "O"), UInt8(ascii: "o"):
        if previous | 0x20 == UInt8(ascii: "t"), beforePrevious == UInt8(ascii: "[") { return true }
      case UInt8(ascii: "^"): if previous <= UInt8(ascii: " ") { return true }
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "x"):
        if previous == UInt8(ascii: "="), beforePrevious == UInt8(ascii: " ") { return true }
      default: break
      }
      (beforePrevious, previous) = (previous, byte)
    }
    return false
  }

  static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || byte.isASCIIDigit || byte == UInt8(ascii: "-") }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || byte.isASCIILetter
  }

  /// The tag that begins at an opening brace; nil where none does.
  mutating func tag(at index: Int) -> TemplateTag? {
    guard index + 2 < bytes.count else { return nil }
    switch (bytes[index + 1], bytes[index + 2]) {
    case (UInt8(ascii: "%"), _): return action(at: index)
    case (UInt8(ascii: "{"), UInt8(ascii: "<")): return shortcode(at: index, closing: ">}}")
    case (UInt8(ascii: "{"), UInt8(ascii: "%")): return shortcode(at: index, closing: "%}}")
    case (UInt8(ascii: "{"), _): return output(at: index)
    default: return nil
    }
  }

  private mutating func action(at index: Int) -> TemplateTag? {
    guard let end = closing("%}", from: index + 2) else { return nil }
    return named(.action, content: trimmed(index + 2..<end), in: index..<(end + 2))
  }

  private mutating func shortcode(at index: Int, closing text: String) -> TemplateTag? {
    guard let end = closing(text, from: index + 3) else { return nil }
    var content = trimmed(index + 3..<end)
    if let last = content.last, bytes[last] == UInt8(ascii: "/") { content = trimmed(content.dropLast()) }
    return named(.shortcode, content: content, in: index..<(end + 3))
  }

  /// A tag that begins with a word, perhaps with the slash of an end before it.
  private func named(_ form: TemplateTag.Form, content: Range<Int>, in range: Range<Int>) -> TemplateTag? {
    var start = content.lowerBound
    let hasSlash = start < content.upperBound && bytes[start] == UInt8(ascii: "/")
    if hasSlash { start = bytes[start + 1..<content.upperBound].firstIndex { $0 != UInt8(ascii: " ") } ?? start }
    guard start < content.upperBound, Self.isLetter(bytes[start]) else { return nil }
    let end =
      bytes[start..<content.upperBound].firstIndex { byte in
        !Self.isWord(byte) && (form != .shortcode || !"./".utf8.contains(byte))
      } ?? content.upperBound
    var name = String(decoding: bytes[start..<end], as: UTF8.self)
    let isEnd = hasSlash || form == .action && name.hasPrefix("end")
    if isEnd, !hasSlash { name.removeFirst(3) }
    return TemplateTag(
      form: form, range: range, name: name, isEnd: isEnd,
      rest: Substring(String(decoding: bytes[trimmed(end..<content.upperBound)], as: UTF8.self)))
  }

  /// `{{ … }}` on one line that is a text in quotation marks, a name with parts, or a call, and perhaps filters.
  private mutating func output(at index: Int) -> TemplateTag? {
    guard let end = closing("}}", from: index + 2) else { return nil }
    let content = trimmed(index + 2..<end)
    guard let first = content.first else { return nil }
    let isQuoted = bytes[first] == UInt8(ascii: "\"") || bytes[first] == UInt8(ascii: "'")
    guard isQuoted || Self.isLetter(bytes[first]) else { return nil }
    var next = first
    if isQuoted {
      guard let close = bytes[(first + 1)..<content.upperBound].firstIndex(of: bytes[first]) else { return nil }
      next = close + 1
    } else {
      next =
        bytes[content].firstIndex { !Self.isWord($0) && !".[]\"'".utf8.contains($0) } ?? content.upperBound
    }
    let nameEnd = next
    while next < content.upperBound, bytes[next] == UInt8(ascii: " ") { next += 1 }
    let isCall = next < content.upperBound && bytes[next] == UInt8(ascii: "(") && !isQuoted
    guard next == content.upperBound || bytes[next] == UInt8(ascii: "|") || isCall else { return nil }
    guard isCall || !bytes[content].contains(where: \.isLineEnd) else { return nil }
    let name = String(decoding: bytes[first..<nameEnd], as: UTF8.self)
    let rest = String(decoding: bytes[(isCall ? next : first)..<content.upperBound], as: UTF8.self)
    return TemplateTag(form: .output, range: index..<(end + 2), name: name, isEnd: false, rest: Substring(rest))
  }

  /// Where the next closing stands, if it is near enough.
  mutating func closing(_ text: String, from index: Int) -> Int? {
    let wanted = Array(text.utf8)
    let known = closings[wanted] ?? -1
    let end = known >= index ? known : find(wanted, from: index)
    closings[wanted] = end
    return end < bytes.count && end - index <= Self.longest ? end : nil
  }

  private func find(_ wanted: [UInt8], from index: Int) -> Int {
    var index = index
    while index + wanted.count <= bytes.count {
      if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) { return index }
      index += 1
    }
    return bytes.count
  }

  /// A range without white space and the hyphens that trim it.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
    while let first = range.first, isBlank(bytes[first]) || bytes[first] == UInt8(ascii: "-") { range.removeFirst() }
    while let last = range.last, isBlank(bytes[last]) || bytes[last] == UInt8(ascii: "-") { range.removeLast() }
    return range
  }

  /// The tag that ends what a tag begins whose inner text is no template; nil where there is none.
  mutating func literalEnd(of tag: TemplateTag) -> Range<Int>? {
    let key = "literal \(tag.form) \(tag.name)"
    guard !endless.contains(key) else { return nil }
    let (word, closing) = tag.form == .action ? ("end" + tag.name, "%}") : ("/" + tag.name, "}}")
    var index = tag.range.upperBound
    while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      index = brace + 1
      guard index < bytes.count, "{%".utf8.contains(bytes[index]) else { continue }
      let start = bytes[(index + 1)...].firstIndex { !" -<%".utf8.contains($0) } ?? bytes.count
      guard let behind = self.end(of: word, at: start) else { continue }
      let rest = bytes[behind...].drop { " ->%".utf8.contains($0) && $0 != closing.utf8.first }
      let tail = rest.prefix(3)
      guard let end = tail.indices.first(where: { bytes[$0...].starts(with: closing.utf8) }) else { continue }
      return brace..<(end + 2)
    }
    endless.insert(key)
    return nil
  }

  /// Where a word ends that stands at an index; behind its slash there may be spaces.
  private func end(of word: String, at start: Int) -> Int? {
    guard word.hasPrefix("/") else {
      return bytes[start...].starts(with: word.utf8) ? start + word.utf8.count : nil
    }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
    let name = bytes[(start + 1)...].drop { $0 == UInt8(ascii: " ") }
    return name.starts(with: word.utf8.dropFirst()) ? name.startIndex + word.utf8.count - 1 : nil
  }

  /// The tag that ends what a tag begins; nil where there is none.
  ///
  /// - Parameter nests: Whether others of its name may stand in between.
  mutating func end(of tag: TemplateTag, nests: Bool) -> TemplateTag? {
    let isTera = tag.form == .action && tag.isCall
    let key = isTera ? "end" : "\(tag.form) \(tag.name)"
    guard !endless.contains(key) else { return nil }
    var depth = 1
    var index = tag.range.upperBound
    while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      guard let other = self.tag(at: brace), other.form == tag.form else {
        index = brace + 1
        continue
      }
      index = other.range.upperBound
      if isTera ? other.isEnd && other.name.isEmpty : other.isEnd && other.name == tag.name {
        depth -= 1
        if depth == 0 { return other }
      } else if nests, !other.isEnd, isTera ? other.isCall : other.name == tag.name {
        depth += 1
      }
    }
    endless.insert(key)
    return nil
  }
}
