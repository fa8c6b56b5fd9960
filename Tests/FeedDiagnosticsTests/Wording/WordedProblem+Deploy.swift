import FeedDiagnostics

extension WordedProblem {
  /// What can be wrong with a deployment.
  static let deploy: [WordedProblem] = [
    WordedProblem(
      .deploy(.notBuilt), .error, "not-built",
      "the folder holds no site of this version of feedsite; build it first, or deploy without --no-build"),
    WordedProblem(
      .deploy(.unfinishedBuild), .error, "unfinished-build",
      "a build into the folder was stopped before its end; build it again"),
    WordedProblem(
      .deploy(.missingOutput("index.html")), .error, "missing-output",
      #""index.html" is gone from the output folder; build it again"#),
    WordedProblem(
      .deploy(.missingTool("ssh", package: "openssh-client")), .error, "missing-tool",
      #"this target needs the program "ssh", which is not in PATH; install the package "#
        + #""openssh-client" or its like"#),
    WordedProblem(
      .deploy(.toolFailed("rsync", action: "send files", reason: "connection refused (exit code 255)")), .error,
      "tool-failed", "cannot send files: rsync says: connection refused (exit code 255)"),
    WordedProblem(
      .deploy(.brokenList), .error, "broken-deployment-list",
      "the list of what was deployed there cannot be read; with --take-over a new one is made, and files of the site "
        + "that are there are replaced"),
    WordedProblem(
      .deploy(.foreignFiles(count: 1, examples: ["index.html"])), .error, "foreign-files-on-target",
      #"a file that feedsite did not put there would be replaced: "index.html"; move it away, or replace it with "#
        + "--take-over"),
    WordedProblem(
      .deploy(.foreignFiles(count: 7, examples: ["a", "b"])), .error, "foreign-files-on-target",
      #"7 files that feedsite did not put there would be replaced: "a", "b" and more; move them away, or replace "#
        + "them with --take-over"),
    WordedProblem(
      .deploy(.tooManyDeletes(count: 412, deployed: 618, limit: 154)), .error, "too-many-deletes",
      "412 of the 618 files there would be removed, and at most 154 may be; if that is what you want, repeat it with "
        + "--max-deletes 412"),
    WordedProblem(
      .deploy(.overlapsSite), .error, "target-overlaps-site",
      "the target is the content or the output folder, holds it or lies within it; choose another one"),
    WordedProblem(
      .deploy(.unsendableName("a\nb")), .error, "unsendable-name",
      "the name \"a\u{FFFD}b\" has a line end in it, which the program that sends it takes for the end of the name; "
        + "rename the file"),
    WordedProblem(
      .deploy(.localAddress("http://localhost/")), .warning, "local-address",
      #"the site was built for http://localhost/, which only this machine can reach; set "base-url" in site.yml, or give the "#
        + "address with -u"),
  ]
}
