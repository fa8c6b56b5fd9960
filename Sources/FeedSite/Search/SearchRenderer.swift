import FeedMarkup
import FeedModel
import FeedVisitors

/// Makes the files that a search reads: the index, and what is shown of the entries that it finds.
final class SearchRenderer: Sendable {
  /// How many entries stand in a file of records.
  static let recordsPerFile = 16

  /// How many files of records there are of so many entries.
  static func recordFileCount(_ entries: Int) -> Int { (entries + recordsPerFile - 1) / recordsPerFile }

  private let input: SiteInput
  private let operators: EntryOperators
  private let heading: @Sendable (Int) -> String
  /// The entries that are found, by their places in the feed: number 0 of the index is the first.
  private let entries: [Int]
  private let blocks: [Memo<SearchBlock>]
  private let index = Memo<SearchIndex>()

  /// - Parameter heading: The title of an entry or what stands for one, by its place in the feed.
  init(
    facts: SiteFacts, input: SiteInput, operators: EntryOperators, heading: @escaping @Sendable (Int) -> String
  ) {
    self.input = input
    self.operators = operators
    self.heading = heading
    entries = facts.entries.indices.filter { !facts.entries[$0].isDraft }
    blocks = stride(from: 0, to: entries.count, by: SearchBlock.size).map { _ in Memo() }
  }

  /// The list of what the files of the index begin with.
  func list() -> [UInt8] {
    let index = index(startingAt: 0)
    let urls = entries.map { Array(input.feed.entries[$0].entry.route.path.utf8) }
    var writer = JSONWriter(for: .script)
    writer.object { json in
      json.member("version", ContentDigest.version(of: index.files + urls))
      json.member("entries", entries.count)
      json.member("records", Self.recordsPerFile)
      json.member("terms", index.firstTerms)
    }
    return writer.finish()
  }

  /// A file of terms.
  func terms(_ number: Int) -> [UInt8] { index(startingAt: number).files[number] }

  /// A file of records.
  func records(_ number: Int) -> [UInt8] {
    var writer = JSONWriter(for: .script)
    writer.array { list in
      for place in entries.dropFirst(number * Self.recordsPerFile).prefix(Self.recordsPerFile) {
        let record = operators.searchRecord(input.feed.entries[place], heading: heading(place))
        list.object { json in
          json.member("url", record.url)
          json.member("title", record.title)
          json.member("kind", record.kind)
          json.member("label", record.label)
          json.member("date", record.date)
          json.member("day", record.day)
          json.member("words", record.words)
          json.member("picture", record.picture)
          json.member("lang", record.language)
        }
      }
    }
    return writer.finish()
  }

  /// The index. Who asks at the same time makes another part of it meanwhile, so that no thread waits for long.
  private func index(startingAt number: Int) -> SearchIndex {
    for offset in blocks.indices { _ = block((number + offset) % blocks.count) }
    return index.value {
      SearchIndex(blocks.indices.map(block), fileCount: SearchIndex.fileCount(entries.count))
    }
  }

  private func block(_ number: Int) -> SearchBlock {
    blocks[number].value {
      let start = number * SearchBlock.size
      let numbers = start..<min(start + SearchBlock.size, entries.count)
      return SearchBlock(numbers.map { ($0, input.feed.entries[entries[$0]]) }, operators: operators)
    }
  }
}
