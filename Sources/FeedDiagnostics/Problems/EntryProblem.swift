/// What can be wrong with an entry as a whole.
public enum EntryProblem: ProblemKind {
  /// `type:` names no kind but is close to one.
  case misspelledKind(String, suggestion: String)
  /// `type:` names no kind; the folder or the shape decided on `used`.
  case undeclaredKind(String, used: String)
  /// The kind is stated and neither `date:` nor the file name says when.
  case missingDate(kind: String)
  /// The entry has nothing to show.
  case empty(kind: String)
  /// The title was taken from the file name.
  case titleFromFileName(String)
  /// The body or a field holds Liquid tags, which stay as text.
  case liquidTags(String)
  /// Two entries have one id.
  case duplicateID(String)
  /// The address of a tag's wall is longer than file systems take; `bytes` counts UTF-8.
  case longTag(String, bytes: Int)
  /// The address is a template that feedsite does not run; the path of the file decides instead.
  case templateAddress(key: String, String)

  /// A stable name in kebab case, unique over all groups.
  public var code: String {
    switch self {
    case .misspelledKind: "misspelled-kind"
    case .undeclaredKind: "undeclared-kind"
    case .missingDate: "missing-date"
    case .empty: "empty-entry"
    case .titleFromFileName: "title-from-file-name"
    case .liquidTags: "liquid-tags"
    case .duplicateID: "duplicate-id"
    case .longTag: "long-tag"
    case .templateAddress: "template-address"
    }
  }

  /// How serious it is.
  public var severity: Severity {
    switch self {
    case .misspelledKind, .missingDate, .empty, .duplicateID, .longTag: .error
    case .undeclaredKind, .titleFromFileName, .liquidTags, .templateAddress: .warning
    }
  }
}
