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
