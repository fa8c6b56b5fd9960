import FeedModel
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Answers requests with what a site has at their addresses.
struct SiteResponder: Sendable {
  let site: any ServedSite
  let hosts: HostCheck
  let reload: ReloadChannel?

  /// Answers a request with a date (RFC 9110 section 6.6.1).
  ///
  /// - Throws: what ends the connection before all of the answer is sent.
  @Sendable func answer(_ request: Request, with writer: consuming ResponseWriter, on _: any Channel) async throws {
    var response = await response(to: request)
    response.headers[.date] = HTTPDate.now.text
    // After the fields of an answer to HEAD, the next answer begins (RFC 9110 section 9.3.2).
    try await writer.write(
      response: response.head, body: request.method == .head ? ResponseBody() : response.body)
  }

  private func response(to request: Request) async -> Response {
    // A second `Host` is among the other fields (RFC 9112 section 3.2).
    guard let host = request.head.authority, !request.headers.contains(where: { $0.name.canonicalName == "host" })
    else {
      return .text("A request needs one Host field.", status: .badRequest, closes: true)
    }
    guard hosts.allows(host) else {
      return .text(
        "This preview does not answer for that host name; use localhost, or name it with --base-url.",
        status: .misdirectedRequest, closes: true)
    }
    guard request.method == .get || request.method == .head else {
      return .text("Only GET and HEAD are known here.", status: .methodNotAllowed, [.allow: "GET, HEAD"], closes: true)
    }
    guard !request.hasContent else {
      return .text("A request for a page has no content.", status: .contentTooLarge, closes: true)
    }
    let target = request.head.path ?? ""
    guard target.utf8.count <= RequestPath.limit else {
      return .text("The address has more than \(RequestPath.limit) bytes.", status: .uriTooLong)
    }
    guard let path = RequestPath(target: target) else {
      return .text("The address is malformed.", status: .badRequest)
    }
    if let own = reload?.response(for: path, isHead: request.method == .head) {
      // Pages of other sites need not know when something is written here, nor hold connections open.
      guard request.headers[.origin].map({ $0.hasSuffix("://" + host) }) ?? true else {
        return .text("These events are for pages of this preview.", status: .forbidden, closes: true)
      }
      return own
    }
    switch await site.find(path) {
    case .representation(let representation):
      return RepresentationResponse(representation: representation, request: request).response
    case .redirect(let target):
      return .text("It is at \(target)", status: .movedPermanently, [.location: target, .cacheControl: "no-cache"])
    case .nothing(nil): return .text("There is nothing at this address.", status: .notFound)
    case .nothing(let page?):
      return RepresentationResponse(representation: page, request: request).response(status: .notFound)
    case .unavailable(let page):
      return RepresentationResponse(representation: page, request: request).response(status: .serviceUnavailable)
    }
  }
}

extension Request {
  /// Whether content comes with the request (RFC 9112 section 6.3).
  fileprivate var hasContent: Bool {
    headers[.transferEncoding] != nil || headers[.contentLength].map { $0 != "0" } ?? false
  }
}

/// Puts the host that a request line names in place of the `Host` field, as the absolute form of targets wants it (RFC
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

  /// Adds it to connections, after what reads request lines and before what parts them.
  final class Installation: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart

    func handlerAdded(context: ChannelHandlerContext) {
      do {
        let pipeline = context.pipeline.syncOperations
        let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        try pipeline.addHandler(TargetHost(), position: .after(decoder))
      } catch {
        // Without it, no request is answered.
        context.close(promise: nil)
      }
    }
  }

  /// The host of a target with its port; nil where the target is a path.
  private static func host(of target: String) -> String? {
    target.hasPrefix("/") ? nil : URLAuthority(of: target).map { String($0.text) }
  }
}
