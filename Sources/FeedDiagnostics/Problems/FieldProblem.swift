/// What can be wrong with one field.
public enum FieldProblem: ProblemKind {
  /// The value has another shape than the key wants, for example a list where text is due.
  case wrongType(key: String, expected: String, found: String)
  /// A key that the kind cannot do without is missing; `kind` is the entry's kind or `site.yml`.
  case missing(key: String, kind: String)
  /// A key is missing in the mapping that is the value of another key.
  case incomplete(key: String, inside: String)
  /// The text is not a date; `suggestion` is the date that was probably meant.
  case invalidDate(String, suggestions: [String])
  /// The text has the right type but no meaning here, for example an unknown status.
  case invalidValue(key: String, value: String, expected: String)
  /// A value that one of a fixed set should be; `nearest` is the closest of them.
  case unknownChoice(key: String, value: String, choices: [String], nearest: String?)
  /// An unknown key that is close to a known one.
  case likelyTypo(key: String, suggestion: String)
  /// A key that the kinds of its entries do not know, the kinds that do, and the number of files with it.
  case unreadKey(key: String, name: String, kinds: [String], fileCount: Int)
  case unknownKey(key: String, suggestion: String?, known: [String])
  /// Two keys that contradict each other, such as `draft: true` and `published: true`.
  case conflict(key: String, other: String)
  /// A value that YAML reads as a comment, since it begins with a number sign; `text` is the value.
  case commented(key: String, text: String)
  /// A list holds more than is looked at.
  case longList(key: String, limit: Int)
  /// A note carries a title, which no format shows.
  case titleOfNote

  package var traits: (code: String, severity: Severity) {
    switch self {
    case .wrongType: ("wrong-type", .error)
    case .missing: ("missing-field", .error)
    case .incomplete: ("incomplete-field", .error)
    case .invalidDate: ("invalid-date", .error)
    case .invalidValue: ("invalid-value", .error)
    case .unknownChoice: ("unknown-choice", .error)
    case .likelyTypo: ("likely-typo", .warning)
    case .unreadKey: ("unread-key", .note)
    case .unknownKey: ("unknown-key", .error)
    case .conflict: ("conflicting-keys", .error)
    case .commented: ("commented-value", .warning)
    case .longList: ("long-list", .warning)
    case .titleOfNote: ("title-of-note", .warning)
    }
  }

  package var words: String {
    switch self {
    case .wrongType(let key, let expected, let found):
      "\"\(key)\" must be \(expected), not \(found)"
    case .missing(let key, let kind):
      "\(Self.needing(kind)) \"\(key)\"; add a line \"\(key): ...\""
    case .incomplete(let key, let inside):
      "\"\(inside)\" needs \"\(key)\"; write \"\(key): ...\" below it"
    case .invalidDate(let text, let suggestions):
      "\(Self.quoted(text)) is not a date; write "
        + (suggestions.count > 1
          ? "\(suggestions.joined(separator: " or ")), whichever is meant"
          : "\(suggestions.first ?? "2025-04-09"), with a time \(suggestions.first ?? "2025-04-09")T20:00")
    case .invalidValue(let key, let value, let expected):
      "\(Self.quoted(value)) does not fit \"\(key)\"; write \(expected)"
    case .unknownChoice(let key, let value, let choices, let nearest):
      "\(Self.quoted(value)) is not a value of \"\(key)\"; "
        + Suggestion.question(nearest, else: "use \(Self.list(choices))")
    case .likelyTypo(let key, let suggestion):
      "\"\(key)\" is not a key that feedsite knows; did you mean \"\(suggestion)\"?"
    case .unreadKey(let key, let name, let kinds, let fileCount):
      "\"\(key)\" is "
        + (kinds.isEmpty
          ? "not a key that feedsite knows"
          : "a key of \(Self.list(kinds.map { Self.article(for: $0) })) and not of this kind")
        + "\(fileCount > 1 ? " (in \(fileCount) files)" : ""); "
        + "nothing shows it unless your theme reads \"extra.\(name)\""
    case .unknownKey(let key, let suggestion, let known):
      "\"\(key)\" is not a key that feedsite knows here; "
        + Suggestion.question(suggestion, else: "known are \(known.joined(separator: ", "))")
    case .conflict(let key, let other):
      "\"\(key)\" and \"\(other)\" contradict each other; keep one of them"
    case .commented(let key, let text):
      "\(Self.quoted(text)) is a comment in YAML, so \"\(key)\" is empty; put it in quotes"
    case .longList(let key, let limit):
      "\"\(key)\" has more than \(limit) values, and those from here on are left out; split the list into several entries"
    case .titleOfNote:
      "a note has no title, so this one is not shown; write \"type: article\" to show it"
    }
  }
}
