import FeedDiagnostics
import FeedFiles
import Foundation

/// Where programs are looked for, and what they get when they run.
package struct Toolbox: Sendable {
  /// The environment that they get.
  package let environment: [String: String]
  /// An open file that they inherit, so that its lock lasts for as long as any of them runs, however feedsite ends.
  package let inherited: Int32?

  /// Variables that would point git at another repository.
  private static let misleading = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_DIR", "GIT_INDEX_FILE", "GIT_NAMESPACE",
    "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_WORK_TREE",
  ]

  package init(environment: [String: String], inherited: Int32? = nil) {
    self.environment = environment.filter { !Self.misleading.contains($0.key) }
    self.inherited = inherited
  }

  /// Looks for a program in `PATH`.
  ///
  /// - Parameter package: What distributions call its package.
  func tool(_ name: String, package: String? = nil) throws(Diagnostic) -> Tool {
    guard let path = FileStatus.program(name, in: environment["PATH"] ?? "") else {
      throw Diagnostic(.deploy(.missingTool(name, package: package ?? name)), at: nil)
    }
    return Tool(name: name, path: path, box: self)
  }
}

/// A program that does the transport.
struct Tool: Sendable {
  /// What it is called, in `PATH` and in messages.
  let name: String
  let path: String
  fileprivate let box: Toolbox

  /// Runs it to its end, without a shell: arguments reach it as they are, and nobody interprets them.
  ///
  /// Foundation would give it a process group of its own. It would then outlive Ctrl-C, and could not ask at the
  /// terminal for the passphrase of a key. Nor could it inherit a lock.
  ///
  /// - Parameters:
  ///   - action: What it is to do, for messages: `send files`.
  ///   - input: What it reads from standard input.
  ///   - accepted: Exit codes that are no failure.
  @discardableResult
  func run(
    _ arguments: [String], to action: String, input: [UInt8] = [], accepting accepted: Set<Int32> = [0]
  ) throws(Diagnostic) -> ToolResult {
    let result: ToolResult
    do throws(SystemError) {
      let input = try ScratchFile.holding(input)
      let output = try ScratchFile.holding([])
      let errors = try ScratchFile.holding([])
      let process = try start(arguments, [input.descriptor, output.descriptor, errors.descriptor])
      let status = try Self.wait(for: process)
      result = ToolResult(
        status: status, output: try output.contents(), errors: try errors.contents(last: ToolResult.errorSize))
    } catch {
      throw failure(to: action, error.reason)
    }
    guard accepted.contains(result.status) else { throw failure(to: action, result.explanation) }
    return result
  }

  private func failure(to action: String, _ reason: String) -> Diagnostic {
    Diagnostic(.deploy(.toolFailed(name, action: action, reason: reason)), at: nil)
  }

  /// Starts it with three files as its standard ones, and with the inherited one after them.
  private func start(_ arguments: [String], _ files: [Int32]) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
      var attributes: posix_spawnattr_t? = nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in (files + (box.inherited.map { [$0] } ?? [])).enumerated() {
      let code = unsafe posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
      guard code == 0 else { throw SystemError(code: code) }
    }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The threads that Swift runs on take no signals, and a program would inherit that.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    let words = CStrings([name] + arguments)
    let variables = CStrings(box.environment.map { "\($0.key)=\($0.value)" }.sorted())
    var process = pid_t()
    let code = unsafe posix_spawn(&process, path, &actions, &attributes, words.pointers, variables.pointers)
    guard code == 0 else { throw SystemError(code: code) }
    return process
  }

  private static func wait(for process: pid_t) throws(SystemError) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) != process {
      guard errno == EINTR else { throw SystemError.last }
    }
    // WIFEXITED, WEXITSTATUS and WTERMSIG of <sys/wait.h>, which Swift does not import.
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// How a program ended, and what it printed.
struct ToolResult: Sendable {
  /// The exit code; 128 and the number of the signal where one ended it.
  let status: Int32
  /// What it printed to standard output.
  let output: [UInt8]
  /// The end of what it printed to standard error.
  let errors: [UInt8]

  /// How many of the last bytes of standard error are looked at: verbose programs print any number of them.
  fileprivate static let errorSize = 1 << 16

  /// How much of what a program said is repeated.
  private static let limits = (lines: 4, characters: 600)

  var lines: [String] { String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init) }

  /// Why it failed, in one line: the last lines that it printed to standard error, and its exit code.
  var explanation: String {
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.filter { $0 != "\t" } }.filter { !$0.allSatisfy(\.isWhitespace) }
    // The other end may have said any number of them.
    var last: [String] = []
    for line in lines.reversed() where !last.contains(line) && last.count < Self.limits.lines { last.append(line) }
    let said = last.reversed().joined(separator: "; ").suffix(Self.limits.characters)
    // ssh ends with 255 where it cannot connect.
    let code = (129..<255).contains(status) ? "it was ended by signal \(status - 128)" : "exit code \(status)"
    return said.isEmpty ? code : "\(said) (\(code))"
  }
}

/// A file without a name, which is gone once all processes have closed it, however they end.
///
/// Unlike a pipe, it never blocks, however much is written to it.
struct ScratchFile: ~Copyable {
  private let file: FileDescriptor

  var descriptor: Int32 { file.number }

  /// Creates a file with some bytes, to be read from its start.
  static func holding(_ bytes: [UInt8]) throws(SystemError) -> ScratchFile {
    var template = Array((NSTemporaryDirectory() + "/feedsite-XXXXXX").utf8CString)
    let descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    _ = unsafe unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let file = FileDescriptor(descriptor)
    try file.append(bytes)
    try file.seek(to: 0)
    return ScratchFile(file: file)
  }

  /// Its last bytes, by default all.
  func contents(last count: Int = .max) throws(SystemError) -> [UInt8] {
    let size = try file.status().size
    let count = min(count, size)
    return try file.bytes(at: size - count, limit: count)
  }
}
