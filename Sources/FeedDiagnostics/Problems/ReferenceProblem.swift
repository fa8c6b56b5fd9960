/// What can be wrong with something that an entry names.
public enum ReferenceProblem: ProblemKind {
  /// No entry has the name; `suggestions` are the most similar ones.
  case unknownEntry(key: String, name: String, suggestions: [String])
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
  package var traits: (code: String, severity: Severity) {
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

  package var words: String {
    switch self {
    case .unknownEntry(let key, let name, let suggestions):
      "\"\(key)\" names \(Self.quoted(name)), which is not an entry; "
        + (suggestions.isEmpty
          ? "write the path of its file, its id or its slug"
            + (["songs", "tracks"].contains(key) ? ", or \"- title: ...\" for a song without a page" : "")
          : "did you mean \(Self.list(suggestions.map { "\"\($0)\"" }))?")
    case .ambiguousEntry(let key, let name, let candidates):
      "\"\(key)\" names \(Self.quoted(name)), which could be \(Self.list(candidates)); write the path"
    case .wrongKind(let key, let name, let found, let expected):
      "\"\(key)\" must name \(Self.article(for: expected)), but \(Self.quoted(name)) is \(Self.article(for: found))"
    case .unpublishedEntry(let key, let name, let reason):
      "\"\(key)\" names \(Self.quoted(name)), which this build leaves out (\(reason)); it is shown without a link"
    case .missingFile(let key, let path, let nearest):
      "\"\(key)\" names \(Self.quoted(path)), which does not exist; "
        + (nearest.map { "did you mean \(Self.quoted($0))?" } ?? "put the file there or correct the path")
    case .missingSiteFile(let key, let path):
      "\"\(key)\" names \(Self.quoted(path)), which this site does not publish; put the file into static/"
    case .outsideContent(let key?, let path):
      "\"\(key)\" names \(Self.quoted(path)), which lies outside the content folder; copy the file into it"
    case .outsideContent(nil, let path):
      "this is a symbolic link that leads out of the content folder, to \(Self.quoted(path)); put a copy in its "
        + "place, or allow such links with --follow-links"
    case .program(let name, 0):
      "\(Self.quoted(name)) is not published, since browsers or web servers run what such a file holds; move it into "
        + "static/ if you trust it"
    case .program(let name, let others):
      "\(Self.quoted(name)) and \(others) more of this folder are not published, since browsers or web servers run what "
        + "such files hold; move those that you trust into static/"
    case .sameLanguage(let language, let other):
      "\(Self.quoted(other)) is the translation in \"\(language)\" already; write \"language: ...\" in one of the two, "
        + "or remove one"
    }
  }
}
