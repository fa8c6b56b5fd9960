/// What can be wrong with a file's text and with its front matter as YAML, TOML or JSON.
public enum FrontMatterProblem: ProblemKind {
  /// The bytes are not UTF-8; `offset` counts bytes from zero.
  case invalidUTF8(offset: Int)
  /// The file opens a front matter and never closes it; `end` is what would: `---`, `+++` or `}`.
  case unclosed(end: String)
  /// The YAML parser's own complaint.
  case invalidYAML(String)
  /// The front matter between lines `+++` is not TOML.
  case invalidTOML(TOMLFault)
  /// The front matter between braces is not JSON; the complaint is that of the YAML parser, which reads it.
  case invalidJSON(String)
  /// A program in a language is in place of the front matter.
  case program(String)
  /// The front matter is a list or a single value.
  case notMapping
  /// One key occurs twice, compared without case.
  case duplicateKey(String, firstLine: Int)
  /// A key is itself a list or a mapping.
  case invalidKey
  /// The file cannot be read; `reason` is the system's.
  case unreadable(reason: String)
  /// The file is larger than feedsite reads.
  case tooLarge(bytes: Int, limit: Int)

  package var traits: (code: String, severity: Severity) {
    switch self {
    case .invalidUTF8: ("invalid-utf8", .error)
    case .unclosed: ("unclosed-front-matter", .error)
    case .invalidYAML: ("invalid-yaml", .error)
    case .invalidTOML: ("invalid-toml", .error)
    case .invalidJSON: ("invalid-json", .error)
    case .program: ("front-matter-program", .error)
    case .notMapping: ("front-matter-not-mapping", .error)
    case .duplicateKey: ("duplicate-key", .error)
    case .invalidKey: ("invalid-key", .error)
    case .unreadable: ("unreadable-file", .error)
    case .tooLarge: ("file-too-large", .error)
    }
  }

  package var words: String {
    switch self {
    case .invalidUTF8(let offset):
      "the file is not UTF-8 (byte \(offset) is not part of a character); save it as UTF-8"
    case .unclosed(let end):
      "the front matter is not closed; end it with " + (end == "}" ? "a closing brace" : "a line \(Self.quoted(end))")
    case .invalidYAML(let reason):
      "this is not YAML: \(reason)"
        + (Self.advice.first { reason.contains($0.complaint) }.map { "; \($0.words)" } ?? "")
    case .invalidTOML(let fault):
      "this is not TOML: \(Self.words(fault))"
    case .invalidJSON(let reason):
      "this is not JSON: \(reason); put keys and texts in double quotes, and commas between them"
    case .program(let language):
      "the front matter is a program in \(Self.quoted(language)), which feedsite does not run; "
        + "write what it returns as YAML between two lines \"---\""
    case .notMapping:
      "expected keys with values; write lines such as \"title: Rain\""
    case .duplicateKey(let key, let firstLine):
      "the key \(Self.quoted(key)) appears twice (first on line \(firstLine)); keep one of them"
    case .invalidKey:
      "a key must be text; write it in quotes"
    case .unreadable(let reason):
      "the file cannot be read: \(reason)"
    case .tooLarge(let bytes, let limit):
      "the file has \(bytes) bytes, more than the \(limit) that feedsite reads; split it"
    }
  }
}

/// Why front matter cannot be read as TOML.
public enum TOMLFault: Hashable, Sendable {
  /// A line does not begin with a key, or a key is missing between dots, brackets or braces.
  case missingKey
  case missingEquals(String)
  /// A key with a colon after it, as in YAML.
  case colon(String)
  case missingValue(String)
  /// Something that is no value unless it is in quotes, and the key that it belongs to.
  case unquoted(String, key: String)
  /// Something that begins like a number but is none, or does not fit in 64 bits.
  case invalidNumber(String)
  /// Something that begins like a date or a time and is none.
  case invalidDate(String)
  /// A backslash with letters that mean nothing.
  case invalidEscape(String)
  /// A byte below 0x20 or 0x7F that may not be there.
  case controlCharacter(UInt8)
  /// Something after the value of a line.
  case surplus
  /// Two values without a comma between them.
  case missingComma
  /// The header of a table without its brackets at the end.
  case unclosedHeader
  /// A text without its quotes at the end, or one that goes on over the end of its line.
  case unclosedText
  case unclosedList
  /// An inline table without its brace at the end, or one that goes on over the end of its line.
  case unclosedTable
  /// A key of a table whose name holds something else, which is on `firstLine`.
  case notTable(String, firstLine: Int)
  case tooManyValues(limit: Int)
  /// Tables and arrays within each other deeper than anyone writes.
  case tooDeep
}

