import Foundation
import TestSupport

/// The built command line as a child process that goes on until it is interrupted.
final class RunningFeedsite: Sendable {
  private let process: Process
  private let scratch: TemporaryFolder

  /// Starts it in a folder.
  init(_ arguments: [String], in folder: String) throws {
    let (process, scratch) = (Process(), try TemporaryFolder())
    process.executableURL = URL(fileURLWithPath: Feedsite.built)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    for name in ["output", "errors"] {
      _ = FileManager.default.createFile(atPath: scratch.path(of: name), contents: nil)
    }
    process.standardOutput = FileHandle(forWritingAtPath: scratch.path(of: "output"))
    process.standardError = FileHandle(forWritingAtPath: scratch.path(of: "errors"))
    try process.start()
    self.process = process
    self.scratch = scratch
  }

  deinit {
    process.terminate()
  }

  /// What it printed.
  var output: String { (try? scratch.text(of: "output")) ?? "" }

  /// What it complained about.
  var errors: String { (try? scratch.text(of: "errors")) ?? "" }

  /// Interrupts it as Ctrl-C does, and gives the status that it ends with.
  func interrupt() async throws -> Int32 {
    process.interrupt()
    try await Self.wait(for: "the end") { process.isRunning ? nil : true }
    return process.terminationStatus
  }

  /// Asks again and again until there is an answer.
  @discardableResult
  static func wait<Value>(for what: String, _ answer: () async throws -> Value?) async throws -> Value {
    for _ in 0..<6_000 {
      if let value = try await answer() { return value }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw TimedOut(what: what)
  }

  struct TimedOut: Error {
    let what: String
  }
}
