import FeedContent
import Foundation

/// The editor that a writer has chosen in the environment.
struct Editor {
  /// The command, which may have arguments of its own.
  let command: String

  /// Finds the editor: `VISUAL`, else `EDITOR`; nil where neither says anything.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let commands = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
    guard let command = commands.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    self.command = command
  }

  /// Opens a file in place of this program, so that the editor has the terminal for itself; returns the system's reason
  /// only where that fails.
  func open(_ path: String) -> String {
    ProgramReplacement.run("/bin/sh", ["-c", command + " \"$1\"", "sh", path])
  }
}
