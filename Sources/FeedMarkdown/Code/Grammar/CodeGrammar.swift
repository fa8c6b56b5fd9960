/// What has to be known of a language to find its tokens: the data that ``GrammarScanner`` works from.
///
/// Words are written in one text, separated by spaces.
struct CodeGrammar: Sendable {
  // MARK: Words

  /// The words of the language.
  var keywords = ""
  /// Names of types that the language brings.
  var types = ""
  /// Names of values, such as `true`.
  var literals = ""
  /// Names of functions that are called without parentheses.
  var functions = ""
  /// The words behind which the name of a function follows.
  var functionIntroducers = ""
  /// The words behind which the name of a type follows.
  var typeIntroducers = ""
  /// Whether case is ignored; the words above are then written in small letters.
  var ignoresCase = false
  /// Characters that words may begin with, beside letters.
  var extraWordStart = ""
  /// Characters that words may go on with, beside letters and digits.
  var extraWordPart = ""
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
  /// A character that may stand between digits, beside the underscore.
  var digitSeparator: Character?

  // MARK: Everything else

  /// What begins a comment that ends with the line.
  var lineComments: [String] = []
  /// Whether such a comment begins only where a word could.
  var commentsFollowBlanks = false
  /// Comments and other pieces between delimiters.
  var blocks: [BlockRule] = []
  /// Text literals.
  var strings: [StringRule] = []
  /// Text literals with delimiters of any length.
  var filledStrings: [FilledStringRule] = []
  /// Text literals that end with a word of the writer's choice.
  var taggedStrings: [TaggedStringRule] = []
  /// Literals with delimiters of the writer's choice.
  var quoteLikes: [QuoteLikeRule] = []
  /// Words that belong to the text literal that follows at once, such as `f` in Python; in small letters.
  var stringPrefixes = ""
  /// What begins a here document.
  var hereDocuments: [String] = []
  /// Characters that make a word special.
  var sigils: [SigilRule] = []
  /// Pieces that always look the same.
  var fixed: [(text: String, kind: CodeTokenKind)] = []
  /// Whether `'a'` is a literal and a lone apostrophe is not.
  var hasCharacters = false
  /// Whether `/…/` is a literal.
  var hasRegularExpressions = false
  /// Whether `#name` at the start of a line is a directive.
  var hasDirectives = false
  /// Whether elements of HTML may stand in code.
  var hasMarkup = false
  /// A character that, outside of literals, takes the meaning from the next one.
  var escape: Character?

  /// The rules for everything that does not begin like a word or a number.
  var rules: [GrammarRule] {
    var rules: [GrammarRule] = lineComments.map { .lineComment(Array($0.utf8)) }
    rules += blocks.map { .block($0) } + strings.map { .string($0) } + filledStrings.map { .filledString($0) }
    rules += taggedStrings.map { .taggedString($0) }
    rules += quoteLikes.map { .quoteLike($0) } + hereDocuments.map { .hereDocument(Array($0.utf8)) }
    rules += fixed.map { .fixed(Array($0.text.utf8), $0.kind) } + sigils.map { .sigil($0) }
    if hasCharacters { rules.append(.character) }
    if hasRegularExpressions { rules.append(.regularExpression) }
    if hasDirectives { rules.append(.directive) }
    if hasMarkup { rules.append(.markupTag) }
    return rules
  }

  /// The words with their meanings.
  var wordTable: WordTable {
    var words: [(text: Substring, word: Word)] = []
    func add(_ text: String, _ word: Word) {
      words += text.split(separator: " ").map { ($0, word) }
    }
    add(functionIntroducers, Word(kind: .keyword, introduces: .function))
    add(typeIntroducers, Word(kind: .keyword, introduces: .type))
    add(literals, Word(kind: .literal))
    add(keywords, Word(kind: .keyword))
    add(types, Word(kind: .type))
    add(functions, Word(kind: .function))
    return WordTable(words, ignoresCase: ignoresCase)
  }
}
