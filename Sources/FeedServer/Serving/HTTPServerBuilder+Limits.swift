import HummingbirdCore
import Logging
import NIOCore

extension HTTPServerBuilder {
  /// A server of HTTP/1.1 that keeps to limits.
  static func limited(_ limits: ConnectionLimits) -> HTTPServerBuilder {
    .http1(
      configuration: HTTP1Channel.Configuration(
        // What closes connections stands behind the timer, which it may not hold up.
        additionalChannelHandlers: [
          OverflowStatus(limit: limits.fieldSize), ConnectionTimer(limits: limits), ConnectionEnding(),
        ],
        httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
          maxHeaderFieldSize: limits.fieldSize, maxHeaderListSize: limits.fieldSize,
          maxHeaderFieldCount: limits.fieldCount)))
  }
}
