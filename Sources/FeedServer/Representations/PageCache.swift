import Synchronization

/// Keeps what was rendered, up to a number of bytes; what was asked for longest ago goes first.
final class PageCache: Sendable {
  private struct Content {
    var entries: [String: (page: Representation, lastUse: Int)] = [:]
    var size = 0
    var uses = 0
  }

  private let limit: Int
  private let content = Mutex(Content())

  /// Creates a cache that holds a number of bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// What is kept under a name.
  subscript(name: String) -> Representation? {
    get {
      content.withLock { content in
        content.uses += 1
        content.entries[name]?.lastUse = content.uses
        return content.entries[name]?.page
      }
    }
    set {
      guard let newValue, newValue.length <= limit / 2 else { return }
      content.withLock { content in
        content.uses += 1
        content.size += newValue.length - (content.entries[name]?.page.length ?? 0)
        content.entries[name] = (newValue, content.uses)
        if content.size > limit { Self.shrink(&content, to: limit / 2) }
      }
    }
  }

  /// Half goes at once, so that it does not have to be sorted again for each new page.
  private static func shrink(_ content: inout Content, to size: Int) {
    for (name, entry) in content.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where content.size > size {
      content.entries[name] = nil
      content.size -= entry.page.length
    }
  }
}
