import NIOCore

/// Notices request lines that are longer than a limit, in the bytes that a client sends.
///
/// Requests for pages have no content, so a request ends with the first empty line behind its request line (RFC 9112
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
    // Not counted is the line feed, but the carriage return.
    let isEmpty = lineLength <= 1
    lineLength = 0
    // Empty lines before a request line are none of the request's (section 2.2).
    isInRequestLine = isEmpty
  }
}
