/// What keeps something of another system from moving in, or changes on the way.
public enum ImportProblem: ProblemKind {
  /// Nothing tells what the source is; `known` are the names of the formats.
  case unknownSource(known: [String])
  /// The source is a folder of Markdown files without settings of any generator.
  case plainFolder
  /// The source is not of the format that was asked for.
  case otherFormat(String)
  /// The content folder is the folder that is imported, holds it or lies within it.
  case overlapsSource
  /// The source is an archive that cannot be unpacked; `reason` tells why.
  case packed(reason: String)
  /// A file of the source cannot be read; `reason` is the system's.
  case unreadable(reason: String)
  /// A file of the source is no XML; `reason` is what the parser says.
  case invalidXML(reason: String)
  /// A file of the source is no JSON.
  case invalidJSON
  /// An export of feedsite is of a version that this one does not know.
  case exportVersion(String)
  /// A member of an export of feedsite is missing, or is not what it has to be.
  case exportMember(String, expected: String)
  /// A path in an export of feedsite leads to no file of a content folder.
  case exportPath(String)
  /// A path in an export of feedsite is that of another file or of its folder, on some file systems at least.
  case exportPathTwice(String)
  /// There is nothing in the source that could be carried over.
  case emptySource
  /// There is no text in the folder of a generator that could be carried over.
  case emptyFolder
  /// The settings of a generator tell neither the title nor the address of the site.
  case unnamedSite
  /// An entry has no date, or one that means nothing, so that it becomes a draft.
  case undated(entry: String, date: String?)
  /// Another entry of the source has the identity.
  case duplicateIdentity(String, entry: String)
  /// Another entry of the source has the address.
  case duplicateAddress(String, entry: String)
  /// A pattern of addresses, of a folder or of all entries, holds what feedsite does not know.
  case unknownPattern(String, folder: String?)
  /// An address can be no address of a site of files.
  case lostAddress(String, entry: String)
  /// A file that an entry names is not in the source.
  case missingFile(String, entry: String)
  /// A file that an entry names stays where it is, since nothing is fetched.
  case remoteFiles(count: Int, example: String)
  /// A file that an entry names could not be fetched.
  case unfetched(String, reason: String)
  /// A shortcode means nothing here, so that it stays as text.
  case shortcode(String, entry: String)
  /// Something of the source has no place in a content folder.
  case leftOut(String, count: Int)
  /// Files of a folder of another generator have no use here.
  case leftBehind(String, count: Int, reason: String)
  /// Not everybody may read an entry where it comes from, so that it becomes a draft.
  case protected(entry: String, EntryProtection)
  /// Pictures have no description for those who cannot see them.
  case undescribed(count: Int, example: String)
  /// A file of the content folder has been changed since, or was somebody else's, so that it stays as it is.
  case keptFile

  /// The name of each case, and how serious it is.
  public var traits: (code: String, severity: Severity) {
    switch self {
    case .unknownSource: ("unknown-source", .error)
    case .plainFolder: ("plain-folder", .error)
    case .otherFormat: ("other-format", .error)
    case .overlapsSource: ("overlaps-source", .error)
    case .packed: ("packed-source", .error)
    case .unreadable: ("unreadable-source", .error)
    case .invalidXML: ("invalid-xml", .error)
    case .invalidJSON: ("export-not-json", .error)
    case .exportVersion: ("export-version", .error)
    case .exportMember: ("export-member", .error)
    case .exportPath: ("export-path", .error)
    case .exportPathTwice: ("export-path-twice", .error)
    case .emptySource: ("empty-source", .error)
    case .emptyFolder: ("empty-folder", .error)
    case .unnamedSite: ("unnamed-site", .warning)
    case .undated: ("undated-import", .warning)
    case .duplicateIdentity: ("duplicate-identity", .warning)
    case .duplicateAddress: ("duplicate-address", .warning)
    case .unknownPattern: ("unknown-pattern", .warning)
    case .lostAddress: ("lost-address", .warning)
    case .missingFile: ("missing-source-file", .warning)
    case .remoteFiles: ("remote-files", .warning)
    case .unfetched: ("unfetched-file", .warning)
    case .shortcode: ("unknown-shortcode", .warning)
    case .leftOut: ("left-out", .warning)
    case .leftBehind: ("left-behind", .warning)
    case .protected: ("protected-entry", .warning)
    case .undescribed: ("undescribed-pictures", .warning)
    case .keptFile: ("kept-file", .warning)
    }
  }
}

/// What keeps an entry from most readers.
public enum EntryProtection: Hashable, Sendable {
  /// Readers are asked for a word.
  case password
  /// Only members see it, or only those who pay.
  case membersOnly
  /// Everybody sees how it begins.
  case partlyMembersOnly
  /// It never stood on a page.
  case onlyByMail
}
