import HTTPTypes
import HummingbirdCore
import NIOCore
import ServiceLifecycle
import Synchronization

/// Notifies open pages of changes to the site.
package final class ReloadChannel: Sendable {
  enum Message: Sendable {
    /// The site's version, and the problems of the newest reading; nil where there are none.
    case state(version: Int, problems: String?)
    /// Style sheets changed and nothing else.
    case styles
  }

  private struct State {
    var version = 0
    var problems: String?
    var pages: [Int: AsyncStream<Message>.Continuation] = [:]
    var count = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Announces a new version of the site.
  package func notify(version: Int) {
    send {
      $0.version = version; $0.problems = nil
    }
  }

  /// The changed site has errors; the previous version stays.
  package func notify(problems: String) { send { $0.problems = problems } }

  /// Style sheets changed and nothing else.
  package func notifyOfStyles() {
    let pages = state.withLock { Array($0.pages.values) }
    for page in pages { page.yield(.styles) }
  }

  /// The notifications for a page from now on, the present state first.
  func messages() -> AsyncStream<Message> {
    AsyncStream(bufferingPolicy: .bufferingNewest(16)) { continuation in
      let number = state.withLock { state in
        state.count += 1
        state.pages[state.count] = continuation
        continuation.yield(.state(version: state.version, problems: state.problems))
        return state.count
      }
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { _ = $0.pages.removeValue(forKey: number) }
      }
    }
  }

  private func send(_ change: (inout State) -> Void) {
    let (pages, message) = state.withLock { state in
      change(&state)
      return (Array(state.pages.values), Message.state(version: state.version, problems: state.problems))
    }
    for page in pages { page.yield(message) }
  }
}

/// The answers for the addresses of the preview itself.
extension ReloadChannel {
  /// The first name of these addresses, which no site has.
  private static let folder = "__feedsite"

  /// Where the script is that pages carry; it knows where to listen.
  static let scriptAddress = "/\(folder)/reload.js"

  /// The script that pages of a preview carry: it listens for versions of the site, brings the page up to date in place,
  /// swaps style sheets, and shows what is wrong.
  private static let script = PackageResources.reload_js

  /// The answer for an address; nil where it is none of these.
  func response(for path: RequestPath, isHead: Bool) -> Response? {
    switch path.names {
    case [Self.folder, "reload.js"]:
      return Response(
        status: .ok, headers: [.contentType: "text/javascript; charset=utf-8", .cacheControl: "no-cache"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: Self.script)))
    case [Self.folder, "events"]:
      // A stream has no length that an answer to HEAD could state.
      guard !isHead else { return .text("Events are for GET.", status: .methodNotAllowed, [.allow: "GET"]) }
      return Response(
        status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"], body: events)
    default:
      return nil
    }
  }

  /// Server-sent events (HTML, section 9.2), with a comment now and then by which a closed page is noticed.
  private var events: ResponseBody {
    ResponseBody { writer in
      let (lines, line) = AsyncStream<String>.makeStream(bufferingPolicy: .bufferingNewest(32))
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for await message in self.messages() { line.yield(message.text) }
        }
        group.addTask {
          while !Task.isCancelled {
            try await Task.sleep(for: .seconds(15))
            line.yield(":\n\n")
          }
        }
        defer { group.cancelAll() }
        for await text in lines.cancelOnGracefulShutdown() { try await writer.write(ByteBuffer(string: text)) }
      }
      try await writer.finish(nil)
    }
  }
}

extension ReloadChannel.Message {
  fileprivate var text: String {
    switch self {
    case .styles: "event: styles\ndata:\n\n"
    case .state(let version, nil): "event: state\ndata: \(version)\n\n"
    case .state(let version, let problems?):
      "event: state\ndata: \(version)\n"
        + problems.split(separator: "\n", omittingEmptySubsequences: false).map { "data: \($0)\n" }.joined() + "\n"
    }
  }
}
