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
  /// The entry lists pictures of which its kind shows the first only.
  case unshownPictures(key: String, count: Int)
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

  /// The name of each case, and how serious it is.
  public var traits: (code: String, severity: Severity) {
    switch self {
    case .misspelledKind: ("misspelled-kind", .warning)
    case .undeclaredKind: ("undeclared-kind", .warning)
    case .missingDate: ("missing-date", .warning)
    case .incomplete: ("incomplete-entry", .warning)
    case .eventWithoutStart: ("event-without-start", .warning)
    case .unshownPictures: ("unshown-pictures", .warning)
    case .titleFromFileName: ("title-from-file-name", .warning)
    case .liquidTags: ("liquid-tags", .warning)
    case .duplicateID: ("duplicate-id", .error)
    case .longTag: ("long-tag", .warning)
    case .manyTags: ("too-many-tags", .warning)
    case .templateAddress: ("template-address", .warning)
    }
  }
}
