import FeedModel
import FeedVisitors

/// Writes rows, within a transaction, by statements that are read once.
struct DatabaseWriter {
  private let entries: SQLiteStatement
  private let parts: [SQLiteStatement]
  private let search: SQLiteStatement
  private let removal: SQLiteStatement
  private let removalFromSearch: SQLiteStatement
  private let cleaning: SQLiteStatement

  init(_ database: SQLiteDatabase) throws(SQLiteError) {
    entries = try Self.insertion(into: "entries", database)
    parts = try DatabaseTable.all.map { table throws(SQLiteError) in try Self.insertion(into: table.name, database) }
    search = try SQLiteStatement(
      "INSERT INTO search (rowid, title, names, captions, words, variants) VALUES (?, ?, ?, ?, ?, ?)", in: database)
    removal = try SQLiteStatement("DELETE FROM entries WHERE id = ?", in: database)
    removalFromSearch = try SQLiteStatement("DELETE FROM search WHERE rowid = ?", in: database)
    cleaning = try SQLiteStatement("INSERT INTO search (search) VALUES ('optimize')", in: database)
  }

  /// Creates the tables, replacing those of an earlier version, and writes the facts about the site.
  static func prepare(
    _ database: SQLiteDatabase, replacing state: DatabaseState, facts: [(key: String, value: String)]
  ) throws(SQLiteError) {
    if state.origin != .own(version: DatabaseSchema.version) {
      for name in DatabaseSchema.names { try database.execute("DROP TABLE IF EXISTS \(name)") }
      try database.execute(DatabaseSchema.tables)
      // Many entries at once are sorted in memory instead of being merged on the disk.
      try database.execute("INSERT INTO search (search, rank) VALUES ('hashsize', \(32 << 20))")
      try database.execute("PRAGMA application_id = \(DatabaseSchema.applicationID)")
      try database.execute("PRAGMA user_version = \(DatabaseSchema.version)")
    }
    let rows = try SQLiteStatement("SELECT key, value FROM site", in: database)
    var old: [String: String] = [:]
    while try rows.next() { old[rows.text(at: 0)] = rows.text(at: 1) }
    guard old != Dictionary(facts.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }) else { return }
    try database.execute("DELETE FROM site")
    let insertion = try SQLiteStatement("INSERT INTO site VALUES (?, ?)", in: database)
    for fact in facts { try insertion.run([.text(fact.key), .text(fact.value)]) }
  }

  private static func insertion(
    into table: String, _ database: SQLiteDatabase
  ) throws(SQLiteError) -> SQLiteStatement {
    let count = try SQLiteStatement("SELECT * FROM \(table)", in: database).columnCount
    let places = Array(repeating: "?", count: count).joined(separator: ", ")
    return try SQLiteStatement("INSERT INTO \(table) VALUES (\(places))", in: database)
  }

  /// Takes the words of what was removed or changed out of the index, where they would stay for a while. They may be
  /// those of a draft.
  func cleanIndex() throws(SQLiteError) { try cleaning.run([]) }

  /// Removes entries with everything that belongs to them.
  func remove(_ rows: [Int]) throws(SQLiteError) {
    for row in rows {
      try removalFromSearch.run([.integer(row)])
      try removal.run([.integer(row)])
    }
  }

  /// Writes entries with everything that belongs to them, in place of what is there of them.
  func write(_ changes: [DatabaseChanges.Change]) throws(SQLiteError) {
    try remove(changes.filter(\.isThere).map(\.row))
    for change in changes {
      try entries.run(change.entry)
      for (statement, table) in zip(parts, change.parts) {
        for row in table { try statement.run(row) }
      }
      try search.run(change.words)
    }
  }
}

/// What has to be done to a database for some of the entries of a site.
struct DatabaseChanges: Sendable {
  /// An entry to write, as the statements of ``DatabaseWriter`` take it.
  struct Change: Sendable {
    /// Where it is, or will be.
    let row: Int
    /// Whether it is there already, in another form.
    let isThere: Bool
    let entry: [SavedValue]
    /// Its rows in the other tables, in the order of ``DatabaseTable/all``.
    let parts: [[[SavedValue]]]
    /// Its words, by column of `search`.
    let words: [SavedValue]
  }

  /// The entries to write, in the order of the site.
  let written: [Change]
  /// The paths of all entries that were looked at.
  let paths: [String]
  /// After the last of them.
  let end: Int
  /// After the last row that is taken.
  let endRow: Int

  /// How many entries are prepared at a time, while those before them are written.
  private static let size = 2000

  /// Compares what is in a database with what ought to.
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
    // SQLite writes on one processor; the work that others can do for it is done here.
    written = await changed.indices.concurrentMap { index in
      let (rows, place) = (changed[index], places[index])
      return Change(
        row: place, isThere: digests[rows.path] != nil,
        entry: [.integer(place)] + rows.entry + [.text(rows.digest)],
        parts: rows.parts.map { table in
          table.enumerated().map { [.integer(place), .integer($0 + 1)] + $1 }
        },
        words: [.integer(place)] + (words[index].columns + [words[index].variants(variants)]).map { .text($0) })
    }
  }
}
