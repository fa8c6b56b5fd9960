import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Tells clients what of their request is too large, where Hummingbird only tells them that it is a bad one.
///
/// The answer is 414 for the request line (RFC 9110 section 15.5.15) and 431 for the fields (RFC 6585 section 5).
final class OverflowStatus: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let line: RequestLineLength
  private var requests = 0
  private var answers = 0
  private var status: HTTPResponse.Status?

  /// Creates a handler for a limit of bytes.
  init(limit: Int) {
    line = RequestLineLength(limit: limit)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    // Only the bytes show where it was too much. Without this handler it is called the fields.
    try? context.pipeline.syncOperations.addHandler(line, position: .first)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head = unwrapInboundIn(data) { requests += 1 }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if error as? HTTPParserError == .headerOverflow {
      status = line.isExceeded ? .uriTooLong : .requestHeaderFieldsTooLarge
    }
    context.fireErrorCaught(error)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .head(var head) = unwrapOutboundIn(data) else { return context.write(data, promise: promise) }
    answers += 1
    // Requests before it get the answers that they would have got.
    if let status, answers > requests { head.status = status }
    context.write(wrapOutboundOut(.head(head)), promise: promise)
  }
}
