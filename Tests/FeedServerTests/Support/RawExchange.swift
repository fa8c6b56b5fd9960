import NIOCore
import NIOPosix

/// Sends bytes over a socket as they are, and takes whatever comes back.
enum RawExchange {
  /// Nobody ended an exchange within its time.
  struct NobodyEnds: Error {}

  /// What came back until the server closed; throws where it does not within a time.
  ///
  /// - Parameter pause: How long nothing is read of what comes back, but for what a small buffer takes.
  static func send(
    _ bytes: [UInt8], port: Int, halfCloses: Bool = true, pause: Duration? = nil, patience: Duration = .seconds(180)
  ) async throws -> [UInt8] {
    var bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    if pause != nil {
      bootstrap = bootstrap.channelOption(.autoRead, value: false)
        .channelOption(.socketOption(.so_rcvbuf), value: 8_192)
    }
    let channel = try await bootstrap.connect(host: "127.0.0.1", port: port) { channel in
      channel.eventLoop.makeCompletedFuture {
        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
          wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
      }
    }
    return try await channel.executeThenClose { inbound, outbound in
      let timer = Task {
        try await Task.sleep(for: patience)
        channel.channel.close(promise: nil)
      }
      var received: [UInt8] = []
      do {
        try await outbound.write(ByteBuffer(bytes: bytes))
        if halfCloses { outbound.finish() }
        if let pause {
          try await Task.sleep(for: pause)
          try await channel.channel.setOption(.autoRead, value: true).get()
        }
        for try await part in inbound { received += part.readableBytesView }
      } catch {
        // A server that refuses what comes may close before it has read all of it.
      }
      timer.cancel()
      // What is closed from here looks as what the server closes.
      if case .success = await timer.result { throw NobodyEnds() }
      return received
    }
  }

  /// Sends text whose last request says that it is the last; a server may take an end of input for the end of all.
  static func send(_ text: String, port: Int) async throws -> String {
    String(decoding: try await send(Array(text.utf8), port: port, halfCloses: false), as: UTF8.self)
  }

  /// A request for a page with further fields, and the answer.
  static func get(_ target: String, _ fields: [String] = [], method: String = "GET", port: Int) async throws
    -> RawAnswer
  {
    let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + fields + ["Connection: close", "", ""]
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    return RawAnswer(try await send(bytes, port: port, halfCloses: false))
  }
}
