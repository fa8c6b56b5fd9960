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
  /// The site was built for an address that only this machine can open.
  case localAddress(String)

  package var traits: (code: String, severity: Severity) {
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

  package var words: String {
    switch self {
    case .notBuilt:
      "the folder holds no site of this version of feedsite; build it first, or deploy without --no-build"
    case .unfinishedBuild:
      "a build into the folder was stopped before its end; build it again"
    case .missingOutput(let path):
      "\(Self.quoted(path)) is gone from the output folder; build it again"
    case .missingTool(let tool, let package):
      "this target needs the program \"\(tool)\", which is not in PATH; install the package \"\(package)\" "
        + "or its like"
    case .toolFailed(let tool, let action, let reason):
      "cannot \(action): \(tool) says: \(reason)"
    case .brokenList:
      "the list of what was deployed there cannot be read; with --take-over a new one is made, and files of the site "
        + "that are there are replaced"
    case .foreignFiles(let count, let examples):
      "\(count == 1 ? "a file" : "\(count) files") that feedsite did not put there would be replaced: "
        + "\(Self.few(examples.map(Self.quoted)))\(examples.count < count ? " and more" : ""); "
        + "move \(count == 1 ? "it" : "them") away, or replace \(count == 1 ? "it" : "them") with --take-over"
    case .tooManyDeletes(let count, let deployed, let limit):
      "\(count) of the \(deployed) files there would be removed, and at most \(limit) may be; "
        + "if that is what you want, repeat it with --max-deletes \(count)"
    case .overlapsSite:
      "the target is the content or the output folder, holds it or lies within it; choose another one"
    case .unsendableName(let path):
      "the name \(Self.quoted(path)) has a line end in it, which the program that sends it takes for the end of the "
        + "name; rename the file"
    case .localAddress(let url):
      "the site was built for \(url), which only this machine can reach; set \"base-url\" in site.yml, or "
        + "give the address with -u"
    }
  }
}
