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
  /// Whether nothing is printed, because everything is output as data for another program.
  let isSilent: Bool
  /// Words problems, in colour on terminals.
  let formatter: DiagnosticFormatter

  /// The number of errors that are printed one by one; more of them are likely to have few causes.
  private static let errorLimit = 40

  /// Creates a report that is coloured on terminals, unless `NO_COLOR` is set (no-color.org).
  init(isQuiet: Bool = false, isVerbose: Bool = false, isSilent: Bool = false) {
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
    let errors = shown.errors
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

  func result(_ text: String) {
    guard !isQuiet, !isSilent else { return }
    // Titles and names stand in it, and a terminal obeys control characters.
    // A carriage return before a line end makes one character with it.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let printed = lines.map { DiagnosticFormatter.printable(String($0)) }.joined(separator: "\n")
    FileHandle.standardOutput.write(Data((printed + "\n").utf8))
  }

  /// Prints bytes unchanged; a terminal gets a line end after them.
  func bytes(_ bytes: [UInt8]) {
    let needsLineEnd = Terminal.isStandardOutput && bytes.last != UInt8(ascii: "\n")
    FileHandle.standardOutput.write(Data(bytes + (needsLineEnd ? [UInt8(ascii: "\n")] : [])))
  }

  func detail(_ text: String) {
    if isVerbose { result(text) }
  }

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

  /// Runs something that a command cannot do without; says what is wrong where that fails.
  func attempt<Value>(_ body: () throws(Diagnostic) -> Value) throws(ExitCode) -> Value {
    do throws(Diagnostic) { return try body() } catch { throw failure([error]) }
  }

  /// The same for something that is asynchronous.
  func attempt<Value>(_ body: () async throws(Diagnostic) -> Value) async throws(ExitCode) -> Value {
    do throws(Diagnostic) { return try await body() } catch { throw failure([error]) }
  }

  /// Says what is wrong, and that nothing was written for it; what a command throws that fails for it.
  func refusal(_ diagnostics: [Diagnostic]) -> ExitCode {
    let code = failure(diagnostics)
    standardError("\(SiteBuild.count(of: diagnostics)); nothing was written")
    return code
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

enum Terminal {
  static var isStandardOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  static var isStandardError: Bool { isatty(STDERR_FILENO) == 1 }
}

/// Problems that a person can read: of one sort in one folder a line, with an example and the number.
struct DiagnosticDigest {
  /// A sort of problems in a folder: the first of them by place, and the folder that all of them stand in, which is empty
  /// where they share none.
  typealias Group = (example: Diagnostic, count: Int, folder: String)

  /// How many lines a screen can spare; above that, folders are taken together with those around them.
  private static let lineLimit = 30

  /// The groups, in the order of their examples.
  let groups: [Group]

  /// Groups problems that are in the order of their places; all of one sort together where folders do not matter.
  init(_ problems: [Diagnostic], isByFolder: Bool = true) {
    var depth = !isByFolder ? 0 : problems.map { Self.folders(of: $0).count }.max() ?? 0
    var groups = Self.groups(of: problems, depth: depth)
    while groups.count > Self.lineLimit, depth > 0 {
      depth -= 1
      groups = Self.groups(of: problems, depth: depth)
    }
    self.groups = groups
  }

  private static func groups(of problems: [Diagnostic], depth: Int) -> [Group] {
    var groups: [Group] = []
    var places: [[Substring]: Int] = [:]
    for problem in problems {
      let folders = folders(of: problem).prefix(depth)
      let place = places[[problem.code[...]] + folders, default: groups.count]
      if place == groups.count {
        places[[problem.code[...]] + folders] = place
        groups.append((problem, 0, folders.joined(separator: "/")))
      }
      groups[place].count += 1
    }
    return groups
  }

  private static func folders(of diagnostic: Diagnostic) -> [Substring] {
    diagnostic.location.map { $0.file.split(separator: "/", omittingEmptySubsequences: false).dropLast() } ?? []
  }

  func lines(_ formatter: DiagnosticFormatter) -> [String] {
    groups.map { group in
      let text = formatter.text(for: group.example)
      guard group.count > 1 else { return text }
      let place = group.folder.isEmpty ? "" : " in \(group.folder)/"
      return "\(text) (and \(group.count - 1) more like it\(place); -v names all)"
    }
  }
}

extension String {
  /// The text as a word of a command that people copy into a shell: in quotes where that would read more into it.
  var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "/.-_+,:@%".unicodeScalars.contains(scalar)
    }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
