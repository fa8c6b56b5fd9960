import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `feedsite serve` as a child process that listens on a port of its own.
final class ServedSite: Sendable {
  /// Where it listens, for example `http://127.0.0.1:8080`.
  let origin: String
  private let process: Process
  private let scratch: TemporaryFolder

  /// Starts it and waits until it listens.
  init(_ arguments: [String], in folder: String = GoldenSite.checkout) async throws {
    let (process, scratch) = (Process(), try TemporaryFolder())
    process.executableURL = URL(fileURLWithPath: Feedsite.built)
    process.arguments = ["serve"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    for name in ["output", "errors"] {
      _ = FileManager.default.createFile(atPath: scratch.path(of: name), contents: nil)
    }
    process.standardOutput = FileHandle(forWritingAtPath: scratch.path(of: "output"))
    process.standardError = FileHandle(forWritingAtPath: scratch.path(of: "errors"))
    try process.run()
    self.process = process
    self.scratch = scratch
    origin = try await Self.wait(for: "the server") {
      try scratch.text(of: "output").firstMatch(of: /Serving (http:\/\/[^\/\s]+)/).map { String($0.output.1) }
    }
  }

  deinit {
    process.terminate()
  }

  /// What it printed.
  var output: String { (try? scratch.text(of: "output")) ?? "" }

  /// What it complained about.
  var errors: String { (try? scratch.text(of: "errors")) ?? "" }

  /// The bytes at a path, and the status.
  func get(_ path: String, _ fields: [String: String] = [:]) async throws -> (status: Int, body: Data) {
    var request = URLRequest(url: try #require(URL(string: origin + path)))
    request.cachePolicy = .reloadIgnoringLocalCacheData
    request.timeoutInterval = 60
    for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
    let (data, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, data)
  }

  /// The text at a path.
  func text(_ path: String) async throws -> String { String(decoding: try await get(path).body, as: UTF8.self) }

  /// Interrupts it as Ctrl-C does, and gives the status that it ends with.
  func interrupt() async throws -> Int32 {
    process.interrupt()
    try await Self.wait(for: "the end") { process.isRunning ? nil : true }
    return process.terminationStatus
  }

  /// Asks again and again until there is an answer.
  @discardableResult
  static func wait<Value>(for what: String, _ answer: () async throws -> Value?) async throws -> Value {
    for _ in 0..<1_200 {
      if let value = try await answer() { return value }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw TimedOut(what: what)
  }

  struct TimedOut: Error {
    let what: String
  }
}
