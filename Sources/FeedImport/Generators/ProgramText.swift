import FeedDiagnostics
import FeedYAML

/// The settings in a program of JavaScript or Python, as far as they are written there as they are.
///
/// Nothing is run: texts, numbers, yes and no, and lists and mappings of these count; all else is nothing.
struct ProgramText {
  private let text: [Character]

  /// Reads a program without its comments.
  init(_ text: String, lineComment: String) {
    self.text = Array(Self.withoutComments(text, lineComment: lineComment))
  }

  /// What a name at the beginning of a line is set to last, as `SITENAME = "Rain"`.
  func assigned(_ name: String) -> Setting {
    for var reader in readers(after: name, onNewLine: true).reversed() {
      if reader.take("="), let next = reader.next, next != "=" { return Setting(reader.value()) }
    }
    return Setting(nil)
  }

  /// What follows a key and its colon wherever it is, as `dir: {input: "src"}`; the first that can be read.
  func value(of key: String) -> Setting {
    for var reader in readers(after: key) {
      if let quote = reader.next, "\"'`".contains(quote) { reader.index += 1 }
      if reader.take(":"), let value = reader.value() { return Setting(value) }
    }
    return Setting(nil)
  }

  /// What follows a name, in the first few places and as far as patterns look at it in no time.
  func passages(after name: String) -> [String] {
    readers(after: name).prefix(20).map { String(text[$0.index...].prefix(400)) }
  }

  func arguments(of function: String) -> [Setting] {
    readers(after: function).compactMap { reader -> Setting? in
      var reader = reader
      return reader.take("(") ? reader.value().map { Setting($0) } : nil
    }
  }

  /// What a module exports or a function returns: the first mapping or list after any of some words.
  func exported() -> Setting { Setting(exported(guessing: false, after: Self.exports + Self.returns)) }

  /// What a module of data exports, by name as well; what has to be computed is what it likely is where the site is
  /// published.
  func likelyExported() -> Setting {
    let named = namedExports()
    let whole = exported(guessing: true, after: Self.exports + (named.isEmpty ? Self.returns : []))
    var fields: [LocatedFields.Field] = []
    if case .fields(let own)? = whole?.shape { fields = own.fields } else if let whole { return Setting(whole) }
    for field in named where !fields.contains(where: { $0.name == field.name }) { fields.append(field) }
    return Setting(fields.isEmpty ? nil : LiteralReader.located(.fields(LiteralReader.fields(fields))))
  }

  private static let exports = [["module.exports", "="], ["export", "default"]]
  private static let returns = [["return"]]

  private func exported(guessing: Bool, after candidates: [[String]]) -> LocatedValue? {
    for words in candidates {
      for var reader in readers(after: words[0], guesses: guessing) {
        guard words.dropFirst().allSatisfy({ reader.take($0) }) else { continue }
        reader.skipSpace()
        if reader.next == "{" || reader.next == "[", let value = reader.value() { return value }
      }
    }
    return nil
  }

  private func namedExports() -> [LocatedFields.Field] {
    readers(after: "export", guesses: true).compactMap { reader -> LocatedFields.Field? in
      var reader = reader
      guard ["const", "let", "var"].contains(where: { reader.take($0) }) else { return nil }
      reader.skipSpace()
      guard let key = reader.name(), reader.take("=") else { return nil }
      return reader.likelyValue().map { LiteralReader.field(key, $0) }
    }
  }

  /// Readers that follow a name, wherever it is a word of its own.
  private func readers(after name: String, onNewLine: Bool = false, guesses: Bool = false) -> [LiteralReader] {
    let wanted = Array(name)
    return text.indices.compactMap { start -> LiteralReader? in
      guard text[start...].starts(with: wanted) else { return nil }
      let end = start + wanted.count
      guard start == 0 || (onNewLine ? text[start - 1].isNewline : !Self.isWord(text[start - 1])),
        end == text.count || !Self.isWord(text[end])
      else { return nil }
      return LiteralReader(text: text, index: end, guesses: guesses)
    }
  }

