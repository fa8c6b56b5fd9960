import FeedDiagnostics
import Synchronization

/// Known names, prepared for suggestions by the first one that leads nowhere.
final class LazySuggestions: Sendable {
  private let names: @Sendable () -> [String]
  private let made = Mutex<SuggestionIndex?>(nil)

  /// - Parameter names: Lists the names.
  init(_ names: @escaping @Sendable () -> [String]) { self.names = names }

  /// The names, prepared once for all threads.
  var index: SuggestionIndex {
    made.withLock { made in
      if let made { return made }
      let index = SuggestionIndex(names())
      made = index
      return index
    }
  }
}
