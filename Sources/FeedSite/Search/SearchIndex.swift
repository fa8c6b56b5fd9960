import FeedMarkup
import FeedModel
import FeedVisitors

/// Which terms are in which entries, in several files; a search reads only those that it needs.
///
/// The terms are in the order of their UTF-16 code units, in which scripts compare them, and are divided among files of
/// about the same size, so a search for the beginning of a word reads one file or two. A list names the first term of
/// each file.
///
/// A file is a row of terms: how many bytes it shares with the term before and how many follow, those bytes, the number
/// of bytes of its postings times two, and one more where the least important ones were left out; then the postings, of
/// each the distance from the entry before times four and the rank (``SearchField/Rank``). All numbers are in LEB128
/// (DWARF 5, section 7.6, unsigned).
struct SearchIndex: Sendable {
  static let entriesPerFile = 32
  static let mostFiles = 4096
  /// How many postings a word has at most; what more entries hold does not tell them apart.
  static let mostPostings = 8192

  static func fileCount(_ entries: Int) -> Int {
    min(mostFiles, max(1, (entries + entriesPerFile - 1) / entriesPerFile))
  }

  /// The files, some of which are empty where there are few terms.
  let files: [[UInt8]]
  /// The first term of each file that has any.
  let firstTerms: [String]

  /// Puts the parts of an index together, given in the order of their entries.
  init(_ blocks: [SearchBlock], fileCount: Int) {
    var all: [String: [SearchPosting]] = [:]
    for block in blocks {
      for (index, term) in block.terms.enumerated() { all[term, default: []] += block.postings(at: index) }
    }
    let variants = HanVariants(of: all.keys)
    for (term, postings) in all {
      for variant in variants.variants(of: term) { all[variant] = Self.merged(all[variant] ?? [], postings) }
    }
    let rows = all.map { (term: $0.key, postings: $0.value) }.sorted {
      $0.term.utf16.lexicographicallyPrecedes($1.term.utf16)
    }
    var files: [[UInt8]] = []
    var firstTerms: [String] = []
    // Postings weigh two bytes or so, words that begin alike half of theirs.
    var rest = rows.reduce(0) { $0 + Self.weight(of: $1) }
    var file = SearchFileWriter()
    var weight = 0
    for row in rows {
      let share = rest / max(1, fileCount - files.count)
      if weight > 0, weight + Self.weight(of: row) / 2 > share, files.count + 1 < fileCount {
        files.append(file.bytes)
        rest -= weight
        (file, weight) = (SearchFileWriter(), 0)
      }
      if weight == 0 { firstTerms.append(row.term) }
      file.add(Array(row.term.utf8), row.postings)
      weight += Self.weight(of: row)
    }
    files.append(file.bytes)
    self.files = files + Array(repeating: [], count: max(0, fileCount - files.count))
    self.firstTerms = firstTerms
  }

  private static func weight(of row: (term: String, postings: [SearchPosting])) -> Int {
    row.term.utf8.count / 2 + 4 + min(row.postings.count, mostPostings) * 2
  }

  /// The postings of a word that the index keeps: those of the highest rank, and of a rank those of the newest entries.
  static func kept(_ postings: [SearchPosting]) -> [SearchPosting] {
    guard postings.count > mostPostings else { return postings }
    return postings.sorted { ($1.rank, $0.number) < ($0.rank, $1.number) }.prefix(mostPostings).sorted()
  }

  private static func merged(_ first: [SearchPosting], _ second: [SearchPosting]) -> [SearchPosting] {
    (first + second).sorted().reduce(into: []) { merged, posting in
      // Of one entry the last one has the best rank.
      if merged.last?.number == posting.number { merged.removeLast() }
      merged.append(posting)
    }
  }
}

private struct SearchFileWriter {
  private(set) var bytes: [UInt8] = []
  private var previous: [UInt8] = []

  mutating func add(_ term: [UInt8], _ postings: [SearchPosting]) {
    let shared = zip(previous, term).prefix { $0 == $1 }.count
    append(shared)
    append(term.count - shared)
    bytes += term[shared...]
    previous = term
    let isFacet = term.contains(UInt8(ascii: ":"))
    let kept = isFacet ? postings : SearchIndex.kept(postings)
    var row = SearchFileWriter()
    var last: UInt32 = 0
    for posting in kept {
      row.append(Int((posting.number - last) << 2 | posting.rank))
      last = posting.number
    }
    append(row.bytes.count << 1 | (kept.count < postings.count ? 1 : 0))
    bytes += row.bytes
  }

  private mutating func append(_ number: Int) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