  fileprivate static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }

  /// Comments begin outside of texts only, since addresses hold slashes and colours number signs.
  private static func withoutComments(_ text: String, lineComment: String) -> String {
    var kept = ""
    var rest = text[...]
    var quote: Character?
    while let character = rest.first {
      if let open = quote {
        if character == "\\" {
          kept.append(character)
          rest = rest.dropFirst()
        } else if character == open || (character.isNewline && open != "`") {
          quote = nil
        }
      } else if rest.hasPrefix(lineComment) {
        rest = rest.drop { !$0.isNewline }
        continue
      } else if lineComment == "//", rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
        continue
      } else if "\"'`".contains(character) {
        quote = character
      }
      if let character = rest.first { kept.append(character) }
      rest = rest.dropFirst()
    }
    return kept
  }
}

/// Reads literals of JavaScript and Python.
private struct LiteralReader {
  let text: [Character]
  var index: Int
  /// Whether values that have to be computed are what they likely are.
  let guesses: Bool
  var depth = 0

  private static let deepest = 16
  private static let place = SourceLocation(file: "")

  var next: Character? { index < text.count ? text[index] : nil }

  /// Passes over white space, and over some characters if they come next.
  @discardableResult
  mutating func take(_ characters: String) -> Bool {
    skipSpace()
    guard text[index...].starts(with: characters) else { return false }
    index += characters.count
    return true
  }

  mutating func skipSpace() {
    while let next, next.isWhitespace { index += 1 }
  }

  /// The value that begins here; nil where it has to be computed.
  mutating func value() -> LocatedValue? {
    skipSpace()
    guard let next, depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch next {
    case "\"", "'", "`": return string()
    case "[": return list(until: "]")
    case "(": return list(until: ")")
    case "{": return mapping()
    default: return word()
    }
  }

  private mutating func string() -> LocatedValue? {
    let quote = text[index]
    let isLong = text[index...].starts(with: [quote, quote, quote])
    index += isLong ? 3 : 1
    var read = ""
    while index < text.count {
      let character = text[index]
      if isLong ? text[index...].starts(with: [quote, quote, quote]) : character == quote {
        index += isLong ? 3 : 1
        // What is put together of parts is not known.
        guard !(quote == "`" && read.contains("${")), guesses || !isOperator() else { return nil }
        return Self.text(read, .quoted)
      }
      if character.isNewline, !isLong, quote != "`" { return nil }
      index += 1
      guard character == "\\", index < text.count else {
        read.append(character)
        continue
      }
      let escaped = text[index]
      index += 1
      switch escaped {
      case "n": read.append("\n")
      case "t": read.append("\t")
      default: if !escaped.isNewline { read.append(escaped) }
      }
    }
    return nil
  }

  /// Whether something follows that makes another value of the one before.
  private func isOperator() -> Bool {
    var next = index
    while next < text.count, text[next] == " " { next += 1 }
    return next < text.count && "+%.[(|?&".contains(text[next])
  }

  private mutating func list(until end: Character) -> LocatedValue? {
    var values: [LocatedValue] = []
    var commas = 0
    index += 1
    while true {
      if take(String(end)) {
        // Brackets around one value alone are no tuple of Python.
        if end == ")", values.count == 1, commas == 0 { return values[0] }
        return Self.located(.list(values))
      }
      guard next != nil else { return nil }
      if let value = element() { values.append(value) }
      guard skipToSeparator(or: end) else { return nil }
      if take(",") { commas += 1 }
    }
  }

  private mutating func mapping() -> LocatedValue? {
    var fields: [LocatedFields.Field] = []
    index += 1
    while true {
      if take("}") { return Self.located(.fields(Self.fields(fields))) }
      guard next != nil else { return nil }
      if let key = key(), take(":"), let value = element() {
        let field = Self.field(key, value)
        fields.removeAll { $0.name == field.name }
        fields.append(field)
      }
      guard skipToSeparator(or: "}") else { return nil }
      take(",")
    }
  }

