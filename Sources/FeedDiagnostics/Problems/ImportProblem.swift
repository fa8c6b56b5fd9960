/// What keeps something from being imported, or changes it on the way.
public enum ImportProblem: ProblemKind {
  /// Nothing tells what the source is; `known` are the names of the formats.
  case unknownSource(known: [String])
  /// The source is a folder of Markdown files without settings of any generator.
  case plainFolder
  /// The source is not in the requested format.
  case otherFormat(String)
  /// The content folder is the folder that is imported, holds it or lies within it.
  case overlapsSource
  /// The source is an archive that cannot be unpacked; `reason` tells why.
  case packed(reason: String)
  /// A file of the source cannot be read; `reason` is the system's.
  case unreadable(reason: String)
  /// A file of the source is no XML; `reason` is what the parser says.
  case invalidXML(reason: String)
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
  /// The settings of a generator do not tell the address of the site, and maybe not its title.
  case unnamedSite(hasTitle: Bool)
  /// An entry has no date, or one that means nothing, so that it becomes a draft.
  case undated(entry: String, date: String?)
  case duplicateIdentity(String, entry: String)
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
  /// A file of the content folder was changed since, or did not come from an import, so it stays as it is.
  case keptFile

  package var traits: (code: String, severity: Severity) {
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

  package var words: String {
    switch self {
    case .unknownSource(let known):
      "its format is not recognised; import its feed, if it has one, or name the format with --from: "
        + Self.list(known)
    case .plainFolder:
      "it has no settings of a generator; feedsite build reads its Markdown as it is, "
        + "or name the generator with --from"
    case .otherFormat(let name):
      "it is not of the format \(Self.quoted(name)); leave out --from to let its content tell"
    case .overlapsSource:
      "the content folder is the folder that is imported, holds it or lies within it; choose another one with -o"
    case .packed(let reason):
      "it is an archive that cannot be unpacked: \(reason); unpack it, and import the folder"
    case .unreadable(let reason):
      "it cannot be read: \(reason)"
    case .invalidXML(let reason):
      "it is not XML: \(reason); correct it, or export it again"
    case .invalidJSON:
      "it is not JSON from here on; correct it, or export it again"
    case .exportVersion(let version):
      "it is an export of the version \(Self.quoted(version)), which this feedsite does not know; use a newer one"
    case .exportMember(let name, let expected):
      "the member \(Self.quoted(name)) has to be \(expected); correct it, or export it again"
    case .exportPath(let path):
      "the path \(Self.quoted(path)) leads to no file of a content folder; correct it, or export it again"
    case .exportPathTwice(let path):
      "the path \(Self.quoted(path)) is that of another file or of its folder; remove one of them"
    case .emptySource:
      "there is nothing in it that feedsite could carry over; export it again"
    case .emptyFolder:
      "there is no text in it that feedsite could carry over; import the folder that holds both settings and texts"
    case .unnamedSite(hasTitle: false):
      "nothing tells the title and the address of the site, so readers of its feeds get everything again; "
        + "write both into its settings as they are and import it once more, or into site.yml as title and base-url"
    case .unnamedSite(hasTitle: true):
      "nothing tells the address of the site, so readers of its feeds get everything again; "
        + "write it into its settings as it is and import it once more, or into site.yml as base-url"
    case .undated(let entry, nil):
      "\(Self.quoted(entry)) has no date; it becomes a draft, so give it one"
    case .undated(let entry, let date?):
      "\(Self.quoted(entry)) has the date \(Self.quoted(date)), which means nothing; it becomes a draft, so give it one"
    case .duplicateIdentity(let id, let entry):
      "\(Self.quoted(entry)) has the identity \(Self.quoted(id)) of another entry; it gets one of its own"
    case .duplicateAddress(let address, let entry):
      "\(Self.quoted(entry)) has the address \(Self.quoted(address)) of another entry; it gets one of its own"
    case .unknownPattern(let pattern, let folder):
      "the pattern \(Self.quoted(pattern)) of addresses\(folder.map { " in " + Self.quoted($0) } ?? "") "
        + "holds what feedsite does not know, so addresses follow the paths of files there; "
        + "state others under permalinks in site.yml"
    case .lostAddress(let address, let entry):
      "\(Self.quoted(entry)) was at \(Self.quoted(address)), where a site of files cannot have it; "
        + "it gets another address"
    case .missingFile(let path, let entry):
      "\(Self.quoted(entry)) names the file \(Self.quoted(path)), which is not in the export; add it by hand"
    case .remoteFiles(1, let example):
      "one file stays where it is, for example \(Self.quoted(example)); --fetch brings it along"
    case .remoteFiles(let count, let example):
      "\(count) files stay where they are, for example \(Self.quoted(example)); --fetch brings them along"
    case .unfetched(let address, let reason):
      "\(Self.quoted(address)) could not be fetched (\(reason)), so it stays where it is"
    case .shortcode(let name, let entry):
      "the shortcode [\(name)] in \(Self.quoted(entry)) means nothing here and stays as text; replace it by hand"
    case .leftOut(let what, 1):
      "1 \(what) is not carried over; feedsite has nothing of that sort"
    case .leftOut(let what, let count):
      "\(count) \(what) are not carried over; feedsite has nothing of that sort"
    case .leftBehind(let what, let count, let reason):
      "\(count) \(what) \(count == 1 ? "stays" : "stay") behind; \(reason)"
    case .protected(let entry, let protection):
      "\(Self.quoted(entry)) \(protection.rawValue), and all pages of a site of files are public; it becomes a draft"
    case .undescribed(1, let example):
      "a picture or video has no description for people who cannot see it, for example \(Self.quoted(example)); write one in alt"
    case .undescribed(let count, let example):
      "\(count) pictures or videos have no description for people who cannot see them, for example \(Self.quoted(example)); "
        + "write one in alt"
    case .keptFile:
      "it is there already with other contents and stays as it is; move it away to import it again"
    }
  }
}

/// What keeps an entry from most readers, in the words of messages.
public enum EntryProtection: String, Hashable, Sendable {
  /// The entry has a password.
  case password = "has a password"
  /// Only members see it, or only those who pay.
  case membersOnly = "is for members only"
  /// Everybody sees how it begins.
  case partlyMembersOnly = "is for members only from some place on"
  /// It never stood on a page.
  case onlyByMail = "was sent by mail only"
}
