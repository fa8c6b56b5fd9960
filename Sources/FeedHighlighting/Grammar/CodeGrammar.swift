/// What has to be known of a language to find its tokens: the data that ``GrammarScanner`` works from.
struct CodeGrammar: Sendable {
  /// The words with their meanings.
  var words = WordTable([])
  /// Words that belong to the text literal that follows at once, such as `f` in Python.
  var stringPrefixes = WordTable([])
  /// What words may begin with.
  var wordStart = ByteSet.wordStart
  /// What words may go on with.
  var wordPart = ByteSet.wordPart
  /// A byte that may be between digits, beside the underscore.
  var digitSeparator: UInt8?
  /// A byte that, outside of literals, takes the meaning from the next one.
  var escape: UInt8?
  /// The rules for all else, by the first byte, those with the longest beginning first.
  var rules: [[(opening: [UInt8], rule: GrammarRule)]] = Array(repeating: [], count: 256)
  /// What rules begin with.
  private(set) var openings = ByteSet("")
  /// What literals with delimiters of any length may begin with.
  var fills = ByteSet("")

  /// Whether a capital letter at its start makes a word the name of a type.
  var capitalsAreTypes = false
  /// Whether members of types begin with capital letters as well, so that nothing after a dot is a type.
  var membersAreCapital = false
  /// Whether a word before a parenthesis is the name of a function.
  var marksCalls = true
  /// Whether a word with a hyphen is the name of a function, as in PowerShell.
  var hyphensMarkCalls = false
  /// Whether `name!(` is a call, as in Rust.
  var marksBangCalls = false
  /// Whether a keyword before a colon is a label.
  var labelsEndInColon = false
  /// Whether a text before a colon is a key.
  var marksKeys = false
  /// Whether a comment that ends with the line begins only where a word could.
  var commentsFollowBlanks = false

  /// Adds a rule after those that begin with as many bytes or more.
  mutating func add(_ rule: GrammarRule) {
    let opening = rule.opening
    guard let first = opening.first else { return }
    openings.insert(first)
    if case .fenced(let rule) = rule, rule.before.isEmpty { fills.insert(first) }
    let list = rules[Int(first)]
    let place = list.firstIndex { $0.opening.count < opening.count } ?? list.count
    rules[Int(first)].insert((opening, rule), at: place)
  }

  /// Reads what `Languages.txt` says about a language: a key and other words in each statement.
  init(_ statements: [[Substring]]) {
    var words: [Substring: [Substring]] = [:]
    var traits: [Substring] = []
    var interpolation: Interpolation?
    for statement in statements {
      let rest = statement.dropFirst()
      switch statement[0] {
      case "word-start", "word-part":
        let set = ByteSet(rest.joined())
        if statement[0] == "word-start" { wordStart = wordStart.union(set) }
        wordPart = wordPart.union(set)
      case "digit-separator": digitSeparator = rest.joined().utf8.first
      case "escape": escape = rest.joined().utf8.first
      case "comment": for text in rest { add(.lineComment(Array(text.utf8))) }
      case "here-document": for text in rest { add(.hereDocument(Array(text.utf8))) }
      case "fixed":
        for text in rest.dropFirst() {
          add(.fixed(Array(text.utf8), CodeTokenKind(rawValue: String(statement[1])) ?? .meta))
        }
      case "block", "string": add(.delimited(DelimitedRule(statement, interpolation)))
      case "interpolation":
        interpolation = Interpolation(
          open: Array(rest[1].utf8), close: rest[2].utf8.first ?? 0, quotes: ByteSet(String(rest[3])))
      case "fenced": add(.fenced(FencedRule(statement)))
      case "quote": addQuotes(rest)
      case "sigil": add(.sigil(SigilRule(statement)))
      case "with": traits += rest
      case let key: words[key, default: []] += rest
      }
    }
    for trait in traits where trait != "ignored-case" { add(trait: trait) }
    stringPrefixes = WordTable(words["string-prefixes", default: []].joined(separator: " "), .string, ignoresCase: true)
    self.words = WordTable(
      Self.meanings.flatMap { key, word in words[key, default: []].map { ($0, word) } },
      ignoresCase: traits.contains("ignored-case"))
  }

  /// What the words after a key are; an earlier meaning of a word counts.
  private static let meanings: [(key: Substring, word: Word)] = [
    ("function-keywords", Word(kind: .keyword, introduces: .function)),
    ("type-keywords", Word(kind: .keyword, introduces: .type)), ("literals", Word(kind: .literal)),
    ("keywords", Word(kind: .keyword)), ("types", Word(kind: .type)), ("functions", Word(kind: .function)),
  ]

