import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Puts the host that a request line names in the place of the `Host` field, as the absolute form of targets wants it (RFC
/// 9112 section 3.2.2), so that ``HostCheck`` sees the one that the request is for.
final class TargetHost: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), let host = Self.host(of: head.uri) else {
      return context.fireChannelRead(data)
    }
    head.headers.replaceOrAdd(name: "Host", value: host)
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Adds it to connections, behind what reads request lines and before what parts them.
  final class Installation: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart

    func handlerAdded(context: ChannelHandlerContext) {
      do {
        let pipeline = context.pipeline.syncOperations
        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        try pipeline.addHandler(TargetHost(), position: .after(decoder))
      } catch {
        // Nobody is answered without it.
        context.close(promise: nil)
      }
    }
  }

  /// The host of a target with its port; nil where the target is a path.
  private static func host(of target: String) -> String? {
    guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else { return nil }
    return String(target[scheme.upperBound...].prefix { !"/?#".contains($0) })
  }
}
