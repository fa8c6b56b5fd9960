import Foundation
import TestSupport

/// The built command line, run as a child process.
struct Feedsite {
  /// What a run printed, and how it ended.
  struct Run {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The binary; the one that was built beside the tests unless another one is named.
  var executable = Self.built

  /// The working folder.
  var folder: String

  /// What the environment holds beyond the tests' own.
  var environment: [String: String] = [:]

  /// What it reads from standard input.
  var input: Data?

  /// Runs it to its end, after all other runs that were asked for before.
  func run(_ arguments: [String]) async throws -> Run {
    await Turnstile.shared.enter()
    let result: Result<Run, any Error>
    do {
      result = .success(try await runAtOnce(arguments))
    } catch {
      result = .failure(error)
    }
    await Turnstile.shared.leave()
    return try result.get()
  }

  func run(_ arguments: String...) async throws -> Run { try await run(arguments) }

  private func runAtOnce(_ arguments: [String]) async throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, own in own }
    // Files instead of pipes: nothing has to be read while the process runs, however much it prints.
    let scratch = try TemporaryFolder()
    if let input {
      try scratch.put(input, at: "input")
      process.standardInput = FileHandle(forReadingAtPath: scratch.path(of: "input"))
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    let (output, errors) = (scratch.path(of: "output"), scratch.path(of: "errors"))
    for path in [output, errors] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    // Tests of other targets run at the same time, on threads that must not be blocked.
    // One that never ends would keep all others waiting.
    let guardian = Task {
      try await Task.sleep(for: .seconds(900))
      process.terminate()
    }
    defer { guardian.cancel() }
    let status = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.start()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    return Run(status: status, output: try scratch.text(of: "output"), errors: try scratch.text(of: "errors"))
  }

  /// The product stands beside the bundle of the tests.
  static let built: String = {
    let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    let folder = ((bundle ?? CommandLine.arguments.first ?? "") as NSString).deletingLastPathComponent
    return folder + "/feedsite"
  }()
}
