import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Tells clients what of their request is too large, where Hummingbird only tells them that it is a bad one.
///
/// The answer is 414 for the request line (RFC 9110 section 15.5.15) and 431 for the fields (RFC 6585 section 5).
final class OverflowStatus: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let line: RequestLineLength
  private var requests = 0
  private var answers = 0
  private var status: HTTPResponse.Status?

  init(limit: Int) {
    line = RequestLineLength(limit: limit)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    // Only the bytes show which part was too large. Without this handler, the fields are blamed.
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

/// Notices request lines that are longer than a limit, in the bytes that a client sends.
///
/// Requests for pages have no content, so a request ends with the first empty line after its request line (RFC 9112
/// section 2.1).
final class RequestLineLength: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// Whether the request that is read, or one before it, has a line that is too long.
  private(set) var isExceeded = false

  private let limit: Int
  private var isInRequestLine = true
  private var lineLength = 0

  /// Creates a watch for lines of more bytes than a limit.
  init(limit: Int) {
    self.limit = limit
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    let view = bytes.readableBytesView
    var position = view.startIndex
    while position < view.endIndex {
      let end = view[position...].firstIndex(of: UInt8(ascii: "\n"))
      lineLength += (end ?? view.endIndex) - position
      if isInRequestLine, lineLength > limit, !isExceeded {
        // The requests before this one are read first, so that what is wrong with them is not taken for this.
        let before = bytes.readSlice(length: position - bytes.readerIndex)
        if let before, before.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(before)) }
        isExceeded = true
      }
      guard let end else { break }
      position = end + 1
      endLine()
    }
    if bytes.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(bytes)) }
  }

  private func endLine() {
    // The length includes the carriage return, but not the line feed.
    let isEmpty = lineLength <= 1
    lineLength = 0
    // Empty lines before a request line do not count (section 2.2).
    isInRequestLine = isEmpty
  }
}
