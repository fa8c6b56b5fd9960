/// What can be wrong with a deployment.
public enum DeployProblem: ProblemKind {
  /// The output folder holds no site that a build of this version has finished.
  case notBuilt
  /// A build into the output folder was stopped before its end.
  case unfinishedBuild
  /// A file of the output folder is not there, or not one.
  case missingOutput(String)
  /// A program that does the transport is not in `PATH`; `package` is what distributions call it.
  case missingTool(String, package: String)
  /// A program ended with an error; `reason` is what it said.
  case toolFailed(String, action: String, reason: String)
  /// The list of what was deployed cannot be read.
  case brokenList
  /// Files that feedsite did not put there stand where files of the site belong; `examples` are the first of them.
  case foreignFiles(count: Int, examples: [String])
  /// More files would be removed than the deployment may remove.
  case tooManyDeletes(count: Int, deployed: Int, limit: Int)
  /// The target lies within the output or the content folder, or around one of them.
  case overlapsSite
  /// A name cannot be handed to a program that reads a line for each file.
  case unsendableName(String)
  /// The site was built for an address that nobody else can open.
  case localAddress(String)

  /// A stable name in kebab case, unique over all groups.
  public var code: String {
    switch self {
    case .notBuilt: "not-built"
    case .unfinishedBuild: "unfinished-build"
    case .missingOutput: "missing-output"
    case .missingTool: "missing-tool"
    case .toolFailed: "tool-failed"
    case .brokenList: "broken-deployment-list"
    case .foreignFiles: "foreign-files-on-target"
    case .tooManyDeletes: "too-many-deletes"
    case .overlapsSite: "target-overlaps-site"
    case .unsendableName: "unsendable-name"
    case .localAddress: "local-address"
    }
  }

  /// How serious it is.
  public var severity: Severity {
    switch self {
    case .localAddress: .warning
    default: .error
    }
  }
}
