import FeedFiles
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypes
import NIOPosix
import ServiceLifecycle
import UnixSignals

/// Serves a site on an address until it is asked to stop.
package struct PreviewServer: Sendable {
  private let site: any ServedSite
  private let hosts: HostCheck
  private let reload: ReloadChannel?
  private let limits: ConnectionLimits

  /// - Parameter reload: What open pages listen to; nil where they are not kept up to date.
  package init(
    site: any ServedSite, hosts: HostCheck = HostCheck(), reload: ReloadChannel? = nil,
    limits: ConnectionLimits = ConnectionLimits()
  ) {
    self.site = site
    self.reload = reload
    self.hosts = hosts
    self.limits = limits
  }

  /// Serves until the process gets SIGINT or SIGTERM, or the task is cancelled.
  ///
  /// - Parameters:
  ///   - port: The port; 0 for any that is free.
  ///   - work: What runs beside the server, with the port, once it listens; it is cancelled when the server ends, which
  ///     does not wait for it.
  /// - Throws: ``SystemError`` where the address cannot be bound.
  package func run(address: String, port: Int, beside work: @escaping @Sendable (Int) async -> Void) async throws {
    let logger = Logger(label: "feedsite") { _ in SwiftLogNoOpLogHandler() }
    let allowed = max(64, min(limits.connections, FileLimit.raised() - 256))
    let companion = ServerCompanion(work: work)
    let server = HTTP1Channel(
      responder: SiteResponder(site: site, hosts: hosts, reload: reload).answer, configuration: .limited(limits)
    ).server(
      configuration: ServerConfiguration(
        address: .hostname(address, port: port), backlog: 1_024,
        availableConnectionsDelegate: MaximumAvailableConnections(allowed, logger: logger)),
      onServerRunning: { companion.start(onPort: $0.localAddress?.port ?? port) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)
    var configuration = ServiceGroupConfiguration(
      services: [companion, server], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
    // The connections end by themselves when their time is over; this is for what else might not.
    configuration.maximumGracefulShutdownDuration = limits.graceTime + .milliseconds(100)
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch let error as IOError {
      throw SystemError(code: error.errnoCode)
    } catch is SocketAddressError.UnknownHost {
      throw SystemError(code: EADDRNOTAVAIL)
    } catch is CancellationError {
      return
    }
  }
}

extension HTTP1Channel.Configuration {
  /// HTTP/1.1 with limits for connections.
  fileprivate static func limited(_ limits: ConnectionLimits) -> Self {
    Self(
      // The handler that closes connections comes after the timer, which it must not hold up.
      additionalChannelHandlers: [
        TargetHost.Installation(), OverflowStatus(limit: limits.fieldSize), ConnectionTimer(limits: limits),
        ConnectionEnding(),
      ],
      httpDecoderConfiguration: DecoderConfiguration(
        maxHeaderFieldSize: limits.fieldSize, maxHeaderListSize: limits.fieldSize,
        maxHeaderFieldCount: limits.fieldCount))
  }
}

/// How much patience the server has with its clients.
package struct ConnectionLimits: Sendable {
  /// How many connections there may be at a time; more wait until one ends.
  package var connections = 4_096
  /// How long a client may take to send a request, from its connection or its last answer on.
  package var requestTime = Duration.seconds(20)
  /// How long a client may leave a piece of an answer lying, or a connection unused after one.
  package var idleTime = Duration.seconds(60)
  /// How long a client may take to close its side of a connection, once the server has closed its own.
  package var closingTime = Duration.seconds(5)
  /// How long responses may continue after the server was told to end.
  package var graceTime = Duration.milliseconds(250)
  /// How many bytes the fields of a request may have together.
  package var fieldSize = 16 << 10
  package var fieldCount = 100
}

/// Work that runs beside a server from the moment it listens, and is cancelled when the server is asked to stop.
///
/// Its end is not awaited: what it reads by then is no longer needed, and a large site takes a while to be read or
/// released.
struct ServerCompanion: Service {
  private let work: @Sendable (Int) async -> Void
  private let ports: AsyncStream<Int>
  private let port: AsyncStream<Int>.Continuation

  init(work: @escaping @Sendable (Int) async -> Void) {
    self.work = work
    (ports, port) = AsyncStream.makeStream()
  }

  func start(onPort number: Int) {
    port.yield(number)
    port.finish()
  }

  func run() async throws {
    let task = Task {
      for await number in ports { await work(number) }
    }
    defer { task.cancel() }
    // A service that ends before the shutdown would end the server.
    try await gracefulShutdown()
  }
}

/// Ends connections so that no answer is lost on its way (RFC 9112 section 9.6).
///
/// What has not left the process when a connection is closed is lost, also to a client that has ended its own side and
/// waits for the answer. So closing waits until all answers are sent. What a client still sends to a closed connection
/// makes its system drop what it has not read yet. So an answer that is the last one ends our side only; the client ends
/// the other one, or ``ConnectionTimer`` does, which also keeps closing from waiting forever.
final class ConnectionEnding: ChannelOutboundHandler, RemovableChannelHandler {
  typealias OutboundIn = HTTPResponsePart

  /// Answers whose last bytes are on their way to the system.
  private var unsent = 0
  private var isLast = false
  private var waiting: [(mode: CloseMode, promise: EventLoopPromise<Void>?)] = []

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      isLast = head.headerFields[.connection] == "close"
      context.write(data, promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      let sent = promise ?? context.eventLoop.makePromise()
      unsent += 1
      let bound = NIOLoopBound((ending: self, context: context), eventLoop: context.eventLoop)
      sent.futureResult.whenComplete { _ in bound.value.ending.didSend(bound.value.context) }
      context.write(data, promise: sent)
      if isLast { close(context: context, mode: .output, promise: nil) }
    }
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode != .input, unsent > 0 else { return context.close(mode: mode, promise: promise) }
    waiting.append((mode, promise))
  }

  private func didSend(_ context: ChannelHandlerContext) {
    unsent -= 1
    guard unsent == 0 else { return }
    let closing = waiting
    waiting = []
    for (mode, promise) in closing { context.close(mode: mode, promise: promise) }
  }
}
