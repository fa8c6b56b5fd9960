import Foundation
import TestSupport
import Testing

@Suite("Every command")
struct CommandTreeTests {
  /// A command as ArgumentParser describes it to other programs.
  private struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let subcommands: [Command]?
    let superCommands: [String]?
    let shouldDisplay: Bool?
    let arguments: [Argument]?

    /// Itself and all below it, but for the help that ArgumentParser adds.
    var all: [Command] { [self] + (subcommands ?? []).filter { $0.commandName != "help" }.flatMap(\.all) }
  }

  private struct Argument: Decodable {
    let names: [Name]?
    let abstract: String?
  }

  private struct Name: Decodable {
    let kind: String
    let name: String
  }

  private struct Tool: Decodable {
    let command: Command
  }

  private func commands() async throws -> [Command] {
    let run = try await TemporaryFolder().feedsite("--experimental-dump-help")
    return try JSONDecoder().decode(Tool.self, from: Data(run.output.utf8)).command.all
  }

  @Test
  func `Shows examples in its help, explains each option, and is described in the documentation`() async throws {
    let page = try String(
      contentsOfFile: GoldenSite.checkout + "/content/pages/docs/command-line.md", encoding: .utf8)
    let commands = try await commands()
    #expect(commands.count >= 7)
    for command in commands {
      let name = ((command.superCommands ?? []) + [command.commandName]).joined(separator: " ")
      #expect(command.abstract?.isEmpty == false, "\(name)")
      for argument in command.arguments ?? [] {
        #expect(argument.abstract?.isEmpty == false, "\(name) \(argument)")
      }
      #expect(page.contains(name), "\(name)")
      guard (command.subcommands ?? []).allSatisfy({ $0.commandName == "help" }) || command.commandName == "feedsite"
      else {
        continue
      }
      let discussion = try #require(command.discussion, "\(name)")
      let examples = discussion.firstRange(of: "EXAMPLES\n").map { discussion[$0.upperBound...] } ?? ""
      #expect(examples.split(separator: "\n").contains { $0.hasPrefix("  ") && $0.contains(name) }, "\(name)")
    }
  }

  @Test
  func `That is misspelt is answered with the nearest one, and so are options`() async throws {
    let folder = try TemporaryFolder()
    for (arguments, words) in [
      (["biuld"], #"There is no command "biuld"; did you mean "feedsite build"?"#),
      (["nonsense"], #"There is no command "nonsense"; there are init, new, import, build"#),
      (["theme", "new"], #"There is no command "new"; there is only check."#),
      (["help", "biuld"], #"There is no command "biuld"; did you mean "feedsite build"?"#),
      (["build", "--strct"], "Unknown option '--strct'. Did you mean '--strict'?"),
      (["check", "--jsno"], "Unknown option '--jsno'. Did you mean '--json'?"),
      (["new", "--slgu", "x", "song", "Rain"], "Unknown option '--slgu'. Did you mean '--slug'?"),
    ] {
      let run = try await Feedsite(folder: folder.path).run(arguments)
      #expect(run.status == 64)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test
  func `That writes needs the name of what it writes`() async throws {
    let folder = try TemporaryFolder()
    for (option, words) in [("--json", "--json needs the name of a file"), ("--markdown", "--markdown needs the name")]
    {
      let run = try await folder.feedsite("export", option, "")
      #expect(run.status == 64 && run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `Is completed by bash, zsh and fish`(shell: String) async throws {
    let run = try await TemporaryFolder().feedsite("--generate-completion-script", shell)
    #expect(run.status == 0)
    for command in try await commands() where command.commandName != "feedsite" {
      #expect(run.output.contains(command.commandName), "\(command.commandName)")
    }
  }

  @Test
  func `Offers the kinds, themes and content folders that are there`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put(TemporaryFolder.smallSite + "kinds: {recipe: {}}\n", at: "content/site.yml")
    try folder.makeFolder("themes/mine")
    try folder.makeFolder("elsewhere")
    let shell = ["SAP_SHELL": "fish", "SAP_SHELL_VERSION": "4.0"]
    func candidates(_ arguments: String...) async throws -> [Substring] {
      let run = try await Feedsite(folder: folder.path, environment: shell).run(arguments)
      #expect(run.status == 0, "\(run.errors)")
      return run.output.split(separator: "\n")
    }
    let kinds = try await candidates("---completion", "new", "--", "positional@0", "2", "0", "feedsite", "new", "")
    #expect(Set(["song", "note", "page", "recipe"]).isSubset(of: kinds.map(String.init)), "\(kinds)")
    let themes = try await candidates(
      "---completion", "build", "--", "--theme", "3", "0", "feedsite", "build", "--theme", "")
    #expect(Set(["mine", "wall"]).isSubset(of: themes.map(String.init)), "\(themes)")
    let contents = try await candidates(
      "---completion", "build", "--", "positional@0", "2", "0", "feedsite", "build", "")
    #expect(contents.first == "content/", "\(contents)")
    #expect(!contents.contains("elsewhere/"))
    func conditions(_ prefix: String) async throws -> [Substring] {
      try await candidates(
        "---completion", "list", "--", "--where", "3", "\(prefix.utf8.count)", "feedsite", "list", "--where", prefix)
    }
    #expect(try await Set(["kind=", "tag=", "year="]).isSubset(of: conditions("").map(String.init)))
    #expect(try await conditions("kind=").contains("kind=recipe"))
  }

  @Test
  func `Stands in the man page`() async throws {
    let process = Feedsite(executable: "/usr/bin/env", folder: GoldenSite.checkout)
    let run = try await process.run("python3", "scripts/manual", Feedsite.built)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix(".Dd "))
    for command in try await commands() where command.commandName != "feedsite" {
      #expect(run.output.contains(command.commandName), "\(command.commandName)")
      for name in (command.arguments ?? []).flatMap({ $0.names ?? [] })
      where name.kind == "long" && !["help", "version"].contains(name.name) {
        let escaped = name.name.replacing("-", with: "\\-")
        #expect(run.output.contains("Fl -\(escaped)"), "\(command.commandName) --\(name.name)")
      }
    }
  }
}
