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
  /// A key that the kinds of its entries do not know, the kinds that do, and in how many files it stands.
  case unreadKey(key: String, name: String, kinds: [String], fileCount: Int)
  /// An unknown key where only known ones are allowed.
  case unknownKey(key: String, suggestion: String?, known: [String])
  /// Two keys that contradict each other, such as `draft: true` and `published: true`.
  case conflict(key: String, other: String)
  /// A value that is a comment to YAML, since it begins with a number sign; `text` is what stands there.
  case commented(key: String, text: String)
  /// A list holds more than is looked at.
  case longList(key: String, limit: Int)
  /// A note carries a title, which no format shows.
  case titleOfNote

  /// A stable name in kebab case, unique over all groups.
  public var code: String {
    switch self {
    case .wrongType: "wrong-type"
    case .missing: "missing-field"
    case .incomplete: "incomplete-field"
    case .invalidDate: "invalid-date"
    case .invalidValue: "invalid-value"
    case .unknownChoice: "unknown-choice"
    case .likelyTypo: "likely-typo"
    case .unreadKey: "unread-key"
    case .unknownKey: "unknown-key"
    case .conflict: "conflicting-keys"
    case .commented: "commented-value"
    case .longList: "long-list"
    case .titleOfNote: "title-of-note"
    }
  }

  /// How serious it is.
  public var severity: Severity {
    switch self {
    case .likelyTypo, .commented, .longList, .titleOfNote: .warning
    case .unreadKey: .note
    default: .error
    }
  }
}