extension FrontMatterProblem {
  private static func words(_ fault: TOMLFault) -> String {
    switch fault {
    case .missingKey:
      "a key is missing; write lines such as title = \"Rain\", with keys of other signs in quotes"
    case .missingEquals(let key):
      "there is no = after \(Self.quoted(key)); write \(Self.bare(key)) = \"...\""
    case .colon(let key):
      "there is a colon after \(Self.quoted(key)); write \(Self.bare(key)) = \"...\", or lines \"---\" around YAML"
    case .missingValue(let key):
      "\(Self.quoted(key)) has no value; write \(Self.bare(key)) = \"\" or remove the key"
    case .unquoted(let text, let key):
      "\(Self.quoted(text)) is not a value of \(Self.quoted(key)); put text in quotes, and write true or false in small "
        + "letters"
    case .invalidNumber(let text):
      "\(Self.quoted(text)) is not a number; write one such as 1200, 1_200, 0xff or 1.5, or put it in quotes"
    case .invalidDate(let text):
      "\(Self.quoted(text)) is not a date; write 2025-04-09 or 2025-04-09T20:00:00+08:00, or put it in quotes"
    case .invalidEscape(let text):
      "\(Self.quoted(text)) means nothing; write \\\\ for a backslash, or put the text in single quotes"
    case .controlCharacter(let byte):
      "there is a control character (0x\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))); delete the invisible character"
    case .surplus:
      "there is more on the line than one value; begin a new line, or put the whole text in quotes"
    case .missingComma:
      "two values have no comma between them; write one"
    case .unclosedHeader:
      "the name of a table is not closed; end it with ], or with ]] where it begins with [["
    case .unclosedText:
      "the text is not closed; end it with the quote that it begins with, or put three quotes around several lines"
    case .unclosedList:
      "the list is not closed; end it with ]"
    case .unclosedTable:
      "the braces are not closed; end them with } on the same line"
    case .notTable(let key, let firstLine):
      "\(Self.quoted(key)) has a value (on line \(firstLine)) and can hold no keys; choose another name for one of them"
    case .tooManyValues(let limit):
      "it holds more than \(limit) values; split it"
    case .tooDeep:
      "tables and lists are nested too deeply; take some levels out"
    }
  }

  /// A key as it may be before `=`.
  private static func bare(_ key: String) -> String {
    let isBare = !key.isEmpty && key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return isBare ? key : quoted(key)
  }

  private static let quotes = "put the value in quotes"

  /// What a writer can do about complaints of the YAML parser, which speaks to programmers.
  private static let advice: [(complaint: String, words: String)] = [
    (
      "mapping values are not allowed",
      "put a value that holds a colon in quotes, as in title: \"Rain: a song\", "
        + "write a space after the colon of a key, and begin all keys in one column"
    ),
    ("character that cannot start any token", "\(quotes), or indent with spaces where a tab stands"),
    ("tab character that violates indentation", "indent with spaces where a tab stands"),
    ("undefined alias", "a value that begins with * needs quotes"),
    ("while scanning an alias", "a value that begins with * needs quotes"),
    ("while scanning an anchor", "a value that begins with & needs quotes"),
    ("while parsing a node", quotes),
    ("while parsing a flow node", "a value that begins with # is a comment and needs quotes"),
    ("while scanning a quoted scalar", "close the quotes"),
    ("escape", "use single quotes around a text with backslashes"),
    (
      "could not find expected ':'",
      "a line needs a key, a colon and a space, as in title: Rain, or in a list a dash and a space"
    ),
    (
      "while parsing a flow sequence", "close the list with ]; a value that begins with # is a comment and needs quotes"
    ),
    ("while parsing a flow mapping", "close the braces with }"),
    (
      "did not find expected key",
      "put a value that continues after quotes or brackets in double quotes as a whole, "
        + "and give keys that belong together the same indentation"
    ),
    ("block sequence entries are not allowed", "begin the list on a line of its own"),
    ("did not find expected '-' indicator", "give all items of the list the same indentation"),
    ("control characters are not allowed", "delete the invisible character"),
    ("another document", "keep one block of keys only"),
    ("did not find expected <document start>", "begin all keys in one column, and keep one block of keys only"),
    ("directive", "a line must not begin with %"),
    ("block scalar", "write | or > alone and the text on the lines below"),
  ]
}
