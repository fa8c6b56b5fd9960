extension Sequence {
  /// The elements without those that have a key in common with an earlier one.
  @inlinable
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
