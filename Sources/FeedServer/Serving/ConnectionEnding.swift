import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Ends connections so that no answer is lost on its way (RFC 9112 section 9.6).
///
/// What has not left the process when a connection is closed is lost, also to a client that has ended its own side and
/// waits for the answer. So closing waits until all answers are sent. What a client still sends to a closed connection
/// makes its system drop what it has not read yet. So an answer that is the last one ends our side only; the client ends
/// the other one, or ``ConnectionTimer`` does, which also keeps closing from waiting forever.
final class ConnectionEnding: ChannelOutboundHandler, RemovableChannelHandler {
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

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
