import FeedMarkup
import FeedModel
import FeedVisitors

/// Makes the files that a search reads: the index, and what is shown of the entries that it finds.
final class SearchRenderer: Sendable {
  static let recordsPerFile = 16

  static func recordFileCount(_ entries: Int) -> Int { (entries + recordsPerFile - 1) / recordsPerFile }

  private let feed: Feed
  private let terms: EntryTerms
  private let operators: EntryOperators
  private let pages: PageRenderer
  /// They are numbered after the entries.
  private let others: [ContentPage]
  private let index = Memo<SearchIndex>()

  /// - Parameter pages: What knows what is shown of entries and pages.
  init(of feed: Feed, terms: EntryTerms, operators: EntryOperators, pages: PageRenderer) {
    self.feed = feed
    self.terms = terms
    self.operators = operators
    self.pages = pages
    others = ContentPage.besideEntries(of: feed)
  }

  /// The list of what the files of the index begin with.
  func list() -> [UInt8] {
    let index = madeIndex()
    let urls = (terms.entries.map { feed.entries[$0].entry.route } + others.map(\.route)).map { Array($0.path.utf8) }
    var writer = JSONWriter(for: .script)
    writer.object { json in
      json.member("version", ContentDigest.version(of: index.files + urls))
      json.member("entries", urls.count)
      json.member("records", Self.recordsPerFile)
      json.member("terms", index.firstTerms)
    }
    return writer.finish()
  }

  /// A file of terms.
  func terms(_ number: Int) -> [UInt8] { madeIndex().files[number] }

  func records(_ number: Int) -> [UInt8] {
    var writer = JSONWriter(for: .script)
    let numbers = 0..<terms.entries.count + others.count
    writer.array(of: numbers.dropFirst(number * Self.recordsPerFile).prefix(Self.recordsPerFile)) { number, json in
      let record = record(number)
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
    return writer.finish()
  }

  /// What is shown of what has a number.
  private func record(_ number: Int) -> Teaser {
    number < terms.entries.count
      ? pages.teaser(of: terms.entries[number]) : pages.teaser(of: others[number - terms.entries.count])
  }

  private func madeIndex() -> SearchIndex {
    if let known = index.known { return known }
    // Who waits for the index makes terms meanwhile.
    let blocks = terms.all()
    return index.value {
      let rest = SearchBlock(
        others.enumerated().lazy.map { SearchDocument(self.terms.entries.count + $0, $1, self.operators) })
      return SearchIndex(
        blocks + [rest], fileCount: SearchIndex.fileCount(terms.entries.count + others.count))
    }
  }
}
