/// What can be wrong with something that an entry names.
public enum ReferenceProblem: ProblemKind {
  /// No entry has the name; `suggestions` are the most similar ones.
  case unknownEntry(key: String, name: String, suggestions: [String])
  /// Several entries have the name.
  case ambiguousEntry(key: String, name: String, candidates: [String])
  /// The entry exists but is of a kind that the field cannot hold.
  case wrongKind(key: String, name: String, found: String, expected: String)
  /// The entry exists but this build leaves it out, for example as a draft.
  case unpublishedEntry(key: String, name: String, reason: String)
  /// A field names a local file that does not exist; `nearest` was probably meant.
  case missingFile(key: String, path: String, nearest: String?)
  /// A field names a file by an absolute path of the site and it does not exist.
  case missingSiteFile(key: String, path: String)
  /// A path leads out of the content folder: that of a key, or without one, that to which a symbolic link leads.
  case outsideContent(key: String?, path: String)
  /// A file is not published, since browsers or web servers run what it holds, and nor are others of its folder.
  case program(name: String, others: Int)
  /// Two translations of one text are in the same language; `other` is the content path of the first.
  case sameLanguage(language: String, other: String)

  /// The name of each case, and how serious it is.
  ///
  /// In `site.yml`, what is named has to be there; in an entry all of this is a warning.
  public var traits: (code: String, severity: Severity) {
    switch self {
    case .unknownEntry: ("unknown-entry", .error)
    case .ambiguousEntry: ("ambiguous-entry", .error)
    case .wrongKind: ("wrong-kind", .error)
    case .unpublishedEntry: ("unpublished-entry", .warning)
    case .missingFile: ("missing-file", .error)
    case .missingSiteFile: ("missing-site-file", .warning)
    case .outsideContent: ("outside-content", .error)
    case .program: ("unpublished-program", .warning)
    case .sameLanguage: ("same-language", .warning)
    }
  }
}
