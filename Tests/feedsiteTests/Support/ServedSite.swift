import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `feedsite serve` as a child process that listens on a port of its own.
final class ServedSite: Sendable {
  /// Where it listens, for example `http://127.0.0.1:8080`.
  let origin: String
  private let process: RunningFeedsite

  /// Starts it and waits until it listens.
  init(_ arguments: [String], in folder: String = GoldenSite.checkout) async throws {
    let process = try RunningFeedsite(["serve"] + arguments, in: folder)
    self.process = process
    origin = try await RunningFeedsite.wait(for: "the server") {
      process.output.firstMatch(of: /Serving (http:\/\/[^\/\s]+)/).map { String($0.output.1) }
    }
  }

  /// What it printed.
  var output: String { process.output }

  /// What it complained about.
  var errors: String { process.errors }

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
  func interrupt() async throws -> Int32 { try await process.interrupt() }

  /// Asks again and again until there is an answer.
  @discardableResult
  static func wait<Value>(for what: String, _ answer: () async throws -> Value?) async throws -> Value {
    try await RunningFeedsite.wait(for: what, answer)
  }
}
