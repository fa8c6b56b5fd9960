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
  /// A byte that may stand between digits, beside the underscore.
  var digitSeparator: UInt8?
  /// A byte that, outside of literals, takes the meaning from the next one.
  var escape: UInt8?
  /// The rules for all else, by the first byte, those with the longest beginning first.
  var rules: [[(opening: [UInt8], rule: GrammarRule)]] = Array(repeating: [], count: 256)
  /// What literals with delimiters of any length may begin with.
  var fills = ByteSet("")

  /// Whether a capital letter at its start makes a word the name of a type.
  var capitalsAreTypes = false
  /// Whether members of types begin with capital letters as well, so that nothing behind a dot is a type.
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

  /// Adds a rule behind those that begin with as many bytes or more.
  mutating func add(_ rule: GrammarRule) {
    let opening = rule.opening
    guard let first = opening.first else { return }
    if case .fenced(let rule) = rule, rule.before.isEmpty { fills.insert(first) }
    let list = rules[Int(first)]
    let place = list.firstIndex { $0.opening.count < opening.count } ?? list.count
    rules[Int(first)].insert((opening, rule), at: place)
  }
}
