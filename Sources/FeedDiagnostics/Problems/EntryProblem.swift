/// What can be wrong with an entry as a whole.
public enum EntryProblem: ProblemKind {
  /// `type:` names no kind but is close to one; the folder or the shape decided on `used`.
  case misspelledKind(String, suggestion: String, used: String)
  /// `type:` names no kind; the folder or the shape decided on `used`.
  case undeclaredKind(String, used: String)
  /// The kind is known and neither `date:` nor the file name says when, so that the file is a page outside the feed.
  case missingDate(kind: String, isBundle: Bool)
  /// The entry lacks what makes it one of its kind, the value of a key or the body, and is published as another kind.
  ///
  /// A key that is stated has a value that cannot be used, which another message says.
  case incomplete(kind: String, key: String?, isStated: Bool = false, used: String)
  /// An event does not say when it begins; the date of the entry is `used` instead.
  case eventWithoutStart(used: String, waits: Bool)
  /// The title, or the name of a person, was taken from the file name.
  case titleFromFileName(String, key: String, kind: String)
  /// The body holds a tag of a template language that has no meaning here, and is left out.
  case liquidTags(String)
  /// Two entries have one id.
  case duplicateID(String)
  /// The address of a tag's wall is longer than file systems take; `bytes` counts UTF-8.
  case longTag(String, bytes: Int)
  /// The entry has more tags than `limit`, so that those behind are left out.
  case manyTags(limit: Int)
  /// The address is a template that feedsite does not run; the path of the file decides instead.
  case templateAddress(key: String, String)

  /// A stable name in kebab case, unique over all groups.
  public var code: String {
    switch self {
    case .misspelledKind: "misspelled-kind"
    case .undeclaredKind: "undeclared-kind"
    case .missingDate: "missing-date"
    case .incomplete: "incomplete-entry"
    case .eventWithoutStart: "event-without-start"
    case .titleFromFileName: "title-from-file-name"
    case .liquidTags: "liquid-tags"
    case .duplicateID: "duplicate-id"
    case .longTag: "long-tag"
    case .manyTags: "too-many-tags"
    case .templateAddress: "template-address"
    }
  }

  /// How serious it is.
  public var severity: Severity {
    switch self {
    case .duplicateID: .error
    case .misspelledKind, .undeclaredKind, .missingDate, .incomplete, .eventWithoutStart, .titleFromFileName,
      .liquidTags, .longTag, .manyTags, .templateAddress:
      .warning
    }
  }
}
