import NIOCore
import NIOHTTPTypes

/// Closes connections whose clients are too slow, so that they do not keep others from being served.
///
/// A client has a time for its request, counted from the connection or the last answer on, however it spreads the bytes,
/// and a time for each piece of an answer. While the answer is made the time is the server's. A connection that is to end
/// has a last deadline, which nothing moves any more.
final class ConnectionTimer: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart

  private let limits: ConnectionLimits
  private var deadline = NIODeadline.distantFuture
  private var lastDeadline = NIODeadline.distantFuture
  private var task: Scheduled<Void>?
  /// Requests that are read less those that are answered; an answer may come before the end of its request.
  private var unanswered = 0

  init(limits: ConnectionLimits) {
    self.limits = limits
  }

  func handlerAdded(context: ChannelHandlerContext) {
    deadline = .now() + TimeAmount(limits.requestTime)
    schedule(context)
  }

  /// Comes for each connection that has ended, too.
  func handlerRemoved(context: ChannelHandlerContext) {
    task?.cancel()
    task = nil
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) {
      unanswered += 1
      if unanswered == 1 { deadline = lastDeadline }
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    deadline = min(.now() + TimeAmount(limits.idleTime), lastDeadline)
    if case .end = unwrapOutboundIn(data) { unanswered -= 1 }
    context.write(data, promise: promise)
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    switch mode {
    case .output: end(within: limits.closingTime, context)
    // Only a server that ends closes this side.
    case .input: end(within: limits.graceTime, context)
    case .all: break
    }
    context.close(mode: mode, promise: promise)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { end(within: limits.graceTime, context) }
    context.fireUserInboundEventTriggered(event)
  }

  private func end(within time: Duration, _ context: ChannelHandlerContext) {
    lastDeadline = min(lastDeadline, .now() + TimeAmount(time))
    deadline = min(deadline, lastDeadline)
    task?.cancel()
    schedule(context)
  }

  /// One task is enough for all deadlines: it looks again when the one that it was made for has moved.
  private func schedule(_ context: ChannelHandlerContext) {
    let bound = NIOLoopBound((timer: self, context: context), eventLoop: context.eventLoop)
    let latest = NIODeadline.now() + TimeAmount(min(limits.requestTime, limits.idleTime))
    task = context.eventLoop.scheduleTask(deadline: min(deadline, latest)) {
      let (timer, context) = bound.value
      guard timer.deadline <= .now() else { return timer.schedule(context) }
      context.close(promise: nil)
    }
  }
}
