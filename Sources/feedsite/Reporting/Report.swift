import FeedContent
import FeedDiagnostics
import FeedModel
import Foundation

/// What the command line prints: problems to standard error, results to standard output.
struct Report: Sendable {
  let isQuiet: Bool
  let isVerbose: Bool
  /// Words problems, in colour on terminals.
  let formatter: DiagnosticFormatter

  /// Creates a report that is coloured on terminals, unless `NO_COLOR` is set (no-color.org).
  init(isQuiet: Bool, isVerbose: Bool) {
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    let isColorful = Terminal.isStandardError && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    self.formatter = DiagnosticFormatter(usesColor: isColorful)
  }

  /// Prints problems; a quiet report leaves warnings out unless they fail the build.
  func print(_ diagnostics: [Diagnostic], includingWarnings: Bool = true) {
    let shown = diagnostics.filter { $0.severity == .error || includingWarnings || !isQuiet }
    guard !shown.isEmpty else { return }
    standardError(shown.map(formatter.text(for:)).joined(separator: "\n"))
  }

  /// Prints a result.
  func result(_ text: String) {
    guard !isQuiet else { return }
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Prints bytes as they stand; a terminal gets a line end behind them.
  func bytes(_ bytes: [UInt8]) {
    let needsLineEnd = Terminal.isStandardOutput && bytes.last != UInt8(ascii: "\n")
    FileHandle.standardOutput.write(Data(bytes + (needsLineEnd ? [UInt8(ascii: "\n")] : [])))
  }

  /// Prints markup as it stands, whether the report is quiet or not.
  func markup(_ markup: String) {
    FileHandle.standardOutput.write(Data(markup.utf8))
  }

  /// Prints what only a verbose report tells.
  func detail(_ text: String) {
    if isVerbose { result(text) }
  }

  /// Prints why nothing was written.
  func standardError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

extension Report {
  /// Names the files that a build leaves out, where that is wanted.
  func details(of skipped: [SkippedFile]) {
    for file in skipped {
      let date = file.reason == .draft ? "" : file.date.map { " (\($0.machineReadable))" } ?? ""
      detail("skipped \(file.file): \(file.reason.rawValue)\(date)")
    }
  }
}
