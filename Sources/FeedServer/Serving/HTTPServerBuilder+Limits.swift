import HummingbirdCore
import Logging
import NIOCore

extension HTTPServerBuilder {
  /// A server of HTTP/1.1 that keeps to limits.
  static func limited(_ limits: ConnectionLimits) -> HTTPServerBuilder {
    .http1(
      configuration: HTTP1Channel.Configuration(
        additionalChannelHandlers: [ConnectionTimer(limits: limits)],
        httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
          maxHeaderFieldSize: limits.fieldSize, maxHeaderListSize: limits.fieldSize,
          maxHeaderFieldCount: limits.fieldCount)))
  }
}
