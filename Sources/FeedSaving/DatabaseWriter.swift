import FeedVisitors
import GRDB

/// Writes rows, within a transaction.
struct DatabaseWriter {
  private let database: Database
  private let site: Statement
  private let entries: Statement
  private let parts: [Statement]
  private let search: Statement

  /// Prepares the statements; tables of an earlier version make place for those of this one.
  init(_ database: Database, replacing state: DatabaseState) throws {
    self.database = database
    if state.origin != .own(version: DatabaseSchema.version) {
      for name in DatabaseSchema.names { try database.execute(sql: "DROP TABLE IF EXISTS \(name)") }
      try database.execute(sql: DatabaseSchema.tables)
      try database.execute(sql: "PRAGMA application_id = \(DatabaseSchema.applicationID)")
      try database.execute(sql: "PRAGMA user_version = \(DatabaseSchema.version)")
    }
    site = try Self.insertion(into: "site", columnCount: 2, database)
    entries = try Self.insertion(into: "entries", columnCount: 21, database)
    parts = try DatabaseTable.all.map { try Self.insertion(into: $0.name, columnCount: $0.columnCount + 2, database) }
    search = try database.makeStatement(
      sql: "INSERT INTO search (rowid, title, names, captions, words, variants) VALUES (?, ?, ?, ?, ?, ?)")
  }

  private static func insertion(into table: String, columnCount: Int, _ database: Database) throws -> Statement {
    let places = Array(repeating: "?", count: columnCount).joined(separator: ", ")
    return try database.makeStatement(sql: "INSERT INTO \(table) VALUES (\(places))")
  }

  /// Writes what the site says of itself, where it said something else.
  func write(_ facts: [(key: String, value: String)]) throws {
    let old = try Row.fetchAll(database, sql: "SELECT key, value FROM site")
      .reduce(into: [String: String]()) { $0[$1[0]] = $1[1] }
    guard old != Dictionary(facts.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }) else { return }
    try database.execute(sql: "DELETE FROM site")
    for fact in facts { try run(site, [fact.key.databaseValue, fact.value.databaseValue]) }
  }

  /// Removes entries with everything that belongs to them.
  func remove(_ rows: [Int]) throws {
    let words = try database.makeStatement(sql: "DELETE FROM search WHERE rowid = ?")
    let entries = try database.makeStatement(sql: "DELETE FROM entries WHERE id = ?")
    for row in rows {
      try run(words, [row.databaseValue])
      try run(entries, [row.databaseValue])
    }
  }

  /// Writes an entry with everything that belongs to it.
  func write(_ change: DatabaseChanges.Change, search words: [String]) throws {
    let rows = change.rows
    try run(entries, [change.row.databaseValue] + rows.entry.map(\.databaseValue) + [rows.digest.databaseValue])
    let row = database.lastInsertedRowID.databaseValue
    for (statement, table) in zip(parts, rows.parts) {
      for (place, values) in table.enumerated() {
        try run(statement, [row, (place + 1).databaseValue] + values.map(\.databaseValue))
      }
    }
    try run(search, [row] + words.map(\.databaseValue))
  }

  private func run(_ statement: Statement, _ values: [DatabaseValue]) throws {
    statement.setUncheckedArguments(StatementArguments(values))
    try statement.execute()
  }
}

extension SavedValue {
  /// The value as SQLite takes it.
  fileprivate var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let text): text.databaseValue
    }
  }
}
