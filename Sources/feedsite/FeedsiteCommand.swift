import ArgumentParser
import FeedDiagnostics

@main
struct FeedsiteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feedsite",
    abstract: "Turns a folder of Markdown files into a wall: a static site of cards with feeds.",
    discussion: """
      EXAMPLES
        feedsite init my-wall                   Create a small working site.
        feedsite new song "Rain"                Create a file for an entry.
        feedsite import feed.xml                Import a feed, blog or archive.
        feedsite serve content/                 Preview it while you write.
        feedsite build content/                 Build it into public/.
        feedsite build content/ -o /srv/www     Build it into another folder.
        feedsite build --help                   Show all options of build.
        feedsite check content/                 Find dead links and the like.
        feedsite list drafts                    List unfinished entries.
        feedsite stats content/                 Count entries and words.
        feedsite deploy live                    Build and publish it.
        feedsite export --json band.json        Write all of it to one file.
        feedsite explain content/songs/rain.md  Show what an entry becomes.
        feedsite responses fetch                Fetch webmentions.
        feedsite markdown note.md               Print the HTML of a file.
        feedsite theme check plain              Find problems in a theme.
      """,
    version: Version.text,
    subcommands: [
      InitCommand.self, NewCommand.self, ImportCommand.self, BuildCommand.self, ServeCommand.self, CheckCommand.self,
      ListCommand.self, StatsCommand.self, DeployCommand.self, ExportCommand.self, ExplainCommand.self,
      MarkdownCommand.self, ResponsesCommand.self, ThemeCommand.self,
    ])
}

/// `feedsite theme`: what there is to do with themes.
struct ThemeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme",
    abstract: "Check a theme.",
    subcommands: [ThemeCheckCommand.self])
}

enum Version {
  /// The version as Semantic Versioning 2.0.0 writes it.
  static let number = "0.1.0"

  /// What `--version` prints and what pages and feeds name as their generator.
  static let text = "feedsite \(number)"
}

extension FeedsiteCommand {
  /// Runs the command line; for an unknown command, the nearest one is suggested.
  static func main() async {
    if let complaint = complaint(about: CommandLine.arguments.dropFirst()) {
      exit(withError: ValidationError(complaint))
    }
    do {
      var command = try await asyncParseAsRoot()
      do {
        if var command = command as? any AsyncParsableCommand { try await command.run() } else { try command.run() }
      } catch let error as ValidationError {
        // What only shows where files are looked at: the usage that would follow is that of all commands.
        Report().standardError("Error: \(error.description)")
        throw ExitCode.validationFailure
      }
    } catch {
      exit(withError: error)
    }
  }

  /// The message about a word that names no command, here or below a command with subcommands; nil where all are known.
  private static func complaint(
    about arguments: ArraySlice<String>, of command: any ParsableCommand.Type = FeedsiteCommand.self,
    parent: String = "feedsite"
  ) -> String? {
    let commands = command.configuration.subcommands
    guard !commands.isEmpty, let name = arguments.first, !name.hasPrefix("-") else { return nil }
    if name == "help" { return complaint(about: arguments.dropFirst(), of: command, parent: parent) }
    if let found = commands.first(where: { $0.configuration.commandName == name }) {
      return complaint(about: arguments.dropFirst(), of: found, parent: "\(parent) \(name)")
    }
    let known = commands.compactMap { $0.configuration.commandName }
    return "There is no command \"\(name)\"; "
      + (Suggestion.nearest(to: name, among: known).map { "did you mean \"\(parent) \($0)\"?" }
        ?? "there \(known.count == 1 ? "is only" : "are") \(known.joined(separator: ", ")).")
  }
}
