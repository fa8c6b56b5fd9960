import FeedModel
import FeedVisitors

/// What has to be done to a database for some of the entries of a site.
struct DatabaseChanges: Sendable {
  /// An entry to write.
  struct Change: Sendable {
    let rows: SavedRows
    /// Where it stood and stands again; nil of one that is new.
    let row: Int?
    /// Its words, by column of `search`.
    let words: [String]
  }

  /// The entries to write, in the order of the site.
  let written: [Change]
  /// The paths of all entries that were looked at.
  let paths: [String]
  /// Behind the last of them.
  let end: Int

  /// How many entries are prepared at a time, while those before them are written.
  private static let size = 2000

  /// Compares what stands in a database with what ought to.
  init(of site: SavedSite, from start: Int, digests: [String: DatabaseState.Saved]) async {
    end = min(site.count, start + Self.size)
    let rows = await (start..<end).concurrentMap { SavedRows(site.entry($0)) }
    paths = rows.map(\.path)
    let changed = rows.filter { digests[$0.path]?.digest != $0.digest }
    let words = await changed.concurrentMap { SearchRow($0) }
    let variants = HanVariants(of: words.lazy.flatMap(\.chineseRuns))
    written = await changed.indices.concurrentMap { index in
      Change(
        rows: changed[index], row: digests[changed[index].path]?.row,
        words: words[index].columns + [words[index].variants(variants)])
    }
  }
}
