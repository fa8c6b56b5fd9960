package import FeedDiagnostics
import FeedModel
import Foundation
import GRDB

/// A database of SQLite that holds the entries of a site.
///
/// A run brings it up to date in one transaction: whoever reads it meanwhile sees it as it was, and a run that is
/// killed leaves it so.
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
    let rows = await site.entries.concurrentMap { SavedRows($0) }
    let queue = try attempt { try DatabaseQueue(path: path, configuration: configuration) }
    let state = try examine(queue)
    let changes = DatabaseChanges(from: state.digests, to: rows)
    let changed = changes.written
    let words = await changed.concurrentMap { SearchRow($0.rows) }
    let variants = HanVariants(of: words.lazy.flatMap(\.chineseRuns))
    let others = await words.concurrentMap { $0.variants(variants) }
    let isWritten = try attempt {
      try inTransaction(queue) { database in
        // What was found at first may be another run's to change.
        guard try DatabaseState(of: database) == state else { return false }
        let writer = try DatabaseWriter(database, replacing: state)
        try writer.write(site.facts)
        try writer.remove(changes.removed)
        for (index, change) in changed.enumerated() {
          try writer.write(change, search: words[index].columns + [others[index]])
        }
        return true
      }
    }
    guard isWritten else { throw diagnostic(.database(.busy)) }
    return changes.summary
  }

  // MARK: The file

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      // The system writes in its own time: all that could be lost with the power can be made again from the folder.
      try database.execute(sql: "PRAGMA synchronous = OFF; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY")
    }
    return configuration
  }

  /// What the file holds, if it is one that may be written.
  private func examine(_ queue: DatabaseQueue) throws(Diagnostic) -> DatabaseState {
    let state = try attempt { try queue.inDatabase { database in try DatabaseState(of: database) } }
    switch state.origin {
    case .foreign: throw diagnostic(.database(.foreign))
    case .own(let version) where version > DatabaseSchema.version:
      throw diagnostic(.database(.newer(version: version, known: DatabaseSchema.version)))
    case .own, .empty: return state
    }
  }

  private func inTransaction(_ queue: DatabaseQueue, _ body: (Database) throws -> Bool) throws -> Bool {
    var isWritten = false
    try queue.inDatabase { database in
      try database.inTransaction(.immediate) {
        isWritten = try body(database)
        return isWritten ? .commit : .rollback
      }
    }
    return isWritten
  }

  // MARK: Errors

  private func attempt<Result>(_ body: () throws -> Result) throws(Diagnostic) -> Result {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw diagnostic(Self.problem(error))
    } catch {
      throw diagnostic(.database(.failed(reason: error.localizedDescription)))
    }
  }

  private static func problem(_ error: DatabaseError) -> Problem {
    let reason = error.message ?? error.resultCode.description
    return switch error.resultCode {
    case .SQLITE_NOTADB: .database(.foreign)
    case .SQLITE_BUSY, .SQLITE_LOCKED: .database(.busy)
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_READONLY: .authoring(.unwritable(reason: reason))
    default: .database(.failed(reason: reason))
    }
  }

  private func diagnostic(_ problem: Problem) -> Diagnostic {
    Diagnostic(problem, at: SourceLocation(file: path))
  }
}
