import CSQLite
import FeedVisitors

/// A connection to a SQLite database; with its statements, the only use of SQLite's interface.
///
/// It closes when nothing needs it any more, which takes back a transaction that is not committed by then.
@safe
final class SQLiteDatabase {
  fileprivate let connection: OpaquePointer?

  /// How many milliseconds to wait for others that write to it.
  private static let patience: Int32 = 5_000

  /// Opens a file; one that is not there is made.
  init(path: String) throws(SQLiteError) {
    var connection: OpaquePointer?
    let code = unsafe sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil)
    // Even where that fails there is a connection, which knows why.
    unsafe self.connection = connection
    try check(code)
    try check(unsafe sqlite3_busy_timeout(connection, Self.patience))
  }

  deinit { unsafe sqlite3_close_v2(connection) }

  /// Runs statements without reading results.
  func execute(_ statements: String) throws(SQLiteError) {
    try check(unsafe sqlite3_exec(connection, statements, nil, nil, nil))
  }

  /// The number that is the answer; 0 where there is none.
  func integer(_ question: String) throws(SQLiteError) -> Int {
    let statement = try SQLiteStatement(question, in: self)
    return try statement.next() ? statement.integer(at: 0) : 0
  }

  fileprivate func check(_ code: Int32) throws(SQLiteError) {
    guard code != SQLITE_OK else { return }
    throw SQLiteError(code: code, message: unsafe String(cString: sqlite3_errmsg(connection)))
  }
}

/// A statement, which SQLite reads once and runs as often as it is asked to.
@safe
final class SQLiteStatement {
  private let database: SQLiteDatabase
  private let statement: OpaquePointer?

  init(_ text: String, in database: SQLiteDatabase) throws(SQLiteError) {
    var statement: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(database.connection, text, -1, &statement, nil)
    self.database = database
    unsafe self.statement = statement
    try database.check(code)
  }

  deinit { unsafe sqlite3_finalize(statement) }

  /// Runs the statement with a value for each of its places, and ignores its result.
  func run(_ values: [SavedValue]) throws(SQLiteError) {
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    _ = try next()
    try database.check(unsafe sqlite3_reset(statement))
  }

  private func bind(_ value: SavedValue, at place: Int32) throws(SQLiteError) {
    let code =
      switch value {
      case .null: unsafe sqlite3_bind_null(statement, place)
      case .integer(let number): unsafe sqlite3_bind_int64(statement, place, Int64(number))
      case .real(let number): unsafe sqlite3_bind_double(statement, place, number)
      case .text(let text): unsafe feedsite_bind_text(statement, place, text, UInt64(text.utf8.count))
      }
    try database.check(code)
  }

  /// Goes to the next row of the answer; false after the last one.
  func next() throws(SQLiteError) -> Bool {
    let code = unsafe sqlite3_step(statement)
    if code == SQLITE_ROW { return true }
    if code != SQLITE_DONE { try database.check(code) }
    return false
  }

  // MARK: The answer

  var columnCount: Int { Int(unsafe sqlite3_column_count(statement)) }

  /// A value of the row as text, numbers in decimal digits; empty where there is none.
  func text(at column: Int) -> String {
    guard let text = unsafe sqlite3_column_text(statement, Int32(column)) else { return "" }
    return unsafe String(cString: text)
  }

  func integer(at column: Int) -> Int { Int(unsafe sqlite3_column_int64(statement, Int32(column))) }
}

/// An error of SQLite, with its message.
struct SQLiteError: Error {
  /// A [result code](https://sqlite.org/rescode.html).
  let code: Int32
  let message: String
}
