import TestSupport
import Testing

extension TemporaryFolder {
  /// A folder `content/` with a site file and two notes.
  static func withSmallSite() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.put(smallSite, at: "content/site.yml")
    try folder.put("First.\n", at: "content/notes/2024-01-01-first.md")
    try folder.put("Second.\n", at: "content/notes/2024-01-02-second.md")
    return folder
  }

  /// A `site.yml` that nothing is wrong with.
  static let smallSite = """
    id: 0a0a0a0a-0000-4000-8000-000000000000
    title: Small
    base-url: https://small.example/
    time-zone: Asia/Taipei
    share: {pictures: false}

    """

  /// Runs the command line in this folder.
  func feedsite(_ arguments: String..., environment: [String: String] = [:]) async throws -> Feedsite.Run {
    try await Feedsite(folder: path, environment: environment).run(arguments)
  }

  /// The examples in the help of a command, each as its arguments.
  func examples(of command: String) async throws -> [[String]] {
    let help = try await feedsite(command, "--help")
    try #require(help.status == 0)
    let lines = help.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.filter { $0.hasPrefix("feedsite \(command) ") }.map { line in
      // What is explained stands two spaces after what is typed.
      let typed = line.firstRange(of: "  ").map { line[..<$0.lowerBound] } ?? line
      return typed.split(separator: " ").dropFirst().map(String.init)
    }
  }
}
