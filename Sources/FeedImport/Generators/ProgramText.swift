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
    let values = places(of: name).filter { isLineStart($0.start) }.compactMap { place -> Setting? in
      let equals = skippingSpace(place.end)
      guard equals < text.count, text[equals] == "=", equals + 1 < text.count, text[equals + 1] != "=" else {
        return nil
      }
      return literal(at: equals + 1)
    }
    return values.last ?? Setting(nil)
  }

  /// What stands behind a key and its colon wherever it is, as `dir: {input: "src"}`; the first that can be read.
  func value(of key: String) -> Setting {
    for place in places(of: key) {
      var index = place.end
      if index < text.count, "\"'`".contains(text[index]) { index += 1 }
      index = skippingSpace(index)
      guard index < text.count, text[index] == ":" else { continue }
      let setting = literal(at: index + 1)
      if setting.value != nil { return setting }
    }
    return Setting(nil)
  }

  /// The first arguments of all calls of a function.
  func arguments(of function: String) -> [Setting] {
    places(of: function).compactMap { place in
      let index = skippingSpace(place.end)
      guard index < text.count, text[index] == "(" else { return nil }
      let setting = literal(at: index + 1)
      return setting.value == nil ? nil : setting
    }
  }

  /// What a module exports or a function returns: the first mapping or list behind any of some words.
  func exported() -> Setting { Setting(exported(guessing: false, behind: Self.exports + Self.returns)) }

  /// What a module of data exports, by name as well; what has to be computed is what it likely is where the site is
  /// published.
  func likelyExported() -> Setting {
    let named = namedExports()
    let whole = exported(guessing: true, behind: Self.exports + (named.isEmpty ? Self.returns : []))
    var fields: [LocatedFields.Field] = []
    if case .fields(let own)? = whole?.shape { fields = own.fields } else if let whole { return Setting(whole) }
    for field in named where !fields.contains(where: { $0.name == field.name }) { fields.append(field) }
    return Setting(fields.isEmpty ? nil : LiteralReader.located(.fields(LiteralReader.fields(fields))))
  }

  private static let exports = [["module.exports", "="], ["export", "default"]]
  private static let returns = [["return"]]

  private func exported(guessing: Bool, behind candidates: [[String]]) -> LocatedValue? {
    for words in candidates {
      for place in places(of: words[0]) {
        var index = skippingSpace(place.end)
        if words.count > 1 {
          guard text[index...].starts(with: words[1]) else { continue }
          index = skippingSpace(index + words[1].count)
        }
        guard index < text.count, text[index] == "{" || text[index] == "[" else { continue }
        var reader = LiteralReader(text: text, index: index, guesses: guessing)
        if let value = reader.value() { return value }
      }
    }
    return nil
  }

  /// What stands behind `export const`.
  private func namedExports() -> [LocatedFields.Field] {
    places(of: "export").compactMap { place in
      var index = skippingSpace(place.end)
      guard let word = ["const", "let", "var"].first(where: { text[index...].starts(with: $0) }) else { return nil }
      index = skippingSpace(index + word.count)
      let key = String(text[index...].prefix(while: Self.isWord))
      index = skippingSpace(index + key.count)
      guard !key.isEmpty, index < text.count, text[index] == "=" else { return nil }
      var reader = LiteralReader(text: text, index: index + 1, guesses: true)
      return reader.likelyValue().map { LiteralReader.field(key, $0) }
    }
  }

  private func literal(at index: Int) -> Setting {
    var reader = LiteralReader(text: text, index: index)
    return Setting(reader.value())
  }

  // MARK: Places

  private func places(of name: String) -> [(start: Int, end: Int)] {
    let wanted = Array(name)
    guard text.count >= wanted.count, let first = wanted.first else { return [] }
    return text.indices.dropLast(wanted.count - 1).compactMap { start in
      guard text[start] == first, text[start...].starts(with: wanted), start == 0 || !Self.isWord(text[start - 1])
      else { return nil }
      let end = start + wanted.count
      return end < text.count && Self.isWord(text[end]) ? nil : (start, end)
    }
  }

  private func isLineStart(_ index: Int) -> Bool { index == 0 || text[index - 1].isNewline }

  private func skippingSpace(_ index: Int) -> Int {
    var index = index
    while index < text.count, text[index].isWhitespace { index += 1 }
    return index
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
  private var depth = 0

  private static let deepest = 16
  private static let place = SourceLocation(file: "")

  init(text: [Character], index: Int, guesses: Bool = false) {
    self.text = text
    self.index = index
    self.guesses = guesses
  }

  /// The value that begins here; nil where it has to be computed.
  mutating func value() -> LocatedValue? {
    skipSpace()
    guard index < text.count, depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch text[index] {
    case "\"", "'", "`": return string()
    case "[", "(": return list(until: text[index] == "[" ? "]" : ")")
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
      skipSpace()
      guard index < text.count else { return nil }
      if text[index] == end {
        index += 1
        // Brackets around one value alone are no tuple of Python.
        if end == ")", values.count == 1, commas == 0 { return values[0] }
        return Self.located(.list(values))
      }
      if let value = element() { values.append(value) }
      guard skipToSeparator(or: end) else { return nil }
      if index < text.count, text[index] == "," {
        commas += 1
        index += 1
      }
    }
  }

  private mutating func mapping() -> LocatedValue? {
    var fields: [LocatedFields.Field] = []
    index += 1
    while true {
      skipSpace()
      guard index < text.count else { return nil }
      if text[index] == "}" {
        index += 1
        return Self.located(.fields(Self.fields(fields)))
      }
      if let key = key() {
        skipSpace()
        if index < text.count, text[index] == ":" {
          index += 1
          if let value = element() {
            let field = Self.field(key, value)
            fields.removeAll { $0.name == field.name }
            fields.append(field)
          }
        }
      }
      guard skipToSeparator(or: "}") else { return nil }
      if index < text.count, text[index] == "," { index += 1 }
    }
  }

  private mutating func key() -> String? {
    if "\"'`".contains(text[index]) {
      guard case .text(let key, _) = string()?.shape else { return nil }
      return key
    }
    let start = index
    while index < text.count, ProgramText.isWord(text[index]) { index += 1 }
    return index > start ? String(text[start..<index]) : nil
  }

  private mutating func word() -> LocatedValue? {
    let start = index
    while index < text.count, ProgramText.isWord(text[index]) || "-.".contains(text[index]) { index += 1 }
    let word = String(text[start..<index])
    // Texts of Python may have letters before them.
    if index < text.count, "\"'".contains(text[index]), ["u", "b", "r", "U", "R"].contains(word) { return string() }
    switch word {
    case "True", "true": return Self.text("true", .plain)
    case "False", "false": return Self.text("false", .plain)
    default: return Double(word) == nil ? nil : Self.text(word, .plain)
    }
  }

  /// Goes on to the next comma or to the end of what is open, past anything that cannot be read.
  private mutating func skipToSeparator(or end: Character) -> Bool {
    var open = 0
    while index < text.count {
      let character = text[index]
      switch character {
      case "\"", "'", "`":
        let start = index
        if string() == nil, index == start { index += 1 }
        continue
      case "(", "[", "{": open += 1
      case ")", "]", "}":
        if open == 0 { return character == end }
        open -= 1
      case ",": if open == 0 { return true }
      default: break
      }
      index += 1
    }
    return false
  }

  private mutating func skipSpace() {
    while index < text.count, text[index].isWhitespace { index += 1 }
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

  /// What an expression likely is where a site is published: what stands behind `||`, the last of `? :` that is no
  /// address of the machine on which the site is made, and the text that a sum begins with.
  mutating func likelyValue() -> LocatedValue? {
    var value = operand()
    while true {
      let isCall = index < text.count && "([".contains(text[index])
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
    while index < text.count, text[index] == "!" { index += 1 }
    return value()
  }

  /// What stands behind a question mark.
  private mutating func choice() -> LocatedValue? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    index += 1
    let first = likelyValue()
    skipSpace()
    guard index < text.count, text[index] == ":" else { return first }
    index += 1
    let second = likelyValue()
    return [second, first].compactMap(\.self).first { $0.text?.contains("localhost") != true }
  }
}
