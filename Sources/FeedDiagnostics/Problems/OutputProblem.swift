/// What can be wrong with the output folder.
public enum OutputProblem: ProblemKind {
  /// The folder holds files and no manifest of ours; `example` is one of the files.
  case foreignFolder(example: String)
  /// The folder is the content folder, lies around it or within it.
  case overlapsContent
  /// The path is a file.
  case notAFolder
  /// A file that is not ours stands where one of ours belongs.
  case foreignFile(String)
  /// The site wants to give a file a name that feedsite keeps for its own files.
  case reservedName(String)
  /// Another run is writing to the folder.
  case busy
  /// The system refused; `reason` is its own.
  case failed(action: String, reason: String)
  /// The manifest cannot be read.
  case brokenManifest

  /// A stable name in kebab case, unique over all groups.
  public var code: String {
    switch self {
    case .foreignFolder: "foreign-output-folder"
    case .overlapsContent: "output-overlaps-content"
    case .notAFolder: "output-not-a-folder"
    case .foreignFile: "foreign-file"
    case .reservedName: "reserved-name"
    case .busy: "output-busy"
    case .failed: "output-failed"
    case .brokenManifest: "broken-manifest"
    }
  }

  /// How grave it is.
  public var severity: Severity { .error }
}
