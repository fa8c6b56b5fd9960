import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes connections whose clients are too slow, so that they do not keep others from being served.
///
/// A client has a time for its request, counted from the connection or the last answer on, however it spreads the bytes,
/// and a time for each piece of an answer. While the answer is made the time is the server's.
final class ConnectionTimer: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let requestTime: TimeAmount
  private let idleTime: TimeAmount
  private var deadline = NIODeadline.distantFuture
  private var task: Scheduled<Void>?
  /// Requests that are read less those that are answered; an answer may come before the end of its request.
  private var unanswered = 0
  private var closesAfterAnswer = false

  /// Creates a timer.
  init(limits: ConnectionLimits) {
    requestTime = TimeAmount(limits.requestTime)
    idleTime = TimeAmount(limits.idleTime)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    deadline = .now() + requestTime
    schedule(context)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    task?.cancel()
    task = nil
  }

  func channelInactive(context: ChannelHandlerContext) {
    task?.cancel()
    task = nil
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) {
      unanswered += 1
      if unanswered == 1 { deadline = .distantFuture }
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    deadline = .now() + idleTime
    switch unwrapOutboundIn(data) {
    case .head(let head):
      closesAfterAnswer = head.headerFields[.connection] == "close"
      context.write(data, promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      unanswered -= 1
      if closesAfterAnswer {
        let written = promise ?? context.eventLoop.makePromise()
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        written.futureResult.whenComplete { _ in bound.value.close(promise: nil) }
        context.writeAndFlush(data, promise: written)
      } else {
        context.write(data, promise: promise)
      }
    }
  }

  /// One task is enough for all deadlines: it looks again when the one that it was made for has moved.
  private func schedule(_ context: ChannelHandlerContext) {
    let bound = NIOLoopBound((timer: self, context: context), eventLoop: context.eventLoop)
    let latest = NIODeadline.now() + (requestTime < idleTime ? requestTime : idleTime)
    task = context.eventLoop.scheduleTask(deadline: min(deadline, latest)) {
      let (timer, context) = bound.value
      guard timer.deadline <= .now() else { return timer.schedule(context) }
      context.close(promise: nil)
    }
  }
}
