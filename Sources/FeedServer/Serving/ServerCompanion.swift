import ServiceLifecycle

/// Work that runs beside a server from the moment it listens, and is cancelled when the server is told to end.
///
/// Nobody waits for its end: what is read by then is for nobody, and a large site takes a while to be read, or to be let
/// go of.
struct ServerCompanion: Service {
  private let work: @Sendable (Int) async -> Void
  private let ports: AsyncStream<Int>
  private let port: AsyncStream<Int>.Continuation

  init(work: @escaping @Sendable (Int) async -> Void) {
    self.work = work
    (ports, port) = AsyncStream.makeStream()
  }

  /// Lets the work begin.
  func start(onPort number: Int) {
    port.yield(number)
    port.finish()
  }

  func run() async throws {
    let task = Task {
      for await number in ports { await work(number) }
    }
    defer { task.cancel() }
    // A service that ends before it is told to would end the server.
    try await gracefulShutdown()
  }
}
