import FeedFiles

/// One run of a program.
///
/// Foundation would give it a process group of its own. It would then outlive Ctrl-C, and could not ask at the terminal
/// for the passphrase of a key. Nor could it inherit a lock.
struct ToolProcess {
  let tool: Tool
  let arguments: [String]
  let environment: [String: String]
  let inherited: Int32?

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// Runs it to its end.
  func run(input: [UInt8]) throws(SystemError) -> ToolResult {
    let input = try ScratchFile.holding(input)
    let output = try ScratchFile.holding([])
    let errors = try ScratchFile.holding([])
    let process = try start([input.descriptor, output.descriptor, errors.descriptor])
    let status = try Self.wait(for: process)
    return ToolResult(status: status, output: try output.contents(), errors: try errors.contents())
  }

  /// Starts it with three files as its standard ones, and with the inherited one behind them.
  private func start(_ files: [Int32]) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: Actions = nil
      var attributes: Attributes = nil
    #else
      var actions = unsafe Actions()
      var attributes = Attributes()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in (files + (inherited.map { [$0] } ?? [])).enumerated() {
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

    let words = CStrings([tool.name] + arguments)
    let variables = CStrings(environment.map { "\($0.key)=\($0.value)" }.sorted())
    var process = pid_t()
    let code = unsafe posix_spawn(&process, tool.path, &actions, &attributes, words.pointers, variables.pointers)
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
