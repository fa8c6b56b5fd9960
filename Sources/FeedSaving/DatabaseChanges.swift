import FeedModel
import FeedVisitors
import GRDB

/// What has to be done to a database for some of the entries of a site.
struct DatabaseChanges: Sendable {
  /// An entry to write, as the statements of ``DatabaseWriter`` take it.
  struct Change: Sendable {
    /// Where it stands, or comes to stand.
    let row: Int
    /// Whether it stands there already, in another form.
    let isThere: Bool
    /// Its row in `entries`.
    let entry: StatementArguments
    /// Its rows in the other tables, in the order of ``DatabaseTable/all``.
    let parts: [[StatementArguments]]
    /// Its words, by column of `search`.
    let words: StatementArguments
  }

  /// The entries to write, in the order of the site.
  let written: [Change]
  /// The paths of all entries that were looked at.
  let paths: [String]
  /// Behind the last of them.
  let end: Int
  /// Behind the last row that is taken.
  let endRow: Int

  /// How many entries are prepared at a time, while those before them are written.
  private static let size = 2000

  /// Compares what stands in a database with what ought to.
  ///
  /// - Parameter row: The first of the rows that are free.
  init(of site: SavedSite, from start: Int, row: Int, digests: [String: DatabaseState.Saved]) async {
    end = min(site.count, start + Self.size)
    let rows = await (start..<end).concurrentMap { SavedRows(site.entry($0)) }
    paths = rows.map(\.path)
    let changed = rows.filter { digests[$0.path]?.digest != $0.digest }
    let words = await changed.concurrentMap { SearchRow($0) }
    let variants = HanVariants(of: words.lazy.flatMap(\.chineseRuns))
    var endRow = row
    let places = changed.map { rows in
      if let saved = digests[rows.path] { return saved.row }
      defer { endRow += 1 }
      return endRow
    }
    self.endRow = endRow
    // SQLite writes on one processor; whatever others can do for it is done here.
    written = await changed.indices.concurrentMap { index in
      let (rows, place) = (changed[index], places[index])
      return Change(
        row: place, isThere: digests[rows.path] != nil,
        entry: StatementArguments([place] + rows.entry.map(\.argument) + [rows.digest]),
        parts: rows.parts.map { table in
          table.enumerated().map { StatementArguments([place, $0 + 1] + $1.map(\.argument)) }
        },
        words: StatementArguments([place] + words[index].columns + [words[index].variants(variants)]))
    }
  }
}

extension SavedValue {
  /// The value as GRDB takes it.
  fileprivate var argument: (any DatabaseValueConvertible)? {
    switch self {
    case .null: nil
    case .integer(let number): number
    case .real(let number): number
    case .text(let text): text
    }
  }
}
