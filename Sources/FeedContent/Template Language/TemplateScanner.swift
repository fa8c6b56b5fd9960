import FeedDiagnostics

/// Finds the tags of template languages in a body, each byte looked at a bounded number of times.
struct TemplateScanner {
  let bytes: [UInt8]
  /// Where each closing is next, as found last; the end of the text where it is no more.
  private var closings: [[UInt8]: Int] = [:]
  /// The names of tags whose end is not in the rest of the text.
  private var endless: Set<String> = []
  /// How many more bytes are looked through for ends that turn out to be none.
  private var patience: Int

  /// The longest tag that is one.
  private static let longest = 8192

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    patience = 8 * bytes.count
  }

  /// Whether a body holds bytes with which anything begins that is looked for in it.
  static func mayHoldTags(_ body: String) -> Bool {
    // An array is walked through several times as fast as a string.
    let bytes = Array(body.utf8)
    var hasDollar = false
    for (index, byte) in bytes.enumerated() where isSign(byte) {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let third = index + 2 < bytes.count ? bytes[index + 2] : 0
      let previous = index > 0 ? bytes[index - 1] : 0
      switch byte {
      case UInt8(ascii: "{"): if "{:%/".utf8.contains(next) { return true }
      case UInt8(ascii: "["):
        if next == byte || next | 0x20 == UInt8(ascii: "t") && third | 0x20 == UInt8(ascii: "o") { return true }
        if next == UInt8(ascii: "g"), third == UInt8(ascii: "a") { return true }
      case UInt8(ascii: "("), UInt8(ascii: "%"): if next == byte { return true }
      case UInt8(ascii: ":"): if next == byte, third == byte || third == UInt8(ascii: " ") { return true }
      case UInt8(ascii: "!"), UInt8(ascii: "?"): if next == byte, third == byte { return true }
      case UInt8(ascii: "\\"): if next == byte, third.isLineEnd { return true }
      case UInt8(ascii: "$"):
        if hasDollar { return true }
        hasDollar = true
      case UInt8(ascii: "^"): if previous <= UInt8(ascii: " ") { return true }
      default:
        if previous == UInt8(ascii: " "), next.isASCIIDigit || next == UInt8(ascii: "x") { return true }
      }
    }
    return false
  }

  /// Whether a byte is one of `! $ % ( : = ? [ \ ^ {`; found without a branch, as few are.
  private static func isSign(_ byte: UInt8) -> Bool {
    let signs: UInt64 = byte & 0x40 == 0 ? 0xA400_0132_0000_0000 : 0x0800_0000_5800_0000
    return byte < 0x80 && signs >> UInt64(byte & 0x3F) & 1 == 1
  }

  static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || byte.isASCIIDigit || byte == UInt8(ascii: "-") }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || byte.isASCIILetter
  }

  /// The tag that begins at an opening brace; nil where none does.
  mutating func tag(at index: Int) -> ForeignTag? {
    guard index + 2 < bytes.count else { return nil }
    switch (bytes[index + 1], bytes[index + 2]) {
    case (UInt8(ascii: "%"), _): return action(at: index)
    case (UInt8(ascii: "{"), UInt8(ascii: "<")): return shortcode(at: index, closing: ">}}")
    case (UInt8(ascii: "{"), UInt8(ascii: "%")): return shortcode(at: index, closing: "%}}")
    case (UInt8(ascii: "{"), _): return output(at: index)
    default: return nil
    }
  }

  private mutating func action(at index: Int) -> ForeignTag? {
    guard let end = closing("%}", from: index + 2) else { return nil }
    return named(.action, content: trimmed(index + 2..<end), in: index..<(end + 2))
  }

  private mutating func shortcode(at index: Int, closing text: String) -> ForeignTag? {
    guard let end = closing(text, from: index + 3) else { return nil }
    var content = trimmed(index + 3..<end)
    if let last = content.last, bytes[last] == UInt8(ascii: "/") { content = trimmed(content.dropLast()) }
    return named(.shortcode, content: content, in: index..<(end + 3))
  }

  /// A tag that begins with a word, perhaps with the slash of an end before it.
  private func named(_ form: ForeignTag.Form, content: Range<Int>, in range: Range<Int>) -> ForeignTag? {
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
    return ForeignTag(
      form: form, range: range, name: name, isEnd: isEnd,
      rest: Substring(String(decoding: bytes[trimmed(end..<content.upperBound)], as: UTF8.self)))
  }

  /// `{{ … }}` on one line that is a text in quotation marks, a name with parts, or a call, and perhaps filters.
  private mutating func output(at index: Int) -> ForeignTag? {
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
    return ForeignTag(form: .output, range: index..<(end + 2), name: name, isEnd: false, rest: Substring(rest))
  }

  /// Where the next closing is, if it is near enough.
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
  mutating func literalEnd(of tag: ForeignTag) -> Range<Int>? {
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

  /// The end of the word at an index; there may be spaces after its slash.
  private func end(of word: String, at start: Int) -> Int? {
    guard word.hasPrefix("/") else {
      return bytes[start...].starts(with: word.utf8) ? start + word.utf8.count : nil
    }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
    let name = bytes[(start + 1)...].drop { $0 == UInt8(ascii: " ") }
    return name.starts(with: word.utf8.dropFirst()) ? name.startIndex + word.utf8.count - 1 : nil
  }

  /// The tag that ends what a tag begins, among others of its name; nil where there is none.
  mutating func end(of tag: ForeignTag) -> ForeignTag? {
    guard !endless.contains(Self.key(of: tag)) else { return nil }
    let isTera = Self.isTera(tag)
    // What is known of closings further on would hide those that come before.
    var ahead = self
    var hasEnds = false
    var depth = 1
    var index = tag.range.upperBound
    while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      guard let other = ahead.tag(at: brace), other.form == tag.form else {
        index = brace + 1
        continue
      }
      index = other.range.upperBound
      if isTera ? other.isEnd && other.name.isEmpty : other.isEnd && other.name == tag.name {
        hasEnds = true
        depth -= 1
        if depth == 0 { return other }
      } else if !other.isEnd, isTera ? other.isCall : other.name == tag.name {
        depth += 1
      }
    }
    if hasEnds { noteVainSearch(for: tag, to: bytes.count) } else { endless.insert(Self.key(of: tag)) }
    return nil
  }

  /// Notes that an end was looked for in vain; where that took too long, no more is looked for.
  mutating func noteVainSearch(for tag: ForeignTag, to end: Int) {
    patience -= end - tag.range.upperBound
    if patience < 0 { endless.insert(Self.key(of: tag)) }
  }

  /// Whether `{% end %}` ends a tag, as Tera's are.
  private static func isTera(_ tag: ForeignTag) -> Bool { tag.form == .action && tag.isCall }

  private static func key(of tag: ForeignTag) -> String { isTera(tag) ? "end" : "\(tag.form) \(tag.name)" }
}

