extension DiagnosticFormatter {
  func words(_ problem: DeployProblem) -> String {
    switch problem {
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
      "the site was built for \(url), which leads nobody to it; set \"base-url\" in site.yml, or give the address with -u"
    }
  }
}
