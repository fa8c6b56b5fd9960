import ArgumentParser
import FeedDiagnostics

/// A first word on the command line that names no command.
struct UnknownCommand {
  /// The word.
  let name: String
  /// The commands of the one that it stands behind.
  let known: [String]
  /// What is typed before it.
  let parent: String

  /// Looks for one, down through commands that have commands of their own; nil where all is known.
  static func find(
    in arguments: [String], of command: any ParsableCommand.Type = FeedsiteCommand.self, parent: String = "feedsite"
  ) -> Self? {
    let commands = command.configuration.subcommands
    guard !commands.isEmpty, let name = arguments.first, !name.hasPrefix("-"), name != "help" else { return nil }
    if let found = commands.first(where: { $0.configuration.commandName == name }) {
      return find(in: Array(arguments.dropFirst()), of: found, parent: "\(parent) \(name)")
    }
    return Self(name: name, known: commands.compactMap { $0.configuration.commandName }, parent: parent)
  }

  /// What to tell.
  var words: String {
    "There is no command \"\(name)\"; "
      + (Suggestion.nearest(to: name, among: known).map { "did you mean \"\(parent) \($0)\"?" }
        ?? "there are \(known.joined(separator: ", ")).")
  }
}
