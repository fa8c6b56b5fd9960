import ArgumentParser
import FeedDiagnostics
import FeedModel
import FeedSite
import FeedTheme
import Foundation

/// `feedsite theme check`: all that is wrong with a theme, whether a site needs it or not.
struct ThemeCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find problems in a theme.",
    discussion: """
      Checks the theme NAME as every build does, and also finds unused templates and strings, missing translations and \
      files, requests to other hosts, scripts in attributes, problems of accessibility, accents with too little \
      contrast, and style sheets and scripts that are too large.

      Files in theme/ of a content folder are checked when the site is built.

      EXAMPLES
        feedsite theme check plain
        feedsite theme check themes/mine  The theme in that folder.
        feedsite theme check mine --strict
      """)

  @Argument(help: ArgumentHelp("The name of the theme, or its folder.", valueName: "name"))
  var name: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The content folder; themes/ beside it is searched as well.", valueName: "folder"))
  var content = "content"

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(name: [.short, .long], help: "Print nothing but errors.")
  var quiet = false

  func run() async throws {
    let report = Report(isQuiet: quiet)
    var folders = ThemeFolders.around(content)
    var path = name.withoutTrailingSlashes
    // The name of the working folder is known only from its full path.
    if [".", ".."].contains(path.fileName) { path = URL(filePath: path).resolvingSymlinksInPath().path }
    let theme = path.fileName
    if path.contains("/") { folders.insert(path.folderPrefix.withoutTrailingSlashes, at: 0) }
    let loader = ThemeLoader(searchFolders: folders)
    let templates = loader.templateNames(of: theme)
    let requirements = SiteAssembly.themeRequirements(withTemplates: templates)
    let diagnostics = loader.check(theme, requirements: requirements).diagnostics
    report.print(diagnostics, includingWarnings: strict)
    let errors = diagnostics.count { $0.severity == .error }
    let counts = CountFormatter.text(diagnostics.count - errors, "warning")
    guard errors == 0, !strict || diagnostics.isEmpty else {
      report.standardError("\(CountFormatter.text(errors, "error")), \(counts)")
      throw ExitCode(1)
    }
    report.result("Checked the theme \(theme): \(CountFormatter.text(templates.count, "template")); \(counts)")
  }
}
