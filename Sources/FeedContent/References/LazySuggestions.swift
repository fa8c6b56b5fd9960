import FeedDiagnostics
import Synchronization

/// Known names, prepared for suggestions by the first one that leads nowhere.
final class LazySuggestions: Sendable {
  private struct Prepared {
    let index: SuggestionIndex
    /// At which places of the list each name stands.
    let places: [String: [Int]]
  }

  private let names: @Sendable () -> [String]
  private let made = Mutex<Prepared?>(nil)

  /// - Parameter names: Lists the names.
  init(_ names: @escaping @Sendable () -> [String]) { self.names = names }

  /// Whether anything was looked up.
  var isInUse: Bool { made.withLock { $0 != nil } }

  /// The names, prepared once for all threads.
  var index: SuggestionIndex { prepared.index }

  /// Those of the wanted places of the list at which the name stands that is nearest to another.
  func places(nearestTo name: String, where isWanted: (Int) -> Bool) -> [Int] {
    let prepared = prepared
    let nearest = prepared.index.nearest(to: name) { prepared.places[$0]?.contains(where: isWanted) ?? false }
    return nearest.flatMap { prepared.places[$0] }?.filter(isWanted) ?? []
  }

  private var prepared: Prepared {
    made.withLock { made in
      if let made { return made }
      let places = Dictionary(grouping: names().enumerated()) { $0.element }.mapValues { $0.map(\.offset) }
      let prepared = Prepared(index: SuggestionIndex(places.keys), places: places)
      made = prepared
      return prepared
    }
  }
}
