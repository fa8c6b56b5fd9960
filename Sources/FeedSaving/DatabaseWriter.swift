import FeedModel
import FeedVisitors
import GRDB

/// Writes rows, within a transaction.
struct DatabaseWriter {
  private let database: Database
  private let entries: Statement
  private let parts: [Statement]
  private let search: Statement

  /// Finds the statements, which are prepared once.
  init(_ database: Database) throws {
    self.database = database
    entries = try Self.insertion(into: "entries", database)
    parts = try DatabaseTable.all.map { try Self.insertion(into: $0.name, database) }
    search = try database.cachedStatement(
      sql: "INSERT INTO search (rowid, title, names, captions, words, variants) VALUES (?, ?, ?, ?, ?, ?)")
  }

  /// Makes the tables, to which those of an earlier version give way, and writes what the site says of itself.
  static func prepare(
    _ database: Database, replacing state: DatabaseState, facts: [(key: String, value: String)]
  ) throws {
    if state.origin != .own(version: DatabaseSchema.version) {
      for name in DatabaseSchema.names { try database.execute(sql: "DROP TABLE IF EXISTS \(name)") }
      try database.execute(sql: DatabaseSchema.tables)
      // Many entries at once are sorted in memory instead of being merged on the disk.
      try database.execute(sql: "INSERT INTO search (search, rank) VALUES ('hashsize', \(32 << 20))")
      try database.execute(sql: "PRAGMA application_id = \(DatabaseSchema.applicationID)")
      try database.execute(sql: "PRAGMA user_version = \(DatabaseSchema.version)")
    }
    let old = try Row.fetchAll(database, sql: "SELECT key, value FROM site")
      .reduce(into: [String: String]()) { $0[$1[0]] = $1[1] }
    guard old != Dictionary(facts.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }) else { return }
    try database.execute(sql: "DELETE FROM site")
    for fact in facts {
      try database.execute(sql: "INSERT INTO site VALUES (?, ?)", arguments: [fact.key, fact.value])
    }
  }

  private static func insertion(into table: String, _ database: Database) throws -> Statement {
    let places = try database.columns(in: table).map { _ in "?" }.joined(separator: ", ")
    return try database.cachedStatement(sql: "INSERT INTO \(table) VALUES (\(places))")
  }

  /// Removes entries with everything that belongs to them.
  func remove(_ rows: [Int]) throws {
    guard !rows.isEmpty else { return }
    let words = try database.cachedStatement(sql: "DELETE FROM search WHERE rowid = ?")
    let entries = try database.cachedStatement(sql: "DELETE FROM entries WHERE id = ?")
    for row in rows {
      try run(words, [row])
      try run(entries, [row])
    }
  }

  /// Writes entries with everything that belongs to them, in place of what stands there of them.
  func write(_ changes: [DatabaseChanges.Change]) throws {
    try remove(changes.filter(\.isThere).map(\.row))
    for change in changes {
      try run(entries, change.entry)
      for (statement, table) in zip(parts, change.parts) {
        for row in table { try run(statement, row) }
      }
      try run(search, change.words)
    }
  }

  /// Runs a statement, which has as many places as there are arguments.
  private func run(_ statement: Statement, _ arguments: StatementArguments) throws {
    statement.setUncheckedArguments(arguments)
    try statement.execute()
  }
}

/// What has to be done to a database for some of the entries of a site.
struct DatabaseChanges: Sendable {
  /// An entry to write, as the statements of ``DatabaseWriter`` take it.
  struct Change: Sendable {
    /// Where it stands, or comes to stand.
    let row: Int
    /// Whether it stands there already, in another form.
    let isThere: Bool
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
