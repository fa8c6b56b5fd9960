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

  /// The name of each case, and how serious it is.
  public var traits: (code: String, severity: Severity) {
    switch self {
    case .notBuilt: ("not-built", .error)
    case .unfinishedBuild: ("unfinished-build", .error)
    case .missingOutput: ("missing-output", .error)
    case .missingTool: ("missing-tool", .error)
    case .toolFailed: ("tool-failed", .error)
    case .brokenList: ("broken-deployment-list", .error)
    case .foreignFiles: ("foreign-files-on-target", .error)
    case .tooManyDeletes: ("too-many-deletes", .error)
    case .overlapsSite: ("target-overlaps-site", .error)
    case .unsendableName: ("unsendable-name", .error)
    case .localAddress: ("local-address", .warning)
    }
  }
}
