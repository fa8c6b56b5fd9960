import FeedMarkup
import FeedModel
import FeedVisitors

/// The files that a search reads: the index, and what is shown of the entries that it finds.
extension SiteRenderer {
  private static let recordsPerFile = 16

  static func recordFileCount(_ entries: Int) -> Int { (entries + recordsPerFile - 1) / recordsPerFile }

  /// The list of what the files of the index begin with.
  func searchList() -> [UInt8] {
    let index = index()
    let urls = (terms.entries.map { input.feed.entries[$0].entry.route } + searchablePages.map(\.route)).map {
      Array($0.path.utf8)
    }
    var writer = JSONWriter(for: .script)
    writer.object { json in
      json.member("version", ContentDigest.version(of: index.files + urls))
      json.member("entries", urls.count)
      json.member("records", Self.recordsPerFile)
      json.member("terms", index.firstTerms)
    }
    return writer.finish()
  }

  func searchTerms(_ number: Int) -> [UInt8] { index().files[number] }

  func searchRecords(_ number: Int) -> [UInt8] {
    var writer = JSONWriter(for: .script)
    let numbers = 0..<terms.entries.count + searchablePages.count
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
      ? teaser(of: terms.entries[number]) : teaser(of: searchablePages[number - terms.entries.count])
  }

  private func index() -> SearchIndex {
    if let known = searchIndex.known { return known }
    // A thread that waits for the index makes terms meanwhile.
    let blocks = terms.all()
    return searchIndex.value {
      let rest = SearchBlock(
        searchablePages.enumerated().lazy.map { SearchDocument(self.terms.entries.count + $0, $1, self.operators) })
      return SearchIndex(
        blocks + [rest], fileCount: SearchIndex.fileCount(terms.entries.count + searchablePages.count))
    }
  }
}
