import Foundation
import TestSupport
import Testing

@Suite("The README")
struct ReadmeTests {
  /// The lines that it sets apart as commands and their output, without the remarks after them.
  private static let lines: [String] = {
    let text = (try? String(contentsOfFile: GoldenSite.checkout + "/README.md", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("    ") }.map { line in
      let command = line.firstRange(of: /\s+#\s/).map { line[..<$0.lowerBound] } ?? line
      return command.trimmingCharacters(in: .whitespaces)
    }
  }()

  @Test
  func `Every command of feedsite runs as it is written, one after the other`() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("bin")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "bin/feedsite"), withDestinationPath: Feedsite.built)
    // No test asks other sites.
    try folder.put("#!/bin/sh\nexit 6\n", at: "bin/curl")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "bin/curl"))
    var shell = Feedsite(executable: "/bin/sh", folder: folder.path)
    let path = folder.path(of: "bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    shell.environment = ["PATH": path, "EDITOR": "true", "VISUAL": ""]
    let commands = Self.lines.filter { $0.hasPrefix("feedsite ") }
    #expect(commands.count >= 12)
    for command in commands {
      if command.contains("deploy live --dry-run") {
        // The target of the README is a machine of its reader's.
        let settings = try folder.text(of: "my-wall/content/site.yml")
        try folder.put(settings + "\ndeploy:\n  live: {folder: ../live}\n", at: "my-wall/content/site.yml")
      }
      if command.contains(" serve ") || command.contains("--watch") {
        let run = try RunningFeedsite(command.split(separator: " ").dropFirst().map(String.init), in: shell.folder)
        let sign = command.contains(" serve ") ? "Serving http://127.0.0.1:" : "Watching content"
        try await RunningFeedsite.wait(for: command) { run.output.contains(sign) ? true : nil }
        #expect(try await run.interrupt() == 0, "\(command)")
      } else {
        let run = try await shell.run("-c", command)
        #expect(run.status == 0 || command.contains("--external"), "\(command)\n\(run.output)\n\(run.errors)")
        #expect(!run.errors.contains("Usage:"), "\(command)\n\(run.errors)")
      }
      if let target = command.firstMatch(of: /&& cd (\S+)$/) { shell.folder += "/" + target.output.1 }
    }
    #expect(try FileTree(folder.path(of: "my-wall/live")).paths.contains("index.html"))
  }

  @Test
  func `The message that it shows is what a build says`() async throws {
    let message = try #require(Self.lines.first { $0.contains(": error: ") })
    let place = try #require(message.firstMatch(of: /^content\/(\S+\.md):3:7: error: "([^"]+)"/))
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("---\ntitle: Rain\ndate: \(place.output.2)\n---\n", at: "content/\(place.output.1)")
    let run = try await folder.feedsite("build", "content")
    #expect(run.status == 1)
    #expect(run.errors.contains(message + "\n"), "\(run.errors)")
  }

  @Test
  func `Every script that it names is there and can be run`() {
    let names = Self.lines.compactMap { $0.firstMatch(of: /^(scripts\/[\w-]+)/).map { String($0.output.1) } }
    #expect(names.count >= 2)
    for name in names { #expect(FileManager.default.isExecutableFile(atPath: GoldenSite.checkout + "/" + name)) }
  }
}
