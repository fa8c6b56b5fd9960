/// What a file holds before a run.
struct DatabaseState: Equatable, Sendable {
  enum Origin: Equatable, Sendable {
    /// It is new and empty.
    case empty
    /// A feedsite that knew this version of the schema.
    case own(version: Int)
    /// Another program.
    case foreign
  }

  let origin: Origin
  /// The rows and digests of the entries that are in it, by path; empty where they have another schema.
  let digests: [String: Saved]

  /// After the last row of an entry.
  var endRow: Int { digests.values.reduce(1) { max($0, $1.row + 1) } }

  /// An entry that is in it.
  struct Saved: Equatable, Sendable {
    let row: Int
    let digest: String
  }

  init(of database: SQLiteDatabase) throws(SQLiteError) {
    origin = try Self.origin(of: database)
    guard origin == .own(version: DatabaseSchema.version) else {
      digests = [:]
      return
    }
    var digests: [String: Saved] = [:]
    let rows = try SQLiteStatement("SELECT path, id, digest FROM entries", in: database)
    while try rows.next() {
      digests[rows.text(at: 0)] = Saved(row: rows.integer(at: 1), digest: rows.text(at: 2))
    }
    self.digests = digests
  }

  private static func origin(of database: SQLiteDatabase) throws(SQLiteError) -> Origin {
    let application = try database.integer("PRAGMA application_id")
    if application == DatabaseSchema.applicationID {
      return .own(version: try database.integer("PRAGMA user_version"))
    }
    let count = try database.integer("SELECT count(*) FROM sqlite_master")
    return application == 0 && count == 0 ? .empty : .foreign
  }
}

package enum DatabaseSchema {
  /// Raised whenever a table, a column or what is in one changes; a database of an earlier version is made again.
  package static let version = 3

  /// The `PRAGMA application_id` of databases that feedsite wrote: `fdst` in ASCII.
  static let applicationID = 0x6664_7374

  /// The tables, each before those that refer to it, as the documentation shows them.
  package static let tables = String(decoding: PackageResources.Schema_sql, as: UTF8.self)

  /// The names of the tables, each after those that refer to it.
  static let names = ["search"] + DatabaseTable.all.reversed().map(\.name) + ["entries", "site"]
}