/// A tag of Liquid, Nunjucks, Tera or Hugo: `{% name … %}`, `{{ … }}`, `{{< name … >}}`, `{{% name … %}}`.
struct ForeignTag {
  /// The braces that it is in.
  enum Form: Hashable {
    /// `{% … %}`: something to do.
    case action
    /// `{{ … }}`: something to show.
    case output
    /// `{{< … >}}` and `{{% … %}}`.
    case shortcode
  }

  let form: Form
  /// Where it is, braces included.
  let range: Range<Int>
  /// The first word, without the `/` or `end` that makes it the end of something.
  let name: String
  /// Whether it ends what a tag of the same name began.
  let isEnd: Bool
  /// What follows the name, or all of what is to be shown.
  let rest: Substring

  /// Whether the rest is a list in parentheses, as Tera's are.
  var isCall: Bool { rest.first == "(" }

  var arguments: TemplateArguments {
    guard isCall else { return TemplateArguments(rest) }
    return TemplateArguments(rest[..<(rest.lastIndex(of: ")") ?? rest.endIndex)].dropFirst())
  }
}

/// The arguments of a tag: `id="a"`, `caption: "b"`, `src = c`, and those without a name.
struct TemplateArguments {
  private(set) var positional: [String] = []
  private(set) var named: [String: String] = [:]
  /// The names whose values are not quoted, and may be names of variables.
  private(set) var bare: Set<String> = []

  init(_ text: Substring) {
    var rest = text.unicodeScalars
    while true {
      rest = rest.drop { $0.properties.isWhitespace || $0 == "," }
      guard !rest.isEmpty else { return }
      let first = Self.value(&rest)
      let gap = rest.drop { $0.properties.isWhitespace }
      let isNamed = gap.first == "=" || rest.first == ":" && rest.dropFirst().first != "/"
      guard !first.isQuoted, isNamed, Self.isName(first.text) else {
        positional.append(first.text)
        if rest.first == ":" || rest.first == "=" { rest = rest.dropFirst() }
        continue
      }
      rest = gap.dropFirst().drop { $0.properties.isWhitespace }
      let value = Self.value(&rest)
      let name = first.text.lowercased()
      if named[name] == nil {
        named[name] = value.text
        if !value.isQuoted { bare.insert(name) }
      }
    }
  }

  /// The first of several names that has a value with something in it.
  func value(_ names: String...) -> String? {
    names.lazy.compactMap { named[$0] }.first { !$0.isEmpty }
  }

  /// The first of several names that has a value, else the first argument without a name.
  func first(_ names: String...) -> String? {
    names.lazy.compactMap { named[$0] }.first { !$0.isEmpty } ?? positional.first
  }

  mutating func dropFirst() { positional.removeFirst() }

  /// Replaces variables by their values.
  mutating func resolve(_ value: (String) -> String?) {
    for name in bare { named[name] = named[name].map { value($0) ?? $0 } }
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x80 || TemplateScanner.isWord($0) } && !text.isEmpty
  }

  /// Reads a value: a quoted text, or everything up to a space, a comma or a delimiter.
  private static func value(
    _ rest: inout Substring.UnicodeScalarView
  ) -> (text: String, isQuoted: Bool) {
    var text = String.UnicodeScalarView()
    guard let quote = rest.first, quote == "\"" || quote == "'" || quote == "`" else {
      while let scalar = rest.first, !scalar.properties.isWhitespace, scalar != ",", scalar != "=", scalar != "\"" {
        if scalar == ":", isName(String(text)), rest.dropFirst().first != "/" { break }
        text.append(scalar)
        rest = rest.dropFirst()
      }
      // A character that begins no value is skipped.
      if text.isEmpty { rest = rest.dropFirst() }
      return (String(text), false)
    }
    rest = rest.dropFirst()
    while let scalar = rest.first {
      rest = rest.dropFirst()
      if scalar == quote { break }
      if scalar == "\\", quote != "`", let next = rest.first, next == quote || next == "\\" {
        text.append(next)
        rest = rest.dropFirst()
      } else {
        text.append(scalar)
      }
    }
    return (String(text), true)
  }
}
