import FeedMarkup
import FeedModel
import FeedVisitors

/// Makes the files that a search reads: the index, and what is shown of the entries that it finds.
final class SearchRenderer: Sendable {
  /// How many entries stand in a file of records.
  static let recordsPerFile = 16

  /// How many files of records there are of so many entries.
  static func recordFileCount(_ entries: Int) -> Int { (entries + recordsPerFile - 1) / recordsPerFile }

  private let feed: Feed
  private let terms: EntryTerms
  private let teaser: @Sendable (Int) -> Teaser
  private let index = Memo<SearchIndex>()

  /// - Parameter teaser: What is shown of an entry, by its place in the feed.
  init(of feed: Feed, terms: EntryTerms, teaser: @escaping @Sendable (Int) -> Teaser) {
    self.feed = feed
    self.terms = terms
    self.teaser = teaser
  }

  /// The list of what the files of the index begin with.
  func list() -> [UInt8] {
    let index = index(startingAt: 0)
    let urls = terms.entries.map { Array(feed.entries[$0].entry.route.path.utf8) }
    var writer = JSONWriter(for: .script)
    writer.object { json in
      json.member("version", ContentDigest.version(of: index.files + urls))
      json.member("entries", terms.entries.count)
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
      for place in terms.entries.dropFirst(number * Self.recordsPerFile).prefix(Self.recordsPerFile) {
        let record = teaser(place)
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

  private func index(startingAt number: Int) -> SearchIndex {
    let blocks = terms.all(startingAt: number)
    return index.value { SearchIndex(blocks, fileCount: SearchIndex.fileCount(terms.entries.count)) }
  }
}
