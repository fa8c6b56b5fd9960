import FeedDiagnostics
import Foundation

/// A program that does the transport.
struct Tool: Sendable {
  /// What it is called, in `PATH` and in messages.
  let name: String
  /// Where it is.
  let path: String

  /// Looks for a program in `PATH`.
  ///
  /// - Parameter package: What distributions call its package.
  init(_ name: String, package: String? = nil, environment: [String: String]) throws(Diagnostic) {
    let folders = (environment["PATH"] ?? "").split(separator: ":", omittingEmptySubsequences: true)
    let candidates = folders.map { "\($0)/\(name)" }
    var isFolder: ObjCBool = false
    let path = candidates.first { candidate in
      unsafe FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder) && !isFolder.boolValue
        && FileManager.default.isExecutableFile(atPath: candidate)
    }
    guard let path else { throw Diagnostic(.deploy(.missingTool(name, package: package ?? name)), at: nil) }
    self.name = name
    self.path = path
  }
}

/// How a program ended, and what it printed.
struct ToolResult: Sendable {
  /// The exit code; 128 and the number of the signal where one ended it.
  let status: Int32
  /// What it printed to standard output.
  let output: [UInt8]
  /// What it printed to standard error.
  let errors: [UInt8]

  /// How much of what a program said is repeated.
  private static let limits = (lines: 4, characters: 600)

  /// The lines of standard output.
  var lines: [String] { String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init) }

  /// Why it failed, in one line: the last lines that it printed to standard error, and its exit code.
  var explanation: String {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.filter { $0 != "\t" } }.filter { !$0.allSatisfy(\.isWhitespace) }
    var distinct: [String] = []
    for line in lines where !distinct.contains(line) { distinct.append(String(line)) }
    let said = distinct.suffix(Self.limits.lines).joined(separator: "; ").suffix(Self.limits.characters)
    let code = status > 128 ? "it was ended by signal \(status - 128)" : "exit code \(status)"
    return said.isEmpty ? code : "\(said) (\(code))"
  }
}
