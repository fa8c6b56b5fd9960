import CSQLite
package import FeedDiagnostics
package import FeedModel
package import FeedVisitors

/// A database of SQLite that holds the entries of a site.
///
/// A run brings it up to date in one transaction: readers see the old state meanwhile, and a run that is killed leaves
/// it.
package struct SavedDatabase: Sendable {
  private let path: String

  /// Names a database; nothing is opened yet.
  package init(path: String) {
    self.path = path
  }

  /// Brings the database up to date; one that is not there is made.
  ///
  /// - Throws: what is wrong with the file, or what SQLite says.
  package func update(_ site: SavedSite) async throws(Diagnostic) -> SavingSummary {
    let database = try attempt { () throws(SQLiteError) in try open() }
    let state = try examine(database)
    let writer = try attempt { () throws(SQLiteError) in
      try DatabaseWriter.prepare(database, replacing: state, facts: site.facts)
      return try DatabaseWriter(database)
    }
    let summary = try await write(site, by: writer, replacing: state)
    try attempt { () throws(SQLiteError) in try database.execute("COMMIT") }
    return summary
  }

  /// Writes what differs, a piece after the other, each prepared while the one before it is written.
  private func write(
    _ site: SavedSite, by writer: DatabaseWriter, replacing state: DatabaseState
  ) async throws(Diagnostic) -> SavingSummary {
    var summary = SavingSummary()
    var gone = state.digests
    var changes = await DatabaseChanges(of: site, from: 0, row: state.endRow, digests: state.digests)
    while true {
      let current = changes
      async let next = DatabaseChanges(
        of: site, from: current.end, row: current.endRow, digests: state.digests)
      try attempt { () throws(SQLiteError) in try writer.write(current.written) }
      let added = current.written.count { !$0.isThere }
      summary.added += added
      summary.changed += current.written.count - added
      summary.unchanged += current.paths.count - current.written.count
      for path in current.paths { gone[path] = nil }
      changes = await next
      if changes.paths.isEmpty { break }
    }
    let rows = gone.values.map(\.row).sorted()
    summary.removed = rows.count
    try attempt { () throws(SQLiteError) in try writer.remove(rows) }
    if summary.changed + summary.removed > 0 { try attempt { () throws(SQLiteError) in try writer.cleanIndex() } }
    return summary
  }

  // MARK: The file

  /// Opens the file and begins the transaction in which all is written.
  private func open() throws(SQLiteError) -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: path)
    // The system writes in its own time: all that could be lost with the power can be made again from the folder. A
    // page holds most texts whole; a database that is there keeps the size that it has. What is deleted is overwritten,
    // as Debian's SQLite does by itself.
    for setting in [
      "foreign_keys = ON", "page_size = 16384", "synchronous = OFF", "cache_size = -65536", "temp_store = MEMORY",
      "secure_delete = ON",
    ] { try database.execute("PRAGMA \(setting)") }
    try database.execute("BEGIN IMMEDIATE")
    return database
  }

  /// What the file holds, if it is one that may be written.
  private func examine(_ database: SQLiteDatabase) throws(Diagnostic) -> DatabaseState {
    let state = try attempt { () throws(SQLiteError) in try DatabaseState(of: database) }
    switch state.origin {
    case .foreign: throw diagnostic(.output(.foreignDatabase))
    case .own(let version) where version > DatabaseSchema.version:
      throw diagnostic(.output(.newerDatabase(version: version, known: DatabaseSchema.version)))
    case .own, .empty: return state
    }
  }

  // MARK: Errors

  private func attempt<Result>(_ body: () throws(SQLiteError) -> Result) throws(Diagnostic) -> Result {
    do {
      return try body()
    } catch {
      throw diagnostic(Self.problem(error))
    }
  }

  private static func problem(_ error: SQLiteError) -> Problem {
    switch error.code {
    case SQLITE_NOTADB: .output(.foreignDatabase)
    case SQLITE_BUSY, SQLITE_LOCKED: .output(.busyDatabase)
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_READONLY: .output(.unwritable(reason: error.message))
    default: .output(.failedDatabase(reason: error.message))
    }
  }

  private func diagnostic(_ problem: Problem) -> Diagnostic {
    Diagnostic(problem, at: SourceLocation(file: path))
  }
}

/// What is saved of a site.
package struct SavedSite: Sendable {
  /// The facts about the site, by name.
  let facts: [(key: String, value: String)]
  /// How many entries and people there are.
  let count: Int
  /// Makes the rows of one of them, when its turn comes, so that not all are in memory.
  let entry: @Sendable (Int) -> SavedEntry

  /// Takes the settings of a site and its entries.
  package init(_ site: Site, count: Int, entry: @escaping @Sendable (Int) -> SavedEntry) {
    let author = site.author.map { [("author", $0.name)] } ?? []
    let description = site.description.map { [("description", $0)] } ?? []
    facts =
      [
        ("id", site.id), ("language", site.language), ("time-zone", site.timeZone.identifier), ("title", site.title),
        ("url", URLResolver(site: site.url).absolute(.home)),
      ] + author + description
    self.count = count
    self.entry = entry
  }
}

/// What a run made of a database.
package struct SavingSummary: Hashable, Sendable {
  /// How many entries came into it.
  package var added = 0
  /// How many were there in another form.
  package var changed = 0
  /// How many left it.
  package var removed = 0
  /// How many were right as they stood.
  package var unchanged = 0
}
