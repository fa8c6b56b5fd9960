import ArgumentParser

/// `feedsite theme`: what there is to do with themes.
struct ThemeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme",
    abstract: "Check a theme.",
    subcommands: [ThemeCheckCommand.self])
}
