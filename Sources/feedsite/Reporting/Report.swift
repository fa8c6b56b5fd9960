import ArgumentParser
import FeedContent
import FeedDiagnostics
import FeedFiles
import FeedModel
import Foundation

/// What the command line prints: problems to standard error, results to standard output.
struct Report: Sendable {
  let isQuiet: Bool
  let isVerbose: Bool
  /// Whether nothing is printed, because another program is told everything as data.
  let isSilent: Bool
  /// Words problems, in colour on terminals.
  let formatter: DiagnosticFormatter

  /// How many errors are told each by itself; more of them are likely to have few causes.
  private static let errorLimit = 40

  /// Creates a report that is coloured on terminals, unless `NO_COLOR` is set (no-color.org).
  init(isQuiet: Bool, isVerbose: Bool, isSilent: Bool = false) {
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    self.isSilent = isSilent
    let isColorful = Terminal.isStandardError && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    self.formatter = DiagnosticFormatter(usesColor: isColorful)
  }

  /// Prints problems: each error, a line for each sort of warnings in a folder, and one for each sort of notes.
  ///
  /// A quiet report leaves warnings out unless they fail the build; a verbose one prints each of them.
  func print(_ diagnostics: [Diagnostic], includingWarnings: Bool = true) {
    let shown = diagnostics.filter {
      !isQuiet || $0.severity == .error || (includingWarnings && $0.severity == .warning)
    }
    guard !shown.isEmpty else { return }
    let errors = shown.filter { $0.severity == .error }
    let warnings = shown.filter { $0.severity == .warning }
    let notes = shown.filter { $0.severity == .note }
    let lines =
      isVerbose
      ? shown.map(formatter.text(for:))
      : DiagnosticDigest(notes, isByFolder: false).lines(formatter) + DiagnosticDigest(warnings).lines(formatter)
        + (errors.count > Self.errorLimit
          ? DiagnosticDigest(errors).lines(formatter) : errors.map(formatter.text(for:)))
    standardError(lines.joined(separator: "\n"))
  }

  /// Prints a result.
  func result(_ text: String) {
    guard !isQuiet, !isSilent else { return }
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
    guard !isSilent else { return }
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

extension Report {
  /// Says what is wrong; what a command throws that fails for it.
  func failure(_ diagnostics: [Diagnostic]) -> ExitCode {
    print(diagnostics.sorted())
    return ExitCode(1)
  }

  /// Says what is wrong, and that nothing was written for it; the answer is always no.
  func refuse(_ diagnostics: [Diagnostic]) -> Bool {
    print(diagnostics.sorted())
    standardError("\(SiteWriter.count(of: diagnostics)); nothing was written")
    return false
  }

  /// Names the files that a build leaves out, where that is wanted.
  func details(of skipped: [SkippedFile]) {
    for file in skipped { detail(file.words) }
  }
}

extension SkippedFile {
  /// `skipped content/notes/later.md: future (2099-01-01)`.
  var words: String {
    let date = reason == .draft ? "" : date.map { " (\($0.machineReadable))" } ?? ""
    return "skipped \(file): \(reason.words)\(date)"
  }
}

/// Where output goes.
enum Terminal {
  /// Whether somebody watches standard output.
  static var isStandardOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether somebody watches standard error.
  static var isStandardError: Bool { isatty(STDERR_FILENO) == 1 }
}
