import ArgumentParser
import FeedContent
import FeedDiagnostics
import FeedModel
import FeedSite
import FeedTheme
import Foundation

/// `feedsite init`: a small site that works, to be filled.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a small working site.",
    discussion: """
      Creates DIR with a folder content/ in it: settings with an id of their own, and examples: a note, a photo, a \
      song that plays, an event, a quotation, an article, a person and a page. Existing files are never overwritten; \
      if there are any, they are named, and nothing is written.

      EXAMPLES
        feedsite init my-wall
        feedsite init                     In this folder.
        feedsite init my-wall --theme ink
        feedsite init my-wall --bare      Only the settings.
      """)

  @Argument(help: ArgumentHelp("The folder of the site; it may exist.", valueName: "dir"), completion: .directory)
  var folder = "."

  @Option(
    help: ArgumentHelp("The theme of the site.", valueName: "name"), completion: .custom(Completion.themes))
  var theme = ThemeChoice().name

  @Flag(help: "Create only the settings, and an empty wall.")
  var bare = false

  func run() throws {
    let report = Report()
    let folder = folder.withoutTrailingSlashes
    let prefix = folder == "." ? "" : folder + "/"
    let problems = themeProblems(contentFolder: prefix + "content")
    guard problems.isEmpty else { throw report.refusal(problems) }
    let zone = SiteTimeZone(identifier: TimeZone.current.identifier) ?? .utc
    let site = StarterSite.files(
      title: StarterSite.title(ofFolder: URL(filePath: folder).standardizedFileURL.lastPathComponent),
      id: UUID().uuidString.lowercased(), timeZone: zone.isUTC ? .utc : zone,
      theme: theme, now: Int(Date().timeIntervalSince1970), isBare: bare)
    let files = site.map { (path: prefix + "content/" + $0.path, bytes: $0.bytes) }
    // Settings under the other name would be read instead of the new ones, or the other way round.
    let taken = ContentFileWriter.taken(files.map(\.path) + [prefix + "content/site.yaml"])
    guard taken.isEmpty else {
      throw report.refusal(taken.map { Diagnostic(.output(.fileInTheWay), at: SourceLocation(file: $0)) })
    }
    for file in files {
      do throws(Diagnostic) {
        try ContentFileWriter.write(file.bytes, to: file.path)
      } catch {
        throw report.refusal([error])
      }
    }
    report.result(files.map(\.path).joined(separator: "\n"))
    report.standardError(
      "Next:\n" + (prefix.isEmpty ? "" : "  cd \(folder.shellWord)\n")
        + "  feedsite serve\n  feedsite new note \"It rains again\"")
  }

  /// A theme that is not there would make a site that cannot be built.
  private func themeProblems(contentFolder: String) -> [Diagnostic] {
    ThemeLoader(searchFolders: ThemeFolders.around(contentFolder)).load(
      theme, requirements: SiteAssembly.themeRequirements(for: Site(title: "Wall"))
    ).diagnostics.errors
  }
}