  private mutating func add(trait: Substring) {
    switch trait {
    case "capital-types": capitalsAreTypes = true
    case "capital-members": membersAreCapital = true
    case "no-calls": marksCalls = false
    case "hyphen-calls": hyphensMarkCalls = true
    case "bang-calls": marksBangCalls = true
    case "colon-labels": labelsEndInColon = true
    case "keys": marksKeys = true
    case "comments-after-blanks": commentsFollowBlanks = true
    case "characters": add(.character)
    case "regular-expressions": add(.regularExpression)
    case "directives": add(.directive)
    case "markup": add(.markupTag)
    default: assertionFailure("Languages.txt: \(trait) means nothing")
    }
  }

  private mutating func addQuotes(_ words: ArraySlice<Substring>) {
    let settings = words.map(Setting.init)
    let parts = settings.first { $0.name == "parts" }.flatMap { Int($0.value) }
    let delimiters = settings.first { $0.name == "delimiters" }?.value ?? "([{</|!"
    for opening in settings where opening.value.isEmpty {
      let open = Array(opening.name.utf8)
      add(.quoteLike(QuoteLikeRule(open: open, parts: parts ?? 1, delimiters: ByteSet(String(delimiters)))))
    }
  }
}

/// A word of a statement that says how a rule is meant, such as `raw` or `escape=x`.
private struct Setting {
  let name: Substring
  /// What follows the equals sign; empty where there is none.
  let value: Substring

  init(_ word: Substring) {
    let equals = word.firstIndex(of: "=") ?? word.endIndex
    (name, value) = (word[..<equals], word[equals...].dropFirst())
  }

  var kind: CodeTokenKind? {
    let kind = CodeTokenKind(rawValue: String(name))
    assert(kind != nil, "Languages.txt: \(name) means nothing")
    return kind
  }
}

extension DelimitedRule {
  fileprivate init(_ statement: [Substring], _ interpolation: Interpolation?) {
    let (open, close) = (String(statement[1]), String(statement[2].map { $0 == "␊" ? "\n" : $0 }))
    self = statement[0] == "block" ? Self(block: open, close) : Self(string: open, close)
    for setting in statement[3...].map(Setting.init) {
      switch setting.name {
      case "raw": escape = nil
      case "escape": escape = setting.value.utf8.first
      case "doubled": doublesClose = true
      case "multiline": isMultiline = true
      case "interpolated": self.interpolation = interpolation
      case "nested": nestedOpen = setting.value.isEmpty ? self.open : Array(setting.value.utf8)
      default: kind = setting.kind ?? kind
      }
    }
  }
}

extension FencedRule {
  fileprivate init(_ statement: [Substring]) {
    let (start, end) = (Self.parts(statement[1]), Self.parts(statement[2]))
    self.init(
      before: start.before, fill: start.fill, minimum: start.minimum, open: start.behind, close: end.before,
      after: end.behind)
    for setting in statement[3...].map(Setting.init) {
      if setting.name == "line" { isMultiline = false } else { kind = setting.kind ?? kind }
    }
  }

  /// Parses `r#*"`, where a character occurs any number of times, `#+"`, where it occurs at least once, or `R"…(`.
  private static func parts(
    _ pattern: Substring
  ) -> (before: [UInt8], fill: UInt8?, minimum: Int, behind: [UInt8]) {
    let parts = pattern.split(maxSplits: 1, omittingEmptySubsequences: false) { "…*+".contains($0) }
    let (before, behind) = (Array(parts[0].utf8), Array(parts[parts.count - 1].utf8))
    if pattern.contains("…") { return (before, nil, 0, behind) }
    return (before.dropLast(), before.last, pattern.contains("+") ? 1 : 0, behind)
  }
}

extension SigilRule {
  fileprivate init(_ statement: [Substring]) {
    self.init(prefix: Array(statement[1].utf8), kind: Setting(statement[2]).kind ?? .meta)
    for setting in statement[3...].map(Setting.init) {
      switch setting.name {
      case "not-after-word": boundary = .notAfterWord
      case "after-blank": boundary = .afterBlank
      case "braces": allowsBraces = true
      case "joined": joiners = ByteSet(String(setting.value))
      case "special": specials = ByteSet(String(setting.value))
      case "looked-up": isLookedUp = true
      default: assertionFailure("Languages.txt: \(setting.name) means nothing")
      }
    }
  }
}
