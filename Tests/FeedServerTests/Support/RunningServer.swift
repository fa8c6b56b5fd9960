import Synchronization

@testable import FeedServer

/// A server on a port of its own, for the time of a closure.
enum RunningServer {
  /// Runs `work` with the port of a server.
  ///
  /// Server and work go first: after a thousand other tests they would wait so long that each would take the other for
  /// too slow.
  static func with(
    _ site: any ServedSite, hosts: HostCheck = HostCheck(), reload: ReloadChannel? = nil,
    limits: ConnectionLimits = ConnectionLimits(),
    _ work: @escaping @Sendable (Int) async throws -> Void
  ) async throws {
    try await Task(priority: .high) { try await run(site, hosts: hosts, reload: reload, limits: limits, work) }.value
  }

  private static func run(
    _ site: any ServedSite, hosts: HostCheck, reload: ReloadChannel?, limits: ConnectionLimits,
    _ work: @escaping @Sendable (Int) async throws -> Void
  ) async throws {
    let server = PreviewServer(site: site, hosts: hosts, reload: reload, limits: limits)
    let (ports, port) = AsyncStream<Int>.makeStream()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await server.run(address: "127.0.0.1", port: 0) { number in
          port.yield(number)
          port.finish()
        }
      }
      group.addTask {
        for await number in ports { try await work(number) }
      }
      // The first to end is the work, unless the server failed.
      try await group.next()
      group.cancelAll()
    }
  }
}
