import ArgumentParser

extension Feedsite {
  /// Runs the command line; a command that nobody has gets the nearest as an answer.
  static func main() async {
    if let unknown = UnknownCommand.find(in: Array(CommandLine.arguments.dropFirst())) {
      exit(withError: ValidationError(unknown.words))
    }
    await main(nil)
  }
}
