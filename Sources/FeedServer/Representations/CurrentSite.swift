import FeedMarkup
import Synchronization

/// The site as it is now: another one takes its place after each change.
package final class CurrentSite: ServedSite {
  private enum State {
    /// Nothing is read yet; those who asked wait.
    case loading([CheckedContinuation<any ServedSite, Never>])
    case loaded(any ServedSite)
  }

  private let state = Mutex<State>(.loading([]))

  /// Creates a place for a site that is still to come.
  package init() {}

  /// Shows a site from now on.
  package func show(_ site: any ServedSite) {
    // The site before goes when everybody sees this one, since giving back its memory takes a moment.
    let before = state.withLock { state in
      defer { state = .loaded(site) }
      return state
    }
    guard case .loading(let waiting) = before else { return }
    for continuation in waiting { continuation.resume(returning: site) }
  }

  package func find(_ path: RequestPath) async -> ResolvedPath { await site.find(path) }

  private var site: any ServedSite {
    get async {
      if let site = state.withLock({ if case .loaded(let site) = $0 { site } else { nil } }) { return site }
      return await withCheckedContinuation { continuation in
        let site: (any ServedSite)? = state.withLock { state in
          switch state {
          case .loaded(let site): return site
          case .loading(let waiting):
            state = .loading(waiting + [continuation])
            return nil
          }
        }
        if let site { continuation.resume(returning: site) }
      }
    }
  }
}

/// Something that answers for addresses: a site that is rendered on request, or a folder.
package protocol ServedSite: Sendable {
  func find(_ path: RequestPath) async -> ResolvedPath
}

/// What is in place of a site that cannot be shown at all: a page that says why, at every address.
package struct ProblemSite: ServedSite {
  private let page: Representation

  /// - Parameters:
  ///   - problems: What is wrong, as the terminal says it.
  ///   - companion: What lets the page go away when it is fixed.
  package init(problems: String, now: HTTPDate, companion: PageCompanion?) {
    var writer = HTMLWriter()
    writer.element("html", ["lang": "en"]) { writer in
      writer.element("head") { writer in
        writer.voidElement("meta", ["charset": "utf-8"])
        writer.voidElement("meta", ["name": "viewport", "content": "width=device-width"])
        writer.element("title", text: "Not yet")
      }
      writer.element("body") { writer in
        writer.element("h1", text: "This site cannot be shown yet")
        writer.element("pre", text: problems)
      }
    }
    let bytes = Array("<!doctype html>\n".utf8) + writer.markup.bytes + [UInt8(ascii: "\n")]
    page = Representation(
      type: "text/html; charset=utf-8", bytes: companion?.added(to: bytes) ?? bytes, lastModified: now)
  }

  package func find(_ path: RequestPath) async -> ResolvedPath { .unavailable(page) }
}
