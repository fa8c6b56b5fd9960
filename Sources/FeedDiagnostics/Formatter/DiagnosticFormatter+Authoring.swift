extension DiagnosticFormatter {
  func words(_ problem: AuthoringProblem) -> String {
    switch problem {
    case .fileInTheWay:
      "it is there already and is never overwritten; move it away, or choose another name"
    case .unwritable(let reason):
      "it cannot be written: \(reason)"
    case .unknownPlaceholder(let name, let suggestion, let known):
      "nothing stands for the placeholder \(Self.quoted("{{\(name)}}")); "
        + (suggestion.map { "did you mean \"{{\($0)}}\"?" } ?? "known are \(Self.list(known))")
    }
  }

  func words(_ problem: DatabaseProblem) -> String {
    switch problem {
    case .foreign:
      "it is no database that feedsite wrote, and is never overwritten; move it away, or choose another name"
    case .newer(let version, let known):
      "a newer feedsite wrote it, with version \(version) of the tables, and this one knows version \(known); "
        + "update feedsite, or choose another name"
    case .busy:
      "another program is writing to the database; try again when it has finished"
    case .failed(let reason):
      "SQLite says: \(reason); if it says so again, delete the file: the next run makes it anew"
    }
  }

  func words(_ problem: CheckProblem) -> String {
    switch problem {
    case .deadAddress(let page, let address, let nearest):
      "the page \(page) leads to \(Self.quoted(address)), which the site does not have; "
        + Self.question(nearest, else: "correct it, or take it out")
    case .deadPlace(let page, let address):
      "the page \(page) leads to \(Self.quoted(address)), and there is no such place on that page; "
        + "name an id that it has, or leave out what follows the #"
    case .imageWithoutAlt(let page, let image):
      "the image \(Self.quoted(image)) on the page \(page) has no alternative text; say in alt what it shows, "
        + "or alt=\"\" where it shows nothing of interest"
    case .wrongSelfLink(let feed, let stated, let published):
      "the feed \(feed) "
        + (stated.map { "gives \(Self.quoted($0)) as its own address" } ?? "does not give its own address")
        + "; readers look for it at \(published)"
    case .orphanedFile(let isPublished):
      isPublished
        ? "it is published, but no page shows it; show it somewhere, or delete it"
        : "no entry names it, so it is not published; show it somewhere, or delete it"
    case .duplicateTitle(let title, let kind):
      "another entry of the kind \(Self.quoted(kind)) has the title \(Self.quoted(title)); "
        + "readers and search engines tell them apart more easily by different ones"
    case .faintAccent(let kind, let color, let ratio, let background):
      "the accent \(color) of the kind \(Self.quoted(kind)) has a contrast of \(ratio) to the background \(background); "
        + "signs need 3 (WCAG 2.2), so choose a darker or a lighter one"
    case .deadExternalLink(let address, let answer):
      "\(Self.quoted(address)) cannot be reached (\(answer)); correct the link, or take it out"
    case .noExternalCheck(let reason):
      "addresses of other sites cannot be checked: \(reason)"
    }
  }
}

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
