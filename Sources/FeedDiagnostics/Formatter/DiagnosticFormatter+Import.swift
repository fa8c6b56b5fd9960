extension DiagnosticFormatter {
  func words(_ problem: ImportProblem) -> String {
    switch problem {
    case .unknownSource(let known):
      "nothing tells what it is; name the format with --from: \(Self.list(known))"
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
      "it is no JSON from here on; correct it, or export it again"
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
    case .unnamedSite:
      "nothing tells the title and the address of the site, so that readers of its feeds get everything again; "
        + "write both into its settings as they are and import it once more, or into site.yml as title and base-url"
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
        + "holds what feedsite does not know, so that addresses follow the paths of files there; "
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
      "\(Self.quoted(address)) could not be fetched (\(reason)), so that it stays where it is"
    case .shortcode(let name, let entry):
      "the shortcode [\(name)] in \(Self.quoted(entry)) means nothing here and stays as text; replace it by hand"
    case .leftOut(let what, 1):
      "1 \(what) is not carried over; feedsite has nothing of that sort"
    case .leftOut(let what, let count):
      "\(count) \(what) are not carried over; feedsite has nothing of that sort"
    case .leftBehind(let what, let count, let reason):
      "\(count) \(what) \(count == 1 ? "stays" : "stay") behind; \(reason)"
    case .protected(let entry, let protection):
      "\(Self.quoted(entry)) \(protection.words), and all pages of a site of files are public; it becomes a draft"
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

extension EntryProtection {
  /// What a message says about the entry.
  fileprivate var words: String {
    switch self {
    case .password: "has a password"
    case .membersOnly: "is for members only"
    case .partlyMembersOnly: "is for members only from some place on"
    case .onlyByMail: "was sent by mail only"
    }
  }
}