  private mutating func key() -> String? {
    if "\"'`".contains(text[index]) {
      guard case .text(let key, _) = string()?.shape else { return nil }
      return key
    }
    return name()
  }

  /// A name without quotes; nil where none begins here.
  mutating func name() -> String? {
    let name = text[index...].prefix(while: ProgramText.isWord)
    index = name.endIndex
    return name.isEmpty ? nil : String(name)
  }

  private mutating func word() -> LocatedValue? {
    let start = index
    while let next, ProgramText.isWord(next) || "-.".contains(next) { index += 1 }
    let word = String(text[start..<index])
    // Texts of Python may have letters before them.
    if next == "\"" || next == "'", ["u", "b", "r", "U", "R"].contains(word) { return string() }
    switch word {
    case "True", "true": return Self.text("true", .plain)
    case "False", "false": return Self.text("false", .plain)
    default: return Double(word) == nil ? nil : Self.text(word, .plain)
    }
  }

  /// Goes on to the next comma or to the end of what is open, past anything that cannot be read.
  private mutating func skipToSeparator(or end: Character) -> Bool {
    var open = 0
    while let next {
      switch next {
      case "\"", "'", "`":
        let start = index
        if string() == nil, index == start { index += 1 }
        continue
      case "(", "[", "{": open += 1
      case ")", "]", "}":
        if open == 0 { return next == end }
        open -= 1
      case ",": if open == 0 { return true }
      default: break
      }
      index += 1
    }
    return false
  }

  // MARK: Values that have no place

  static func located(_ shape: LocatedValue.Shape) -> LocatedValue { LocatedValue(shape: shape, location: place) }

  static func fields(_ fields: [LocatedFields.Field]) -> LocatedFields {
    LocatedFields(fields: fields, location: place)
  }

  static func field(_ key: String, _ value: LocatedValue) -> LocatedFields.Field {
    LocatedFields.Field(key: key, name: key.lowercased().replacing("_", with: "-"), location: place, value: value)
  }

  private static func text(_ text: String, _ style: ScalarStyle) -> LocatedValue { located(.text(text, style)) }
}

extension LiteralReader {
  // MARK: Expressions

  /// What an expression likely is where a site is published: what follows `||`, the last of `? :` that is no
  /// address of the machine on which the site is made, and the text that a sum begins with.
  mutating func likelyValue() -> LocatedValue? {
    var value = operand()
    while true {
      let isCall = next == "(" || next == "["
      skipSpace()
      guard index < text.count else { return value }
      let rest = text[index...]
      switch text[index] {
      case "|" where rest.starts(with: "||"), "?" where rest.starts(with: "??"):
        index += 2
        let other = operand()
        value = value ?? other
      case "?" where !rest.starts(with: "?."): return choice()
      case "+":
        index += 1
        _ = operand()
        // The beginning of an address is none.
        if value?.text?.contains("://") == true { value = nil }
      case "=" where rest.starts(with: "=>"): return nil
      case "=", "!", "<", ">", "&", "|", "*", "/", "%", "-":
        index = rest.firstIndex { !"=!<>&|*/%-".contains($0) } ?? rest.endIndex
        _ = operand()
        value = nil
      case ".", "?":
        index = rest.firstIndex { !".?".contains($0) } ?? rest.endIndex
        _ = word()
        value = nil
      case "(" where isCall, "[" where isCall:
        guard depth < Self.deepest else { return nil }
        _ = self.value()
        value = nil
      default: return value
      }
    }
  }

  private mutating func element() -> LocatedValue? { guesses ? likelyValue() : value() }

  private mutating func operand() -> LocatedValue? {
    skipSpace()
    while next == "!" { index += 1 }
    return value()
  }

  /// What follows a question mark.
  private mutating func choice() -> LocatedValue? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    index += 1
    let first = likelyValue()
    guard take(":") else { return first }
    let second = likelyValue()
    return [second, first].compactMap(\.self).first { $0.text?.contains("localhost") != true }
  }
}
