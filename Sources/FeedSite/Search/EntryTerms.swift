import FeedDiagnostics
import FeedModel
import FeedVisitors

/// The terms of all entries that readers can find, from which the search index and related entries are made.
///
/// They are made in blocks on first use, and a preview keeps the blocks without changes.
final class EntryTerms: Sendable {
  /// The entries by their places in the feed: number 0 is the first.
  let entries: [Int]
  private let feed: Feed
  private let operators: EntryOperators
  private let blocks: [Memo<SearchBlock>]

  /// - Parameters:
  ///   - previous: Those of an earlier state with the same entries in the same order.
  ///   - places: The places in the feed of the entries that were touched since.
  init(
    facts: SiteFacts, feed: Feed, operators: EntryOperators, after previous: EntryTerms?, changing places: [Int]?
  ) {
    let entries = facts.entries.indices.filter { !facts.entries[$0].isDraft }
    self.entries = entries
    self.feed = feed
    self.operators = operators
    let kept = previous?.blocks
    blocks = stride(from: 0, to: entries.count, by: SearchBlock.size).enumerated().map { number, start in
      let numbers = start..<min(start + SearchBlock.size, entries.count)
      guard let kept, let places, !places.contains(where: { entries[numbers].contains($0) }) else { return Memo() }
      return kept[number]
    }
  }

  /// All blocks in order. Threads that ask at the same time share the work, so that none waits for long.
  func all() -> [SearchBlock] {
    for number in blocks.indices { blocks[number].prepare { made(number) } }
    return blocks.indices.map { number in blocks[number].value { made(number) } }
  }

  /// Releases all blocks; they are made again when needed.
  func release() {
    for block in blocks { block.release() }
  }

  /// The number of an entry, given by its place in the feed; nil for one that is not found.
  func number(of place: Int) -> Int? {
    let number = entries.partitioningIndex { $0 >= place }
    return number < entries.count && entries[number] == place ? number : nil
  }

  private func made(_ number: Int) -> SearchBlock {
    let start = number * SearchBlock.size
    let numbers = start..<min(start + SearchBlock.size, entries.count)
    return SearchBlock(
      numbers.lazy.map { [self] in
        SearchDocument($0, .entry(feed.entries[entries[$0]], index: entries[$0]), operators)
      })
  }
}
